/** The address of an event's page. */
export function eventPath(id: number): string {
  return `/Community/Events/Event/${id}`
}

/** The path of an event as a calendar file; `:id` for the route. */
export function icsPathOf(id: number | ':id'): string {
  return `/media/events/${id}/event.ics`
}

/** The path of the list of those who come; `:id` for the route. */
export function exportPathOf(id: number | ':id'): string {
  return `/media/events/${id}/guests.csv`
}
