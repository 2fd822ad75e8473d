import { Button } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { LoungeCard_message$key } from './__generated__/LoungeCard_message.graphql'
import { MessageCard } from './MessageCard'
import { MessageText } from './MessageText'
import { useEnterChat } from './useEnterChat'

const fragment = graphql`
  fragment LoungeCard_message on LoungeMessage {
    viewerIsAuthor
    author {
      name
    }
    text
    name
    chatPath
  }
`

export function LoungeCard({ message }: { message: LoungeCard_message$key }) {
  const { t } = useTranslation('mail')
  const { viewerIsAuthor, author, text, name: room, chatPath } = useFragment(fragment, message)
  const [enter, busy] = useEnterChat()
  const name = author?.name ?? t('messages.somebody')
  return (
    <MessageCard
      icon={IconMessages}
      title={
        viewerIsAuthor ? t('messages.lounge.invitedByYou', { room }) : t('messages.lounge.invited', { name, room })
      }
      actions={
        chatPath && (
          <Button size="sm" loading={busy} onClick={() => void enter(chatPath)}>
            {t('messages.lounge.enter')}
          </Button>
        )
      }
    >
      {text && <MessageText text={text} />}
    </MessageCard>
  )
}
