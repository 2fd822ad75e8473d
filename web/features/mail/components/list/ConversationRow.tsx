import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconChecks, IconPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ConversationFace } from '#shared/mail/ConversationFace'
import { ShortTime } from '#shared/mail/ShortTime'
import { useConversationName } from '#shared/mail/useConversationName'
import { useLastLine } from '#shared/mail/useLastLine'
import { useKeptDraft } from '#platform/forms/useDraft'
import { AppLink } from '#ui/links/AppLink'
import { Counter } from '#ui/Counter'
import { CardMenu } from '#ui/MemberCard/CardMenu'
import { useCardGesture } from '#ui/MemberCard/useCardGesture'
import type { ConversationRow_conversation$key } from './__generated__/ConversationRow_conversation.graphql'
import classes from './ConversationRow.module.css'
import { mailDraft } from '../../mailDrafts'
import { DraftLine } from './DraftLine'
import { useConversationActions } from './useConversationActions'

const fragment = graphql`
  fragment ConversationRow_conversation on Conversation {
    id
    legacyId
    other {
      id
    }
    viewerHasPinned
    unreadCount
    lastMessageAt
    ...ConversationFace_conversation
    ...useConversationName_conversation
    ...useLastLine_conversation
    ...useConversationActions_conversation
  }
`

interface ConversationRowProps {
  conversation: ConversationRow_conversation$key
  href: string
  /** The conversation is open. */
  current: boolean
  now: Date
}

/** A conversation in the list: name, last message, and on hover or long press its actions. */
export function ConversationRow({ conversation, href, current, now }: ConversationRowProps) {
  const { t } = useTranslation(['mail', 'common'])
  const data = useFragment(fragment, conversation)
  const name = useConversationName(data)
  const line = useLastLine(data)
  const draft = useKeptDraft(mailDraft(data)).trim()
  const { items, dialog } = useConversationActions(data)
  const gesture = useCardGesture(true)
  const { unreadCount, viewerHasPinned, lastMessageAt } = data
  const Read = line?.ownRead ? IconChecks : IconCheck
  return (
    <article
      className={classes.row}
      data-current={current}
      data-unread={unreadCount > 0}
      data-open={gesture.opened}
      {...gesture.handlers}
    >
      <ConversationFace conversation={data} />
      <div className={classes.words}>
        <p className={classes.head}>
          <AppLink
            className={classes.name}
            href={href}
            aria-current={current ? 'page' : undefined}
            aria-label={draft === '' ? undefined : `${name}, ${t('list.draft')}`}
          >
            {name}
          </AppLink>
          <ShortTime className={classes.time} at={lastMessageAt} now={now} />
        </p>
        <p className={classes.last}>
          {draft === '' && line?.ownRead != null && (
            <span className={classes.read} data-read={line.ownRead}>
              <Read size={16} stroke={1.9} aria-hidden />
              <VisuallyHidden>{line.ownRead ? t('list.read') : t('list.sent')}</VisuallyHidden>
            </span>
          )}
          {draft === '' ? (
            <span className={classes.line}>{line?.text ?? t('list.nothingYet')}</span>
          ) : (
            <DraftLine text={draft} />
          )}
          {viewerHasPinned && (
            <span className={classes.pin}>
              <IconPin size={16} stroke={1.75} aria-hidden />
              <VisuallyHidden>{t('list.pinned')}</VisuallyHidden>
            </span>
          )}
          <Counter value={unreadCount} label={t('list.unreadMessages', { count: unreadCount })} />
        </p>
      </div>
      <div className={classes.actions}>
        <CardMenu
          facts={{ name, ages: [] }}
          actions={{ menuLabel: t('list.more', { name }), closeLabel: t('common:close'), items }}
          gesture={gesture}
        />
      </div>
      {dialog}
    </article>
  )
}
