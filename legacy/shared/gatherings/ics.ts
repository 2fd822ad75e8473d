import ical, { ICalEventStatus } from 'ical-generator'
import type { Locale } from '../../content/locale'
import type { Deps, Viewer } from '../../core/handler'
import { oneLine } from '../../core/text/plainText'

/** A gathering as calendar programs show it. */
export interface CalendarEntry {
  /** Unique on the site: `meetup-5`. */
  readonly uid: string
  readonly path: string
  readonly title: string
  /** The beginning of the description. */
  readonly words: string
  readonly place: string
  /** Empty for those who may not know it. */
  readonly address: string
  readonly beginsAt: Date
  readonly endsAt: Date
  readonly createdAt: Date
  readonly editedAt: Date | null
  readonly cancelledAt: Date | null
  readonly revision: number
  /** The member has no place yet. */
  readonly tentative: boolean
}

/** What a calendar calls a gathering of a dark site. */
const APPOINTMENT: Readonly<Record<Locale, string>> = {
  'da-DK': 'Aftale',
  'en-GB': 'Appointment',
  'nb-NO': 'Avtale',
  'sv-SE': 'Inbokat',
}

/**
 * Gatherings as an iCalendar file, with their times in UTC. Others may look into a calendar: of the dark sites it says
 * when and where, and neither what nor of whom.
 */
export function calendarOf(
  { settings }: Pick<Deps, 'settings'>,
  viewer: Pick<Viewer, 'site' | 'locale'>,
  product: string,
  entries: readonly CalendarEntry[],
): string {
  const site = settings.sites.openly(viewer.site)
  const isDark = viewer.site.dark
  const calendar = ical({ name: site.name, prodId: { company: site.name, product } })
  for (const entry of entries) {
    const { uid, path, title, words, place, address, createdAt } = entry
    calendar.createEvent({
      id: `${uid}@${site.host}`,
      sequence: entry.revision - 1,
      start: entry.beginsAt,
      end: entry.endsAt,
      stamp: entry.editedAt ?? createdAt,
      created: createdAt,
      lastModified: entry.editedAt ?? createdAt,
      summary: isDark ? APPOINTMENT[viewer.locale] : title,
      description: isDark ? null : words,
      location: [isDark ? '' : place, oneLine(address)].filter((text) => text !== '').join(', '),
      url: isDark ? null : `${site.origin}${path}`,
      status: statusOf(entry),
    })
  }
  return calendar.toString()
}

function statusOf({ cancelledAt, tentative }: CalendarEntry): ICalEventStatus {
  if (cancelledAt) return ICalEventStatus.CANCELLED
  return tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}
