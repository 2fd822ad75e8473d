import type { AnswerOf, BodyOf, CallName } from '../../../legacy/contract/contract'

/** The calls that load objects by a list of ids. */
export type BatchCall = {
  [N in CallName]: N extends `${string}ByIds` ? (BodyOf<N> extends { ids: number[] } ? N : never) : never
}[CallName]

export type BatchItem<N extends BatchCall> = AnswerOf<N> extends readonly (infer Item)[] ? Item : never
