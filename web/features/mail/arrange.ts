import { calendarDateOf, toIsoDate } from '#lib/dateInput'
import type { MessageType } from './components/messages/__generated__/useMessages_message.graphql'
import { MANNERS } from './messageTypes'

/** What the order on screen is made from. */
export interface ArrangedMessage {
  readonly type: MessageType
  readonly id: string
  readonly legacyId: number
  readonly createdAt: string
  readonly viewerIsAuthor: boolean
  readonly author: { readonly id: string } | null | undefined
}

/** A piece of the conversation from top to bottom. */
export type Row<M> =
  | { readonly kind: 'day'; readonly key: string; readonly date: string }
  | { readonly kind: 'unread'; readonly key: string }
  /** What one wrote in a short while. */
  | { readonly kind: 'group'; readonly key: string; readonly messages: readonly [M, ...M[]] }
  /** Something that happened, in a quiet line. */
  | { readonly kind: 'line'; readonly key: string; readonly message: M }

/** What was written within so many milliseconds after one another stands together. */
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
 * Lays messages out, oldest first: by days, what one wrote in a short while together, and a line before the message where the
 * reader left off.
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

/** The first of the messages that the viewer has not read: as many of the last of others as are counted; null when none is. */
export function firstUnread(
  messages: readonly (ArrangedMessage & { readonly readState: string })[],
  unreadCount: number,
): number | null {
  if (unreadCount === 0) return null
  const unread = messages.filter(({ viewerIsAuthor, readState }) => !viewerIsAuthor && readState === 'UNREAD')
  return unread.slice(-unreadCount)[0]?.legacyId ?? null
}
