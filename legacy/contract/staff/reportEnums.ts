type ValueOf<E> = E[keyof E]

/** Where a case stands: all open reports of one item are one case. */
export const ReportCaseStatus = { Open: 1, Objected: 2, Decided: 3 } as const
export type ReportCaseStatus = ValueOf<typeof ReportCaseStatus>

/** What became of an objection to a decision. */
export const ObjectionOutcome = { None: 0, Stands: 1, Reversed: 2 } as const
export type ObjectionOutcome = ValueOf<typeof ObjectionOutcome>
