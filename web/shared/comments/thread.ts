import { createContext, use } from 'react'
import type { Participant } from './useParticipants'

/** A comment to send. */
export interface WrittenComment {
  readonly text: string
  readonly mentionIds: string[]
  /** Idempotency key: a resend with the same key is the same comment. */
  readonly key: string
  /** The comment that it answers. */
  readonly parentId?: string
}

/** The result of sending. The message is the refusal; null if an error was shown already. */
export type SendOutcome = { readonly sent: true } | { readonly sent: false; readonly message: string | null }

/** State and actions shared by all comments on an item. */
export interface Thread {
  /** Whether answers are shown below the comments they answer. */
  readonly layered: boolean
  /** Whether new comments are refused. */
  readonly closed: boolean
  /** Whether the viewer can like the comments. */
  readonly likable: boolean
  /** Later comments of others are new. */
  readonly newSince: string
  /** The number of the comment in the address. */
  readonly target: number | null
  readonly people: readonly Participant[]
  readonly add: (comment: WrittenComment) => Promise<SendOutcome>
  /** Deletes a comment after a confirmation. */
  readonly remove: (comment: { readonly id: string; readonly parentId: string | null | undefined }) => Promise<boolean>
  /** Returns the address of a comment. */
  readonly hrefOf: (legacyId: number) => string
  /** Switches to the order by time. */
  readonly flatten: () => void
}

const ThreadContext = createContext<Thread | null>(null)

export const ThreadProvider = ThreadContext.Provider

/** Returns the thread of a comment. */
export function useThread(): Thread {
  const thread = use(ThreadContext)
  if (!thread) throw new Error('A comment stands in a thread')
  return thread
}

/** Returns the id of a comment's element, which is the anchor in its address. */
export function anchorOf(legacyId: number): string {
  return `comment-${legacyId}`
}
