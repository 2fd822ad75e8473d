import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { ArticleBar } from '#shared/articles/ArticleBar'
import { shareLink } from '#shared/articles/shareLink'
import { editMeetupPath, lodgePath, meetupPath } from '#shared/lodges/paths'
import { useMemberActions } from '#shared/profiles/useMemberActions'
import { useToday } from '#platform/session/useToday'
import { tell } from '#platform/toasts/tell'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { useDeleteMeetup } from '../../mutations/useDeleteMeetup'
import type { MeetupBar_meetup$key } from './__generated__/MeetupBar_meetup.graphql'
import { DeleteMeetupDialog } from './DeleteMeetupDialog'

const fragment = graphql`
  fragment MeetupBar_meetup on Meetup {
    id
    legacyId
    title
    beginsAt
    repetition
    comingCount
    waitingCount
    viewerStatus
    cancelledAt
    viewerCanEdit
    viewerCanDelete
    maker {
      ...useMemberActions_profile
    }
  }
`

interface MeetupBarProps {
  meetup: MeetupBar_meetup$key
  lodge: { readonly id: string; readonly legacyId: number }
}

/** Actions on the profile of a maker that are shown at their meetup. */
const ABOUT_MAKER = new Set(['block', 'report'])

/** What the viewer may do with a meetup, besides signing up. */
export function MeetupBar({ meetup, lodge }: MeetupBarProps) {
  const { t } = useTranslation(['meetups', 'gatherings', 'common'])
  const navigate = useNavigate()
  const now = useToday()
  const data = useFragment(fragment, meetup)
  const { id, legacyId, title, cancelledAt, viewerStatus } = data
  const { isOwn, others, dialog } = useMemberActions(data.maker)
  const [isDeleting, setDeleting] = useState(false)
  const [remove, busy] = useDeleteMeetup(lodge.id)
  const signedUp = data.comingCount + data.waitingCount - (viewerStatus == null ? 0 : 1)
  const cancels = cancelledAt == null && new Date(data.beginsAt) > now && signedUp > 0

  const confirm = async (following: boolean) => {
    const outcome = await remove(id, following)
    if (outcome === null) return
    setDeleting(false)
    tell(t(`delete.done.${outcome}`, { title }))
    if (outcome === 'deleted') void navigate(lodgePath(lodge.legacyId, 'Calendar'), { replace: true })
  }
  const items: (CardAction | false)[] = [
    data.viewerCanEdit && {
      id: 'edit',
      label: t('actions.edit'),
      icon: IconPencil,
      onSelect: () => void navigate(editMeetupPath(lodge.legacyId, legacyId)),
    },
    data.viewerCanDelete && {
      id: 'delete',
      label: t(cancels ? 'actions.cancel' : 'actions.delete'),
      icon: IconTrash,
      danger: true,
      onSelect: () => setDeleting(true),
    },
    ...(isOwn ? [] : others.filter((action) => ABOUT_MAKER.has(action.id))),
  ]
  return (
    <>
      <ArticleBar
        title={title}
        share={{
          label: t('gatherings:actions.share'),
          onSelect: () => void shareLink(meetupPath(lodge.legacyId, legacyId), title, t('gatherings:actions.copied')),
        }}
        menu={{
          menuLabel: t('gatherings:actions.more', { title }),
          closeLabel: t('common:close'),
          items: items.filter((item) => item !== false),
        }}
      />
      {dialog}
      {isDeleting && (
        <DeleteMeetupDialog
          title={title}
          cancels={cancels}
          isSeries={data.repetition !== 'ONCE' && cancelledAt == null}
          busy={busy}
          onConfirm={(following) => void confirm(following)}
          onCancel={() => setDeleting(false)}
        />
      )}
    </>
  )
}
