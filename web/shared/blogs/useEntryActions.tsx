import {
  IconBell,
  IconBellOff,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconPencil,
  IconShare2,
  IconStar,
  IconStarOff,
  IconUserMinus,
  IconUserOff,
  IconUserPlus,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { Boundary } from '#platform/errors/Boundary'
import { isStaff } from '#shared/staff/isStaff'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { useViewer } from '#platform/session/useSession'
import type { useEntryActions_entry$key } from './__generated__/useEntryActions_entry.graphql'
import { useSetCurated } from './mutations/useSetCurated'
import { editEntryPath, entryPath } from './paths'
import { shareLink } from '#shared/articles/shareLink'
import { useFollow } from './useFollow'
import { useHide } from './useHide'

const fragment = graphql`
  fragment useEntryActions_entry on BlogEntry {
    __typename
    id
    legacyId
    title
    slug
    status
    isCurated
    viewerIsFollowing
    viewerHasHidden
    viewerIsAuthor
    author {
      __typename
      id
      followerCount
      viewerIsFollowing
      viewerHasHidden
      profile {
        name
      }
    }
  }
`

const ReportDialog = lazyDialog(['members'], async () => (await import('#shared/reports/ReportDialog')).ReportDialog)

/** Returns the actions on an entry and their dialog, which the caller renders. */
export function useEntryActions(entry: useEntryActions_entry$key) {
  const { t } = useTranslation('blogEntries')
  const viewer = useViewer()
  const navigate = useNavigate()
  const data = useFragment(fragment, entry)
  const [isReporting, setReporting] = useState(false)
  const follow = useFollow()
  const hide = useHide()
  const [setCurated] = useSetCurated()
  const { id, legacyId, slug, author, isCurated, viewerIsAuthor } = data
  const { name } = author.profile
  const title = data.title || t('untitled')
  const published = data.status === 'PUBLISHED'

  const edit: CardAction = {
    id: 'edit',
    label: t('actions.edit'),
    icon: IconPencil,
    onSelect: () => void navigate(editEntryPath(legacyId)),
  }
  const share: CardAction = {
    id: 'share',
    label: t('actions.share'),
    icon: IconShare2,
    onSelect: () => void shareLink(entryPath(legacyId, slug), title, t('actions.copied')),
  }
  const curate: CardAction = {
    id: 'curate',
    label: isCurated ? t('actions.uncurate') : t('actions.curate'),
    icon: isCurated ? IconStarOff : IconStar,
    onSelect: () => void setCurated(id, !isCurated),
  }
  const ofOthers: CardAction[] = [
    {
      id: 'followEntry',
      label: data.viewerIsFollowing ? t('actions.unfollowEntry') : t('actions.followEntry'),
      icon: data.viewerIsFollowing ? IconBellOff : IconBell,
      onSelect: () => void follow({ __typename: 'BlogEntry', id }, title, !data.viewerIsFollowing),
    },
    {
      id: 'followAuthor',
      label: author.viewerIsFollowing ? t('actions.unfollowAuthor', { name }) : t('actions.followAuthor', { name }),
      icon: author.viewerIsFollowing ? IconUserMinus : IconUserPlus,
      onSelect: () =>
        void follow(
          { __typename: 'BlogAuthor', id: author.id, followerCount: author.followerCount },
          name,
          !author.viewerIsFollowing,
        ),
    },
    {
      id: 'hideEntry',
      label: data.viewerHasHidden ? t('actions.unhideEntry') : t('actions.hideEntry'),
      icon: data.viewerHasHidden ? IconEye : IconEyeOff,
      onSelect: () => void hide({ __typename: 'BlogEntry', id }, title, !data.viewerHasHidden),
    },
    {
      id: 'hideAuthor',
      label: author.viewerHasHidden ? t('actions.unhideAuthor', { name }) : t('actions.hideAuthor', { name }),
      icon: author.viewerHasHidden ? IconEye : IconUserOff,
      onSelect: () => void hide({ __typename: 'BlogAuthor', id: author.id }, name, !author.viewerHasHidden),
    },
    {
      id: 'report',
      label: t('actions.report'),
      icon: IconFlag,
      danger: true,
      onSelect: () => setReporting(true),
    },
  ]
  const items = [
    ...(viewerIsAuthor ? [edit] : []),
    ...(published ? [share] : []),
    ...(published && isStaff(viewer) ? [curate] : []),
    ...(viewerIsAuthor ? [] : ofOthers),
  ]
  const dialog = isReporting && (
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        <ReportDialog item={{ id, kind: 'blogEntry', name }} onClose={() => setReporting(false)} />
      </Suspense>
    </Boundary>
  )
  return { items, menuLabel: t('actions.more', { title }), dialog }
}
