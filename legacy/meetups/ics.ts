import ical, { ICalEventStatus } from 'ical-generator'
import type { Selectable } from 'kysely'
import { MeetupSignUpStatus } from '../contract/lodges/lodgeEnums'
import type { Meetup } from '../core/database/schema.generated'
import type { Site } from '../core/sites'
import { oneLine } from '../core/text/plainText'
import { meetupPath } from './notified'

/** A meetup as calendar programs show it. */
interface CalendarMeetup extends Pick<
  Selectable<Meetup>,
  'id' | 'lodgeId' | 'title' | 'place' | 'beginsAt' | 'endsAt' | 'createdAt' | 'editedAt' | 'cancelledAt' | 'revision'
> {
  /** The beginning of the description. */
  readonly words: string
  /** Empty outside the lodge. */
  readonly address: string
  readonly signUpStatus: number | null
}

/** Meetups as an iCalendar file, with their times in UTC. */
export function calendarOf(site: Site, meetups: readonly CalendarMeetup[]): string {
  const calendar = ical({ name: site.name, prodId: { company: site.name, product: 'Meetups' } })
  for (const meetup of meetups) {
    const { id, lodgeId, title, words, place, address, createdAt } = meetup
    calendar.createEvent({
      id: `meetup-${id}@${site.host}`,
      sequence: meetup.revision - 1,
      start: meetup.beginsAt,
      end: meetup.endsAt,
      stamp: meetup.editedAt ?? createdAt,
      created: createdAt,
      lastModified: meetup.editedAt ?? createdAt,
      summary: title,
      description: words,
      location: [place, oneLine(address)].filter((text) => text !== '').join(', '),
      url: `${site.origin}${meetupPath(lodgeId, id)}`,
      status: statusOf(meetup),
    })
  }
  return calendar.toString()
}

function statusOf({ cancelledAt, signUpStatus }: CalendarMeetup): ICalEventStatus {
  if (cancelledAt) return ICalEventStatus.CANCELLED
  return signUpStatus === MeetupSignUpStatus.Waiting ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}
