import { IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useViewer } from '#platform/session/useSession'
import type {
  GroupChatLine_message$data,
  GroupChatLine_message$key,
} from './__generated__/GroupChatLine_message.graphql'
import { QuietLine } from './QuietLine'

const fragment = graphql`
  fragment GroupChatLine_message on GroupChatMessage {
    type
    viewerIsAuthor
    author {
      name
    }
    name
    profile {
      legacyId
      name
    }
  }
`

type Happening = GroupChatLine_message$data['type'] & `GROUP_CHAT_${string}`

export function GroupChatLine({ message }: { message: GroupChatLine_message$key }) {
  const { t } = useTranslation('mail')
  const viewer = useViewer()
  const { type, viewerIsAuthor, author, name: chat, profile } = useFragment(fragment, message)
  const isViewer = profile?.legacyId === viewer.legacyId
  const who = profile?.name ?? t('messages.somebody')
  const by = author?.name ?? t('messages.somebody')
  // Person in each sentence, so that the viewer is addressed and not named.
  const person = viewerIsAuthor ? 'byYou' : isViewer ? 'you' : 'other'
  return (
    <QuietLine icon={IconUsersGroup}>
      {t(`messages.groupChat.${type as Happening}.${person}`, { by, who, chat: chat ?? '' })}
    </QuietLine>
  )
}
