import { IconCake } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { BirthdayCard_message$key } from './__generated__/BirthdayCard_message.graphql'
import { MessageCard } from './MessageCard'
import { MessageText } from './MessageText'

const fragment = graphql`
  fragment BirthdayCard_message on BirthdayWishesMessage {
    viewerIsAuthor
    author {
      name
    }
    text
  }
`

export function BirthdayCard({ message }: { message: BirthdayCard_message$key }) {
  const { t } = useTranslation('mail')
  const { viewerIsAuthor, author, text } = useFragment(fragment, message)
  const title =
    viewerIsAuthor || !author ? t('messages.birthday.title') : t('messages.birthday.from', { name: author.name })
  return (
    <MessageCard icon={IconCake} tone="festive" title={title}>
      {text && <MessageText text={text} />}
    </MessageCard>
  )
}
