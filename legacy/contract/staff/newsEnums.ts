type ValueOf<E> = E[keyof E]

/** What the staff tell members: once in a dialog, or in the line that runs over the page. */
export const NewsKind = { BreakingNews: 1, Ticker: 2 } as const
export type NewsKind = ValueOf<typeof NewsKind>

export const NewsState = { Planned: 1, Running: 2, Ended: 3 } as const
export type NewsState = ValueOf<typeof NewsState>
