/** Paths of the events. */

/** Leads to those to come. */
export const EVENTS = '/Community/Events'

/** Path segments of the pages on all events. */
type EventsPage = 'Upcoming' | 'MyEvents' | 'Create'

/** Returns the path of a page on all events, with the query given. */
export function eventsPath(page: EventsPage, search = ''): string {
  return `${EVENTS}/${page}${search}`
}

/** Path segments of the pages of one event. */
type EventPage = 'Mail' | 'Album' | 'Edit' | 'CheckIn'

/** Returns the path of an event by the number in its address. */
export function eventPath(legacyId: number | string, page?: EventPage): string {
  const path = `${EVENTS}/Event/${legacyId}`
  return page ? `${path}/${page}` : path
}

/** Returns the path of a conversation about an event. */
export function eventMailPath(event: number | string, conversation: number | string): string {
  return `${eventPath(event, 'Mail')}/${conversation}`
}
