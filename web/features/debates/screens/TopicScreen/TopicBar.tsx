import {
  IconArrowsExchange,
  IconFlag,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { ArticleBar } from '#shared/articles/ArticleBar'
import { shareLink } from '#shared/articles/shareLink'
import { Likes } from '#shared/likes/Likes'
import { debateCategoryPath, editTopicPath, lodgePath, topicPath } from '#shared/lodges/paths'
import { useMemberActions } from '#shared/profiles/useMemberActions'
import { Boundary } from '#platform/errors/Boundary'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { tell } from '#platform/toasts/tell'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { DeleteTopicDialog } from '../../components/DeleteTopicDialog'
import { useDeleteTopic } from '../../mutations/useDeleteTopic'
import { useFollowTopic } from '../../mutations/useFollowTopic'
import { useModeration } from '../../mutations/useModeration'
import type { TopicBar_entry$key } from './__generated__/TopicBar_entry.graphql'
import type { TopicBar_lodge$key } from './__generated__/TopicBar_lodge.graphql'
import { MoveTopicDialog } from './MoveTopicDialog'

const ReportDialog = lazyDialog(['members'], async () => (await import('#shared/reports/ReportDialog')).ReportDialog)

const entryFragment = graphql`
  fragment TopicBar_entry on DebateEntry {
    id
    legacyId
    title
    status
    isLocked
    isPinned
    viewerIsFollowing
    viewerCanEdit
    viewerCanDelete
    viewerCanModerate
    viewerCanMove
    category {
      id
      legacyId
    }
    author {
      name
      ...useMemberActions_profile
    }
    ...Likes_item
  }
`

const lodgeFragment = graphql`
  fragment TopicBar_lodge on Lodge {
    id
    legacyId
    viewerCanTakePart
    ...MoveTopicDialog_lodge
  }
`

interface TopicBarProps {
  entry: TopicBar_entry$key
  lodge: TopicBar_lodge$key
}

/** What the viewer may do with a topic. */
export function TopicBar({ entry, lodge }: TopicBarProps) {
  const { t } = useTranslation(['debates', 'common'])
  const navigate = useNavigate()
  const data = useFragment(entryFragment, entry)
  const place = useFragment(lodgeFragment, lodge)
  const { id, legacyId, isLocked, isPinned, viewerIsFollowing, category, author } = data
  const { isOwn, others, dialog } = useMemberActions(author)
  const [asked, setAsked] = useState<'delete' | 'move' | 'report' | null>(null)
  const [remove, isDeleting] = useDeleteTopic(place.id)
  const follow = useFollowTopic()
  const { setLocked, setPinned, move } = useModeration(place.id, id)
  const published = data.status === 'PUBLISHED'
  const title = data.title || t('untitled')
  const close = () => setAsked(null)
  const tellDone = async (done: Promise<boolean>, words: string) => {
    if (await done) tell(words)
  }

  const confirmDelete = async () => {
    if (!(await remove(id))) return
    close()
    tell(t('delete.done', { title }))
    const path = category ? debateCategoryPath(place.legacyId, category.legacyId) : lodgePath(place.legacyId, 'Debate')
    void navigate(path, { replace: true })
  }
  const confirmMove = (categoryId: string, name: string) => {
    close()
    void tellDone(move(categoryId), t('move.done', { name }))
  }

  const items: (CardAction | false)[] = [
    data.viewerCanEdit && {
      id: 'edit',
      label: t('actions.edit'),
      icon: IconPencil,
      onSelect: () => void navigate(editTopicPath(place.legacyId, legacyId)),
    },
    published &&
      data.viewerCanModerate && {
        id: 'pin',
        label: isPinned ? t('actions.unpin') : t('actions.pin'),
        icon: isPinned ? IconPinnedOff : IconPin,
        onSelect: () => void tellDone(setPinned(!isPinned), isPinned ? t('moderated.unpinned') : t('moderated.pinned')),
      },
    published &&
      data.viewerCanModerate && {
        id: 'lock',
        label: isLocked ? t('actions.unlock') : t('actions.lock'),
        icon: isLocked ? IconLockOpen : IconLock,
        onSelect: () => void tellDone(setLocked(!isLocked), isLocked ? t('moderated.unlocked') : t('moderated.locked')),
      },
    published &&
      data.viewerCanMove && {
        id: 'move',
        label: t('actions.move'),
        icon: IconArrowsExchange,
        onSelect: () => setAsked('move'),
      },
    data.viewerCanDelete && {
      id: 'delete',
      label: t('actions.delete'),
      icon: IconTrash,
      danger: true,
      onSelect: () => setAsked('delete'),
    },
    ...(isOwn ? [] : others.filter((action) => action.id === 'block')),
    !isOwn && {
      id: 'report',
      label: t('actions.report'),
      icon: IconFlag,
      danger: true,
      onSelect: () => setAsked('report'),
    },
  ]
  return (
    <>
      <ArticleBar
        title={title}
        likes={published && place.viewerCanTakePart && <Likes item={data} label={t('actions.like')} />}
        follow={
          published && place.viewerCanTakePart && !isOwn
            ? {
                following: viewerIsFollowing,
                label: viewerIsFollowing ? t('actions.following') : t('actions.follow'),
                hint: t('actions.followHint'),
                onSelect: () => void follow(id, !viewerIsFollowing),
              }
            : undefined
        }
        share={
          published
            ? {
                label: t('actions.share'),
                onSelect: () => void shareLink(topicPath(place.legacyId, legacyId), title, t('actions.copied')),
              }
            : undefined
        }
        menu={{
          menuLabel: t('actions.more', { title }),
          closeLabel: t('common:close'),
          items: items.filter((item) => item !== false),
        }}
      />
      {dialog}
      {asked === 'delete' && (
        <DeleteTopicDialog title={title} busy={isDeleting} onConfirm={() => void confirmDelete()} onCancel={close} />
      )}
      {asked === 'move' && (
        <MoveTopicDialog lodge={place} categoryId={category?.id ?? null} onMove={confirmMove} onClose={close} />
      )}
      {asked === 'report' && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <ReportDialog item={{ id, kind: 'topic', name: author.name }} onClose={close} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
