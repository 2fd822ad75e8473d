import type { AnswerOf, BodyOf, CallName } from '../../legacy/contract/contract'

/** The calls that give many objects by their ids. */
export type BatchCall = {
  [N in CallName]: N extends `${string}ByIds` ? (BodyOf<N> extends { ids: number[] } ? N : never) : never
}[CallName]

/** What such a call gives for one id. */
export type BatchItem<N extends BatchCall> = AnswerOf<N> extends readonly (infer Item)[] ? Item : never
