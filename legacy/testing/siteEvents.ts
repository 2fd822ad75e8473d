import type { Insertable } from 'kysely'
import { EventKind, EventSignUpStatus } from '../contract/events/eventEnums'
import { after, DAY, HOUR } from '../core/clock'
import type { Event, EventSignUp } from '../core/database/schema.generated'
import { wordsOf } from '../core/text/richText'
import type { TestServer } from './testServer'

/** A published event on the Danish main site; it begins in a week, lasts four hours and has room for all by default. */
export async function insertEvent(
  { deps: { db, clock } }: TestServer,
  hostIds: readonly number[],
  values: Partial<Insertable<Event>> = {},
): Promise<number> {
  const now = clock.now()
  const html = values.html ?? '<p>We dance until the lamps go out.</p>'
  const beginsAt = new Date(values.beginsAt ?? after(now, 7 * DAY))
  const place = await db
    .selectFrom('zipCode')
    .select(['zipCode', 'city', 'countryAreaId'])
    .where('countryId', '=', values.countryId ?? 1)
    .orderBy('zipCode')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('event')
    .values({
      countryId: 1,
      dark: false,
      profileId: hostIds[0] ?? null,
      title: 'Lights on the water',
      kind: EventKind.Party,
      html,
      words: wordsOf(html),
      place: 'The boathouse',
      address: 'Quay 7',
      ...place,
      gridLatitude: 55.7,
      gridLongitude: 12.55,
      endsAt: after(beginsAt, 4 * HOUR),
      timeZone: 'Europe/Copenhagen',
      createdAt: now,
      publishedAt: now,
      ...values,
      beginsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const hosts = hostIds.map((profileId) => ({ eventId: id, profileId, addedAt: now }))
  if (hosts.length > 0) await db.insertInto('eventHost').values(hosts).execute()
  return id
}

/** Signs a profile up, alone and with a place by default. Returns the id of the sign-up. */
export async function insertEventSignUp(
  { deps: { db, clock } }: TestServer,
  eventId: number,
  profileId: number,
  values: Partial<Insertable<EventSignUp>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('eventSignUp')
    .values({
      eventId,
      profileId,
      status: EventSignUpStatus.Coming,
      persons: 1,
      personIds: [],
      gender: 1,
      signedUpAt: clock.now(),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes a profile an event admin of the Danish main site. */
export async function nameEventAdmin({ deps: { db, clock } }: TestServer, profileId: number): Promise<void> {
  await db.insertInto('eventAdmin').values({ profileId, countryId: 1, dark: false, namedAt: clock.now() }).execute()
}

/** What a host writes; it begins on the first Saturday of December 2026. */
export const sampleEvent = {
  title: 'Dinner by candlelight',
  html: '<p>Three courses and a walk.</p>',
  kind: EventKind.Dinner,
  place: 'The old mill',
  address: 'Mill Lane 2',
  zipCode: '2100',
  begin: '2026-12-05T18:00',
  end: '2026-12-05T23:00',
} as const
