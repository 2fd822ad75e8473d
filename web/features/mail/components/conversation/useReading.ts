import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { firstUnread, type ArrangedMessage } from '../../arrange'
import { markConversationAsRead } from '#shared/mail/markConversationAsRead'

/** Long enough for a look at the messages, short enough that the other one soon sees them as read. */
const AFTER_LOOKING = 600

interface Reading {
  readonly id: string
  readonly unreadCount: number
  readonly messages: readonly (ArrangedMessage & { readonly readState: string })[]
  /** The end of the list is on screen. */
  readonly atEnd: boolean
}

/**
 * Finds where the viewer left off, counts new messages below the screen, and marks the conversation as read, but
 * only while the page is visible and the end of the list is on screen.
 */
export function useReading({ id, unreadCount, messages, atEnd }: Reading) {
  const environment = useRelayEnvironment()
  const isReading = useDocumentVisibility() !== 'hidden' && atEnd
  const theirs = messages.filter(({ viewerIsAuthor }) => !viewerIsAuthor)
  const newest = theirs.at(-1)?.legacyId ?? 0
  const [firstNew, setFirstNew] = useState(() => firstUnread(messages, unreadCount))
  const [seenUpTo, setSeenUpTo] = useState(firstNew === null ? newest : firstNew - 1)

  if (newest > seenUpTo) {
    if (isReading) setSeenUpTo(newest)
    else if (firstNew === null || firstNew <= seenUpTo) {
      setFirstNew(theirs.find(({ legacyId }) => legacyId > seenUpTo)?.legacyId ?? null)
    }
  }

  const lastId = messages.at(-1)?.id
  const hasUnread = unreadCount > 0
  useEffect(() => {
    if (!isReading || !hasUnread || lastId === undefined) return undefined
    const timer = window.setTimeout(() => markConversationAsRead(environment, id, lastId), AFTER_LOOKING)
    return () => window.clearTimeout(timer)
  }, [environment, id, isReading, hasUnread, lastId])

  return {
    firstNew,
    /** Messages of others below what has been on screen. */
    newCount: theirs.filter(({ legacyId }) => legacyId > seenUpTo).length,
  }
}
