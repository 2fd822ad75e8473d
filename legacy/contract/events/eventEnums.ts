type ValueOf<E> = E[keyof E]

/** What kind of gathering an event is. */
export const EventKind = { Party: 1, Social: 2, Dinner: 3, Course: 4, Trip: 5, Culture: 6, Other: 7 } as const
export type EventKind = ValueOf<typeof EventKind>

/** A draft is seen by its hosts and the staff alone. */
export const EventStatus = { Draft: 1, Published: 2, Cancelled: 3 } as const
export type EventStatus = ValueOf<typeof EventStatus>

/** A profile's standing at an event: whoever comes is a guest, event admins who run it are its hosts. */
export const EventRole = { None: 0, Guest: 1, Host: 2, Staff: 3 } as const
export type EventRole = ValueOf<typeof EventRole>

/** A place is held while its member pays, or decides whether to. */
export const EventSignUpStatus = { Coming: 1, Waiting: 2, Held: 3 } as const
export type EventSignUpStatus = ValueOf<typeof EventSignUpStatus>

/** The lists of a member's own events. */
export const OwnEvents = { Going: 1, Waiting: 2, Past: 3, Hosted: 4 } as const
export type OwnEvents = ValueOf<typeof OwnEvents>

/** What became of a tick at the door: a second one finds the guest as they are, or the sign-up is gone. */
export const EventTickResult = { Done: 1, Already: 2, Gone: 3 } as const
export type EventTickResult = ValueOf<typeof EventTickResult>
