/** The viewer's tickets. */
export const MY_TICKETS = '/Support/MyTickets'

/** Where the ticket form stands. */
export const CREATE_TICKET_ANCHOR = 'create-ticket'

/** Asks for the form; servers are not told the end of an address, where its place is named. */
export const WRITE = 'write'

/** The form for a ticket. */
export const CREATE_TICKET = `/Support?${WRITE}#${CREATE_TICKET_ANCHOR}`

export function ticketPath(legacyId: number): string {
  return `${MY_TICKETS}/${legacyId}`
}
