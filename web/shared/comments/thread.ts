import { createContext, use } from 'react'
import type { Participant } from './useParticipants'

/** A comment on its way. */
export interface WrittenComment {
  readonly text: string
  readonly mentionIds: string[]
  /** The same again is the same comment. */
  readonly key: string
  /** The comment that it answers. */
  readonly parentId?: string
}

/** What became of what was sent: in words, why not; null when the member has been told already. */
export type SendOutcome = { readonly sent: true } | { readonly sent: false; readonly message: string | null }

/** What all comments on one thing have in common. */
export interface Thread {
  /** Answers stand under what they answer. */
  readonly layered: boolean
  /** Nothing more can be written. */
  readonly closed: boolean
  /** What others have written since then is new. */
  readonly newSince: string
  /** The number of the comment that the address leads to. */
  readonly target: number | null
  readonly people: readonly Participant[]
  readonly add: (comment: WrittenComment) => Promise<SendOutcome>
  /** Takes a comment away after a question has been answered with yes. */
  readonly remove: (comment: { readonly id: string; readonly parentId: string | null | undefined }) => Promise<boolean>
  /** The address of a comment. */
  readonly hrefOf: (legacyId: number) => string
  /** Shows the comments by time. */
  readonly flatten: () => void
}

const ThreadContext = createContext<Thread | null>(null)

export const ThreadProvider = ThreadContext.Provider

/** The thread that a comment belongs to. */
export function useThread(): Thread {
  const thread = use(ThreadContext)
  if (!thread) throw new Error('A comment stands in a thread')
  return thread
}

/** The id of a comment's element, which is the anchor of its address. */
export function anchorOf(legacyId: number): string {
  return `comment-${legacyId}`
}
