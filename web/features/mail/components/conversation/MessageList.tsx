import { Box, VisuallyHidden } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useConversationName } from '#shared/mail/useConversationName'
import { useShownWidth } from '#shared/media/useShownWidth'
import { ErrorState } from '#ui/states/ErrorState'
import { ShowMore } from '#ui/states/ShowMore'
import { arrange } from '../../arrange'
import { alreadyThere } from '../../outbox/alreadyThere'
import type { useOutbox } from '../../outbox/useOutbox'
import { MosaicWidth, mosaicWidthOf } from '../messages/mosaicWidth'
import type { MessageList_conversation$key } from './__generated__/MessageList_conversation.graphql'
import { DayLine, UnreadLine } from './Lines'
import { MessageGroup } from './MessageGroup'
import classes from './MessageList.module.css'
import { HappenedRow } from './HappenedRow'
import { NewMessages } from './NewMessages'
import { PendingGroup } from './PendingGroup'
import type { useMessages } from '../messages/useMessages'
import { useReading } from './useReading'
import { useScroll } from './useScroll'

const fragment = graphql`
  fragment MessageList_conversation on Conversation {
    id
    kind
    unreadCount
    otherReadUpTo
    ...useConversationName_conversation
  }
`

interface MessageListProps {
  conversation: MessageList_conversation$key
  list: ReturnType<typeof useMessages>
  outbox: Pick<ReturnType<typeof useOutbox>, 'entries' | 'retry' | 'remove'>
}

export function MessageList({ conversation, list, outbox }: MessageListProps) {
  const { t } = useTranslation(['mail', 'common'])
  const data = useFragment(fragment, conversation)
  const { id, kind, unreadCount, otherReadUpTo } = data
  const name = useConversationName(data)
  const { messages, hasPrevious, isLoadingPrevious, loadPrevious } = list
  const [frame, width] = useShownWidth()
  const unreadLine = useRef<HTMLLIElement>(null)
  const newest = messages.at(-1)?.legacyId ?? 0
  const { scroller, atEnd, onScroll, toEnd } = useScroll({
    newest,
    startsAt: () => unreadLine.current,
    onNearBeginning: () => {
      if (hasPrevious && !isLoadingPrevious) loadPrevious()
    },
  })
  const { firstNew, newCount } = useReading({ id, unreadCount, messages, atEnd })
  const [openedAt] = useState(newest)

  // Scrolls to the end when the viewer sends a message.
  const there = alreadyThere(outbox.entries, messages)
  const entries = outbox.entries.filter(({ key }) => !there.has(key))
  useAskAgain(outbox, there)
  const sentCount = useRef(entries.length)
  useEffect(() => {
    if (entries.length > sentCount.current) toEnd()
    sentCount.current = entries.length
  })

  const own = messages.filter(({ viewerIsAuthor, isDeleted }) => viewerIsAuthor && !isDeleted)
  const lastOwn = own.at(-1)?.legacyId
  const lastRead = own.findLast(({ legacyId, readState }) => legacyId <= otherReadUpTo || readState === 'SENT_AND_READ')
  const shared = kind !== 'NORMAL' && kind !== 'SYSTEM'
  return (
    <div className={classes.place}>
      <Box
        component="section"
        ref={scroller}
        className={classes.scroller}
        tabIndex={0}
        aria-label={name}
        onScroll={onScroll}
      >
        <div ref={frame} className={classes.frame}>
          {hasPrevious && (
            <ShowMore
              label={t('conversation.earlier')}
              loadingLabel={t('common:loading')}
              loading={isLoadingPrevious}
              onShowMore={loadPrevious}
            />
          )}
          {list.failed && (
            <ErrorState
              compact
              title={t('conversation.failed')}
              text={t('conversation.failedText')}
              action={{ label: t('common:retry'), onSelect: list.fetchAnew }}
            />
          )}
          {!list.failed && messages.length === 0 && entries.length === 0 && (
            <p className={classes.empty}>{t('conversation.empty')}</p>
          )}
          <MosaicWidth value={mosaicWidthOf(width)}>
            <ol className={classes.rows}>
              {arrange(messages, firstNew).map((row) => {
                if (row.kind === 'day') return <DayLine key={row.key} date={row.date} />
                if (row.kind === 'unread') return <UnreadLine key={row.key} ref={unreadLine} />
                if (row.kind === 'line') return <HappenedRow key={row.key} message={row.message} />
                return (
                  <MessageGroup
                    key={row.key}
                    messages={row.messages}
                    shared={shared}
                    fromSite={kind === 'SYSTEM'}
                    lastOwn={lastOwn}
                    lastRead={lastRead?.legacyId}
                  />
                )
              })}
              {entries.length > 0 && <PendingGroup entries={entries} retry={outbox.retry} remove={outbox.remove} />}
            </ol>
          </MosaicWidth>
        </div>
      </Box>
      {!atEnd && (
        <button type="button" className={classes.toEnd} data-new={newCount > 0} onClick={toEnd}>
          <IconArrowDown size={18} stroke={2} aria-hidden />
          {newCount > 0 ? (
            t('conversation.newMessages', { count: newCount })
          ) : (
            <VisuallyHidden>{t('conversation.toEnd')}</VisuallyHidden>
          )}
        </button>
      )}
      <NewMessages messages={messages.filter(({ legacyId }) => legacyId > openedAt)} />
    </div>
  )
}

/**
 * Retries a failed message that is already in the conversation: the server recognises its key, and the message
 * leaves the outbox.
 */
function useAskAgain(
  { entries, retry }: Pick<MessageListProps['outbox'], 'entries' | 'retry'>,
  there: ReadonlySet<string>,
) {
  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const { key, state } of entries) {
      if (state !== 'failed' || !there.has(key) || asked.current.has(key)) continue
      asked.current.add(key)
      retry(key)
    }
  })
}
