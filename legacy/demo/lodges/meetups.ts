import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import { CommentItemType, Gender, MediaKind } from '../../contract/enums'
import { MeetupRepetition } from '../../contract/lodges/lodgeEnums'
import { after, DAY, MINUTE } from '../../core/clock'
import type { DB, Media, Meetup, MeetupGenderPlaces, MeetupSignUp } from '../../core/database/schema.generated'
import { sanitiseContent, wordsOf } from '../../core/text/richText'
import { apartFrom, inParts, isActor, numbersFor } from '../community/circles'
import { storeComments } from '../community/comments'
import { landscape } from '../community/drawing'
import { renderMarkdown } from '../community/markdown'
import { createRandom } from '../community/random'
import type { Scene } from '../community/scene'
import { plannedMeetups, type PlannedMeetup, type PlannedOccasion } from './plannedMeetups'
import type { LodgeWithStandings } from './topics'

interface StoredOccasion extends PlannedOccasion {
  readonly id: number
  readonly meetup: PlannedMeetup
}

const repetitions = { week: MeetupRepetition.Weekly, month: MeetupRepetition.Monthly }

/** Stores the meetups of the lodges with covers and places, those who come and wait, and comments. */
export async function seedMeetups(
  db: Transaction<DB>,
  standings: readonly LodgeWithStandings[],
  { circles, now, files, timeZoneOf }: Scene,
): Promise<void> {
  const meetups = plannedMeetups(standings, apartFrom(circles), now, ({ country }) => timeZoneOf(country.id))
  const covers = await seedCovers(db, meetups, files)
  const planned = meetups
    .flatMap((meetup) => meetup.occasions.map((occasion) => ({ ...occasion, meetup })))
    .toSorted((one, other) => one.meetup.createdAt.getTime() - other.meetup.createdAt.getTime())
  const ids = await numbersFor(db, 'meetup', planned.length)
  const occasions = planned.map((occasion, index): StoredOccasion => ({ ...occasion, id: ids[index] ?? 0 }))
  const series = new Map(meetups.map((meetup) => [meetup, meetup.text.every ? randomUUID() : null]))
  const rows = occasions.map((each) => ({
    ...meetupRow(each),
    coverId: covers.get(each.meetup) ?? null,
    series: series.get(each.meetup) ?? null,
  }))
  await inParts(rows, (values) => db.insertInto('meetup').values(values).execute())
  await db.insertInto('meetupGenderPlaces').values(occasions.flatMap(genderPlaces)).execute()
  await inParts(
    occasions.flatMap((each) => signUpRows(each, now)),
    (values) => db.insertInto('meetupSignUp').values(values).execute(),
  )
  const talks = occasions.map(({ id, meetup, signUps, threads }) => {
    const readers = signUps.map(({ member, signedUpAt }) => ({ member, readAt: signedUpAt }))
    return { itemId: id, authorId: meetup.maker.id, threads, readers: readers.filter(({ member }) => !isActor(member)) }
  })
  await storeComments(db, CommentItemType.Meetup, talks, now)
}

async function seedCovers(
  db: Transaction<DB>,
  meetups: readonly PlannedMeetup[],
  files: Scene['files'],
): Promise<Map<PlannedMeetup, number>> {
  const covered = meetups.filter(({ text }) => text.cover)
  const ids = await numbersFor(db, 'media', covered.length)
  const media = covered.map(({ text, maker, createdAt }, index): Insertable<Media> => {
    const picture = landscape(createRandom(`cover of meetup ${text.title}`), files)
    const kind = MediaKind.FileArchivePicture
    return { id: ids[index] ?? 0, ...picture, profileId: maker.id, kind, createdAt, consentedAt: createdAt }
  })
  await inParts(media, (values) => db.insertInto('media').values(values).execute())
  return new Map(covered.map((meetup, index) => [meetup, ids[index] ?? 0]))
}

function meetupRow({ id, meetup, beginsAt, endsAt }: StoredOccasion): Insertable<Meetup> {
  const { lodge, text, maker, timeZone, createdAt, changedAt, cancelledAt } = meetup
  const html = sanitiseContent(renderMarkdown(text.text.flatMap((paragraph) => [paragraph, ''])))
  return {
    id,
    lodgeId: lodge.id,
    profileId: maker.id,
    title: text.title,
    html,
    words: wordsOf(html),
    place: text.place ?? '',
    address: text.address ?? '',
    beginsAt,
    endsAt,
    timeZone,
    places: text.places ?? null,
    repetition: text.every ? repetitions[text.every] : MeetupRepetition.Once,
    createdAt,
    editedAt: cancelledAt ?? changedAt,
    cancelledAt,
    revision: 1 + (changedAt ? 1 : 0) + (cancelledAt ? 1 : 0),
  }
}

function genderPlaces({ id: meetupId, meetup: { text } }: StoredOccasion): Insertable<MeetupGenderPlaces>[] {
  return [
    ...(text.men === undefined ? [] : [{ meetupId, gender: Gender.Male, places: text.men }]),
    ...(text.women === undefined ? [] : [{ meetupId, gender: Gender.Female, places: text.women }]),
  ]
}

/** Whoever has signed up early enough was reminded the day before. */
function signUpRows({ id: meetupId, beginsAt, signUps }: StoredOccasion, now: Date): Insertable<MeetupSignUp>[] {
  const reminder = after(beginsAt, -DAY)
  return signUps.map(({ member, status, signedUpAt }) => {
    const due = signedUpAt > reminder ? signedUpAt : after(reminder, MINUTE)
    return { meetupId, profileId: member.id, status, signedUpAt, remindedAt: due <= now ? due : null }
  })
}
