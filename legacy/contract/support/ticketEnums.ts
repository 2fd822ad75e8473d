type ValueOf<E> = E[keyof E]

/** What a ticket is about. */
export const TicketKind = { LogIn: 1, Payment: 2, Member: 3, Fault: 4, Suggestion: 5, Other: 6 } as const
export type TicketKind = ValueOf<typeof TicketKind>

/** A ticket that support closes stays ClosePending for seven days. */
export const TicketStatus = { Normal: 1, ClosePending: 2, Closed: 3, Reopened: 4 } as const
export type TicketStatus = ValueOf<typeof TicketStatus>

/** How the staff sort tickets: Pending waits for the member. */
export const TicketAdminStatus = { None: 0, New: 1, Open: 2, Pending: 3, Closed: 4, Deleted: 5, Forwarded: 6 } as const
export type TicketAdminStatus = ValueOf<typeof TicketAdminStatus>

/** The specification names only the ends. */
export const TicketRating = { Worst: 1, Bad: 2, Middling: 3, Good: 4, Best: 5 } as const
export type TicketRating = ValueOf<typeof TicketRating>
