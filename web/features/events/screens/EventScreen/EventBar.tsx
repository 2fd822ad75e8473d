import { IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { ArticleBar } from '#shared/articles/ArticleBar'
import { shareLink } from '#shared/articles/shareLink'
import { eventPath, eventsPath } from '#shared/events/paths'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { Boundary } from '#platform/errors/Boundary'
import { useToday } from '#platform/session/useToday'
import { tell } from '#platform/toasts/tell'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { useEventChange } from '../../mutations/useEventChange'
import type { EventBar_event$key } from './__generated__/EventBar_event.graphql'
import { CancelEventSheet } from './CancelEventSheet'

const ReportDialog = lazyDialog(['members'], async () => (await import('#shared/reports/ReportDialog')).ReportDialog)

const fragment = graphql`
  fragment EventBar_event on Event {
    id
    legacyId
    title
    status
    endsAt
    viewerRole
    viewerCanEdit
    viewerCanCancel
  }
`

/** What the viewer may do with an event, besides signing up. */
export function EventBar({ event }: { event: EventBar_event$key }) {
  const { t } = useTranslation(['events', 'gatherings', 'common'])
  const navigate = useNavigate()
  const { id, legacyId, title, status, endsAt, viewerRole, ...may } = useFragment(fragment, event)
  const [asked, setAsked] = useState<'cancel' | 'report' | null>(null)
  const close = () => setAsked(null)
  const { cancel, busy } = useEventChange()
  const isDraft = status === 'DRAFT'
  const isOver = new Date(endsAt) <= useToday()

  const confirm = async (reason: string) => {
    const outcome = await cancel(id, reason)
    if (outcome === null) return
    close()
    tell(t(`cancel.done.${outcome}`, { title }))
    if (outcome === 'deleted') void navigate(eventsPath('MyEvents', '?part=hosted'), { replace: true })
  }
  const items: (CardAction | false)[] = [
    may.viewerCanEdit && {
      id: 'edit',
      label: t('actions.edit'),
      icon: IconPencil,
      onSelect: () => void navigate(eventPath(legacyId, 'Edit')),
    },
    may.viewerCanCancel &&
      (isDraft || !isOver) && {
        id: 'cancel',
        label: t(isDraft ? 'actions.delete' : 'actions.cancel'),
        icon: IconTrash,
        danger: true,
        onSelect: () => setAsked('cancel'),
      },
    viewerRole !== 'HOST' && {
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
        share={{
          label: t('gatherings:actions.share'),
          onSelect: () => void shareLink(eventPath(legacyId), title, t('gatherings:actions.copied')),
        }}
        menu={{
          menuLabel: t('gatherings:actions.more', { title }),
          closeLabel: t('common:close'),
          items: items.filter((item) => item !== false),
        }}
      />
      {asked === 'cancel' && (
        <CancelEventSheet
          title={title}
          isDraft={isDraft}
          busy={busy}
          onConfirm={(reason) => void confirm(reason)}
          onClose={close}
        />
      )}
      {asked === 'report' && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <ReportDialog item={{ id, kind: 'event', name: title }} onClose={close} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
