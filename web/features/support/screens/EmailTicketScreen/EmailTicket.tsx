import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Section } from '#ui/layout/Section'
import { RatingForm } from '../../components/RatingForm'
import { ReplyForm } from '../../components/ReplyForm'
import { StatusLine } from '../../components/StatusLine'
import { Thread, ThreadMessage } from '../../components/Thread'
import { useAddTicketMessage } from '../../mutations/useAddTicketMessage'
import { useRateEmailTicket } from '../../mutations/useTicketActions'
import type { EmailTicket_ticket$key } from './__generated__/EmailTicket_ticket.graphql'
import { EmailTicketFiles } from './EmailTicketFiles'
import classes from './EmailTicket.module.css'

const fragment = graphql`
  fragment EmailTicket_ticket on EmailTicket {
    status
    closesAt
    rating
    ratingText
    reviewAuthor
    isRatable
    messages {
      isFromStaff
      text
      createdAt
      attachmentCount
      ...EmailTicketFiles_message
    }
  }
`

interface EmailTicketProps {
  ticket: EmailTicket_ticket$key
  /** The secret part of the link. */
  link: string
  /** Reads the ticket anew. */
  onChange: () => Promise<unknown>
}

/** What the link in a mail shows of a ticket, with the answer and the rating that it allows. */
export function EmailTicket({ ticket, link, onChange }: EmailTicketProps) {
  const { t } = useTranslation('support')
  const data = useFragment(fragment, ticket)
  const [write, isWriting] = useAddTicketMessage()
  const [rate, isRating] = useRateEmailTicket()
  return (
    <article className={classes.ticket}>
      <StatusLine
        status={data.status}
        closesAt={data.closesAt}
        isAnswered={data.messages.at(-1)?.isFromStaff ?? false}
        className={classes.quiet}
      />
      <Thread>
        {data.messages.map((message, index) => (
          <ThreadMessage
            key={`${message.createdAt} ${index}`}
            author={message.isFromStaff ? t('thread.support') : t('thread.you')}
            text={message.text}
            createdAt={message.createdAt}
            side={message.isFromStaff ? 'other' : 'own'}
          >
            <EmailTicketFiles message={message} />
            {message.attachmentCount > 0 && (
              <p className={classes.quiet}>{t('byMail.attachments', { count: message.attachmentCount })}</p>
            )}
          </ThreadMessage>
        ))}
      </Thread>
      <ReplyForm
        draft={`ticket ${link}`}
        busy={isWriting}
        onSend={async (reply, onRefused) => {
          const sent = await write({ input: { link, ...reply } }, { onRefused })
          if (sent) await onChange()
          return sent !== null
        }}
      />
      {data.isRatable && (
        <Section title={t('rating.title')}>
          <RatingForm
            {...data}
            busy={isRating}
            onRate={async (given, onRefused) => (await rate({ link, ...given }, { onRefused })) !== null}
          />
        </Section>
      )}
    </article>
  )
}
