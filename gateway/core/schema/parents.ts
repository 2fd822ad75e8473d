import type { AnswerOf, CallName } from '../../../legacy/contract/contract'
import type { UserError } from '../mutation'

export type ItemOf<N extends CallName> = AnswerOf<N> extends readonly (infer Item)[] ? Item : never

export interface Edge<T> {
  readonly cursor: string
  readonly node: T
}

/** The item that a write was about is read again only when the client asks for it. */
export interface ItemPayload {
  /** A global id. */
  readonly itemId?: string
  readonly userErrors: readonly UserError[]
}
