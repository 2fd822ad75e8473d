import type { Database } from '../core/database/connect'
import { localTime } from '../shared/gatherings/times'
import type { EventContent } from './content'
import type { LockedEvent } from './places'

/** The present content of an event, as its hosts write it. */
export async function contentOf(db: Database, event: LockedEvent): Promise<EventContent> {
  const { begin, end } = await db
    .selectFrom('event')
    .select((eb) => [
      localTime(eb.ref('beginsAt'), eb.ref('timeZone')).as('begin'),
      localTime(eb.ref('endsAt'), eb.ref('timeZone')).as('end'),
    ])
    .where('id', '=', event.id)
    .executeTakeFirstOrThrow()
  const genderPlaces = await db
    .selectFrom('eventGenderPlaces')
    .select(['gender', 'places as count'])
    .where('eventId', '=', event.id)
    .orderBy('gender')
    .execute()
  const { title, html, kind, coverId, place, address, zipCode, price, couplePrice, refundPercent, quitHours } = event
  const { ageFrom, ageTo, places } = event
  return {
    title,
    html,
    kind,
    coverId: coverId ?? undefined,
    place,
    address,
    zipCode,
    begin,
    end,
    price,
    couplePrice,
    refundPercent,
    quitHours,
    ageFrom,
    ageTo,
    places,
    genderPlaces,
  }
}
