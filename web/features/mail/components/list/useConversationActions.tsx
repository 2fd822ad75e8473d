import {
  IconDoorExit,
  IconFlag,
  IconMailOpened,
  IconPin,
  IconPinnedOff,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { Boundary } from '#platform/errors/Boundary'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { markConversationAsRead } from '#shared/mail/markConversationAsRead'
import { useSetConversationPinned } from '../../mutations/useSetConversationPinned'
import type { useConversationActions_conversation$key } from './__generated__/useConversationActions_conversation.graphql'

const fragment = graphql`
  fragment useConversationActions_conversation on Conversation {
    id
    legacyId
    kind
    name
    memberCount
    unreadCount
    viewerHasPinned
    viewerIsOwner
    lastMessage {
      id
    }
    ...ReportConversationDialog_conversation
    other {
      id
    }
  }
`

const DIALOGS = {
  delete: lazyDialog(['mail'], async () => (await import('./DeleteConversationDialog')).DeleteConversationDialog),
  members: lazyDialog(['mail'], async () => (await import('../groups/GroupMembersSheet')).GroupMembersSheet),
  report: lazyDialog(['members'], async () => (await import('./ReportConversationDialog')).ReportConversationDialog),
  leave: lazyDialog(['mail'], async () => (await import('../groups/LeaveGroupDialog')).LeaveGroupDialog),
}

export function useConversationActions(conversation: useConversationActions_conversation$key) {
  const { t } = useTranslation('mail')
  const data = useFragment(fragment, conversation)
  const { id, kind, unreadCount, viewerHasPinned, lastMessage } = data
  const setPinned = useSetConversationPinned()
  const environment = useRelayEnvironment()
  const [opened, setOpened] = useState<keyof typeof DIALOGS | null>(null)
  const isGroup = kind === 'GROUP_CHAT'

  const pin: CardAction = {
    id: 'pin',
    label: viewerHasPinned ? t('list.unpin') : t('list.pin'),
    icon: viewerHasPinned ? IconPinnedOff : IconPin,
    onSelect: () => void setPinned(id, !viewerHasPinned),
  }
  const read: CardAction = {
    id: 'read',
    label: t('list.markAsRead'),
    icon: IconMailOpened,
    onSelect: () => lastMessage && markConversationAsRead(environment, id, lastMessage.id),
  }
  const members: CardAction = {
    id: 'members',
    label: t('groups.members'),
    icon: IconUsers,
    onSelect: () => setOpened('members'),
  }
  const leave: CardAction = {
    id: 'leave',
    label: t('groups.leave'),
    icon: IconDoorExit,
    danger: true,
    onSelect: () => setOpened('leave'),
  }
  const report: CardAction = {
    id: 'reportConversation',
    label: t('conversation.report'),
    icon: IconFlag,
    danger: true,
    onSelect: () => setOpened('report'),
  }
  // The other of two, or the owner of a group chat, is whom the report is about.
  const isReportable = kind === 'NORMAL' ? data.other != null : isGroup && !data.viewerIsOwner
  const remove: CardAction = {
    id: 'delete',
    label: t('list.delete'),
    icon: IconTrash,
    danger: true,
    onSelect: () => setOpened('delete'),
  }
  const items: readonly CardAction[] = [
    ...(unreadCount > 0 && lastMessage ? [read] : []),
    pin,
    ...(isGroup ? [members, leave] : []),
    ...(isReportable ? [report] : []),
    remove,
  ]

  const Dialog = opened && DIALOGS[opened]
  const dialog = Dialog && (
    <Boundary key={opened} fallback={null}>
      <Suspense fallback={null}>
        <Dialog conversation={data} onClose={() => setOpened(null)} onLeave={() => setOpened('leave')} />
      </Suspense>
    </Boundary>
  )
  return { items, dialog }
}
