import { calendarDateOf, toIsoDate } from '#lib/format/calendarDate'
import type { MessageType } from './components/messages/__generated__/useMessages_message.graphql'
import { MANNERS } from './messageTypes'

export interface ArrangedMessage {
  readonly type: MessageType
  readonly id: string
  readonly legacyId: number
  readonly createdAt: string
  readonly viewerIsAuthor: boolean
  readonly author: { readonly id: string } | null | undefined
}

export type Row<M> =
  | { readonly kind: 'day'; readonly key: string; readonly date: string }
  | { readonly kind: 'unread'; readonly key: string }
  /** Messages that one person wrote within a short time. */
  | { readonly kind: 'group'; readonly key: string; readonly messages: readonly [M, ...M[]] }
  /** An event, as a quiet line. */
  | { readonly kind: 'line'; readonly key: string; readonly message: M }

/** Messages group together when no more than this time lies between them, in milliseconds. */
const TOGETHER = 5 * 60_000

const dayOf = ({ createdAt }: ArrangedMessage) => toIsoDate(calendarDateOf(new Date(createdAt)))

function belongs(message: ArrangedMessage, last: ArrangedMessage): boolean {
  return (
    message.viewerIsAuthor === last.viewerIsAuthor &&
    message.author?.id === last.author?.id &&
    Date.parse(message.createdAt) - Date.parse(last.createdAt) < TOGETHER
  )
}

/**
 * Arranges messages, oldest first: by days, one person's messages within a short time as a group, and a line where
 * the viewer left off.
 */
export function arrange<M extends ArrangedMessage>(messages: readonly M[], firstNew: number | null): Row<M>[] {
  const rows: Row<M>[] = []
  let day = ''
  for (const message of messages) {
    const { createdAt, id, legacyId } = message
    const isFirstNew = legacyId === firstNew
    const itsDay = dayOf(message)
    const isOtherDay = itsDay !== day
    if (isOtherDay) rows.push({ kind: 'day', key: itsDay, date: createdAt })
    day = itsDay
    if (isFirstNew) rows.push({ kind: 'unread', key: 'unread' })
    const before = rows.at(-1)
    if (MANNERS[message.type] === 'happened') {
      rows.push({ kind: 'line', key: id, message })
    } else if (before?.kind === 'group' && belongs(message, before.messages.at(-1) ?? before.messages[0])) {
      rows[rows.length - 1] = { ...before, messages: [...before.messages, message] }
    } else {
      rows.push({ kind: 'group', key: id, messages: [message] })
    }
  }
  return rows
}

/** First message that the viewer has not read, counted back from the last message of others; null when all are read. */
export function firstUnread(
  messages: readonly (ArrangedMessage & { readonly readState: string })[],
  unreadCount: number,
): number | null {
  if (unreadCount === 0) return null
  const unread = messages.filter(({ viewerIsAuthor, readState }) => !viewerIsAuthor && readState === 'UNREAD')
  return unread.slice(-unreadCount)[0]?.legacyId ?? null
}
