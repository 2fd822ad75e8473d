/** The queues of the staff's desks. Those of applications and kinks are on dark sites only. */
export const StaffQueue = { Tickets: 1, Reports: 2, Looks: 3, Validation: 4, Applications: 5, Kinks: 6 } as const
export type StaffQueue = (typeof StaffQueue)[keyof typeof StaffQueue]
