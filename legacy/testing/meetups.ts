import type { Insertable } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { CommentItemType } from '../contract/enums'
import { MeetupSignUpStatus } from '../contract/lodges/lodgeEnums'
import { after, DAY, HOUR } from '../core/clock'
import type { Comment, Meetup } from '../core/database/schema.generated'
import { wordsOf } from '../core/text/richText'
import type { TestClient } from './testClient'
import type { TestServer } from './testServer'

/** A meetup of a lodge; it begins in a week, lasts two hours and has room for all by default. */
export async function insertMeetup(
  { deps: { db, clock } }: TestServer,
  lodgeId: number,
  profileId: number,
  values: Partial<Insertable<Meetup>> = {},
): Promise<number> {
  const now = clock.now()
  const html = values.html ?? '<p>We bring cake.</p>'
  const beginsAt = new Date(values.beginsAt ?? after(now, 7 * DAY))
  const { id } = await db
    .insertInto('meetup')
    .values({
      lodgeId,
      profileId,
      title: 'Coffee by the sea',
      html,
      words: wordsOf(html),
      place: 'The harbour',
      address: 'Quay 3',
      endsAt: after(beginsAt, 2 * HOUR),
      timeZone: 'Europe/Copenhagen',
      createdAt: now,
      ...values,
      beginsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Signs a profile up, with a place by default. */
export async function insertSignUp(
  { deps: { db, clock } }: TestServer,
  meetupId: number,
  profileId: number,
  status: MeetupSignUpStatus = MeetupSignUpStatus.Coming,
): Promise<void> {
  await db.insertInto('meetupSignUp').values({ meetupId, profileId, status, signedUpAt: clock.now() }).execute()
}

/** A comment on a meetup. */
export async function insertMeetupComment(
  { deps: { db, clock } }: TestServer,
  meetupId: number,
  profileId: number,
  values: Partial<Insertable<Comment>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('comment')
    .values({
      itemType: CommentItemType.Meetup,
      itemId: meetupId,
      profileId,
      text: 'I come',
      createdAt: clock.now(),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const sampleMeetup = {
  title: 'Coffee by the sea',
  html: '<p>We bring cake.</p>',
  place: 'The harbour',
  address: 'Quay 3',
  begin: '2026-12-05T15:00',
  end: '2026-12-05T17:00',
}

/** Makes a meetup as a client does. */
export function makeMeetup(
  { client }: { readonly client: TestClient },
  values: Pick<BodyOf<'Lodges.CreateMeetup'>, 'lodgeId'> & Partial<BodyOf<'Lodges.CreateMeetup'>>,
) {
  return client.call('Lodges.CreateMeetup', { ...sampleMeetup, ...values })
}
