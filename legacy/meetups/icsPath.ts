/** The path of a meetup as a calendar file; `:id` for the route. */
export function icsPathOf(id: number | ':id'): string {
  return `/media/meetups/${id}/meetup.ics`
}
