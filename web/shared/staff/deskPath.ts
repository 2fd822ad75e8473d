/** The support desk. */
export const DESK = '/Admin/Tickets'

export function deskTicketPath(legacyId: number): string {
  return `${DESK}/${legacyId}`
}
