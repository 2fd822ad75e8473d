import type { KinkLevel as GraphKinkLevel } from './__generated__/KinkRow_kink.graphql'

export type KinkLevel = Exclude<GraphKinkLevel, '%future added value'>

/** The levels in their order. */
export const KINK_LEVELS = ['LIKE', 'CURIOUS', 'NO'] as const satisfies readonly KinkLevel[]
