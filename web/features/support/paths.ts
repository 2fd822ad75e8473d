/** The viewer's tickets. */
export const MY_TICKETS = '/Support/MyTickets'

/** Where the ticket form stands. */
export const CREATE_TICKET_ANCHOR = 'create-ticket'

export function ticketPath(legacyId: number): string {
  return `${MY_TICKETS}/${legacyId}`
}
