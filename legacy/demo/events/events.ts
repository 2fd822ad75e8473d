import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import { Gender, CommentItemType, MediaKind } from '../../contract/enums'
import { EventKind, EventSignUpStatus } from '../../contract/events/eventEnums'
import { after, DAY, HOUR, MINUTE } from '../../core/clock'
import type { DB, EventSignUp, Media } from '../../core/database/schema.generated'
import { sanitiseContent, wordsOf } from '../../core/text/richText'
import { saveTickets } from '../../events/tickets'
import { gridPlace } from '../../shared/places/places'
import { apartFrom, groupedBy, isActor, isDark, type Acquainted } from '../community/circles'
import { storeComments } from '../community/comments'
import { landscape } from '../community/drawing'
import { renderMarkdown } from '../community/markdown'
import { createRandom } from '../community/random'
import type { Scene } from '../community/scene'
import { occasionsOf } from '../lodges/meetupTimes'
import { eventTexts, type EventText } from './eventTexts'

/** What is seeded of one event. */
interface Plan {
  readonly text: EventText
  readonly dark: boolean
  readonly host: Acquainted
  /** Others who run it. */
  readonly hosts: readonly Acquainted[]
  readonly guests: readonly Acquainted[]
}

/** Stores events of every country, past and coming; demo logins run the first, and come to the others. */
export async function seedEvents(db: Transaction<DB>, scene: Scene): Promise<void> {
  const apart = apartFrom(scene.circles)
  for (const compatriots of groupedBy(scene.circles.members, ({ demo }) => demo.countryId).values()) {
    for (const dark of [false, true]) {
      const members = compatriots.filter((member) => !dark || isDark(member))
      const actors = members.filter(isActor)
      const [first] = actors
      const country = first && scene.siteOf(first.demo.countryId, dark)
      if (!first || !country) continue
      const texts = eventTexts[dark ? 'dark' : 'main'][country.language]
      for (const [index, text] of texts.entries()) {
        const random = createRandom(`event ${text.title}`)
        const others = members.filter((member) => !isActor(member) && !actors.some((actor) => apart(actor, member)))
        const host = index === 0 ? first : (others[index] ?? first)
        const crowd = random.sample(
          others.filter((member) => member !== host && !apart(member, host)),
          text.size,
        )
        const logins = actors.filter((actor) => actor !== host && !apart(actor, host))
        const [hosts, guests] = index === 0 ? [logins, crowd] : [[], [...crowd, ...logins]]
        await seedEvent(db, scene, { text, dark, host, hosts, guests })
      }
    }
  }
}

async function seedEvent(db: Transaction<DB>, scene: Scene, { text, dark, host, hosts, guests }: Plan): Promise<void> {
  const { now } = scene
  const { countryId } = host.demo
  const timeZone = scene.timeZoneOf(countryId)
  const [occasion] = occasionsOf(text, now, timeZone)
  if (!occasion) throw new Error(`${text.title} is on no day`)
  const { beginsAt, endsAt } = occasion
  const start = beginsAt < now ? beginsAt : now
  const createdAt = after(start, -12 * DAY)
  const changedAt = text.changed === undefined ? null : after(now, -text.changed * DAY)
  const cancelledAt = text.cancelled === undefined ? null : after(now, -text.cancelled * DAY)
  const price = text.price ?? null
  const couplePrice = price === null ? null : 2 * price
  const html = sanitiseContent(renderMarkdown(text.text.flatMap((paragraph) => [paragraph, ''])))
  const { zipCode } = await db
    .selectFrom('profile')
    .select('zipCode')
    .where('id', '=', host.id)
    .executeTakeFirstOrThrow()
  const place = await gridPlace(db, countryId, zipCode ?? '')
  if (!place) throw new Error(`There is no place ${zipCode}`)
  const { id: eventId } = await db
    .insertInto('event')
    .values({
      countryId,
      dark,
      profileId: host.id,
      title: text.title,
      html,
      words: wordsOf(html),
      kind: EventKind[text.kind],
      place: text.place,
      address: text.address,
      ...place,
      beginsAt,
      endsAt,
      timeZone,
      price,
      couplePrice,
      places: text.places ?? null,
      coverId: text.cover ? await coverOf(db, scene, host, createdAt, text.title) : null,
      createdAt,
      publishedAt: createdAt,
      editedAt: cancelledAt ?? changedAt,
      cancelledAt,
      cancelReason: text.cancelReason ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { id: profileId } of [host, ...hosts]) {
    await db.insertInto('eventHost').values({ eventId, profileId, addedAt: createdAt }).execute()
    await db
      .insertInto('eventAdmin')
      .values({ profileId, countryId, dark, namedAt: createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  if (text.men !== undefined) {
    await db.insertInto('eventGenderPlaces').values({ eventId, gender: Gender.Male, places: text.men }).execute()
  }
  if (price !== null) {
    const clock = { now: () => createdAt }
    await saveTickets({ clock }, db, scene.siteOf(countryId, dark), { id: eventId, price, couplePrice })
  }
  const signedUpAt = (index: number) => after(createdAt, HOUR + index * 7 * MINUTE)
  await seedSignUps(db, { eventId, text, guests, signedUpAt, beginsAt, now })
  await seedTalk(db, scene, { eventId, text, host, guests, createdAt, endsAt })
  await seedAlbum(db, scene, { eventId, text, guests, beginsAt })
}

/** Pictures of guests of a past event, an hour apart, the last one of a demo login. */
async function seedAlbum(
  db: Transaction<DB>,
  { files }: Scene,
  { eventId, text: { album = [] }, guests, beginsAt }: Pick<Crowd, 'eventId' | 'text' | 'guests' | 'beginsAt'>,
): Promise<void> {
  const shown = [...guests.filter((guest) => !isActor(guest)).slice(0, album.length - 1), ...guests.filter(isActor)]
  const rows = album.flatMap((title, index): Insertable<Media>[] => {
    const guest = shown[index]
    const createdAt = after(beginsAt, (1 + index) * HOUR)
    if (!guest) return []
    const picture = landscape(createRandom(`album of event ${eventId} ${title}`), files)
    return [
      {
        ...picture,
        profileId: guest.id,
        kind: MediaKind.EventPicture,
        eventId,
        title,
        createdAt,
        consentedAt: createdAt,
      },
    ]
  })
  if (rows.length > 0) await db.insertInto('media').values(rows).execute()
}

async function coverOf(
  db: Transaction<DB>,
  { files }: Scene,
  host: Acquainted,
  createdAt: Date,
  title: string,
): Promise<number> {
  const picture = landscape(createRandom(`cover of event ${title}`), files)
  const kind = MediaKind.FileArchivePicture
  const values: Insertable<Media> = { ...picture, profileId: host.id, kind, createdAt, consentedAt: createdAt }
  const { id } = await db.insertInto('media').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

interface Crowd {
  readonly eventId: number
  readonly text: EventText
  readonly guests: readonly Acquainted[]
  readonly signedUpAt: (index: number) => Date
  readonly beginsAt: Date
  readonly now: Date
}

/** Those who come, as far as there are places, and those who wait. Nobody pays in the demo before they try it. */
async function seedSignUps(
  db: Transaction<DB>,
  { eventId, text, guests, signedUpAt, beginsAt, now }: Crowd,
): Promise<void> {
  const persons = await db
    .selectFrom('person')
    .select(['id', 'profileId', 'gender'])
    .where('profileId', 'in', [0, ...guests.map(({ id }) => id)])
    .orderBy('id')
    .execute()
  const reminder = after(beginsAt, -DAY)
  let left = text.places ?? Infinity
  const rows = guests.map(({ id: profileId, demo }, index): Insertable<EventSignUp> => {
    const coming = persons.filter((person) => person.profileId === profileId)
    const hasPlace = coming.length <= left
    left = hasPlace ? left - coming.length : 0
    const has = beginsAt < now && hasPlace
    return {
      eventId,
      profileId,
      status: hasPlace ? EventSignUpStatus.Coming : EventSignUpStatus.Waiting,
      persons: coming.length,
      personIds: coming.map(({ id }) => id),
      gender: demo.gender,
      visible: index % 5 !== 4,
      signedUpAt: signedUpAt(index),
      remindedAt: reminder <= now ? after(reminder, MINUTE) : null,
      checkedInAt: has ? after(beginsAt, index * MINUTE) : null,
      tickedAt: has ? after(beginsAt, index * MINUTE) : null,
    }
  })
  if (rows.length > 0) await db.insertInto('eventSignUp').values(rows).execute()
}

interface Talking {
  readonly eventId: number
  readonly text: EventText
  readonly host: Acquainted
  readonly guests: readonly Acquainted[]
  readonly createdAt: Date
  readonly endsAt: Date
}

async function seedTalk(
  db: Transaction<DB>,
  { now }: Scene,
  { eventId, text, host, guests, createdAt, endsAt }: Talking,
): Promise<void> {
  const writers = guests.filter((guest) => !isActor(guest))
  const threads = (text.comments ?? []).flatMap((comment, index) => {
    const writer = writers[index]
    // The guests of a past event speak afterwards.
    const saidAt = endsAt < now ? after(endsAt, (30 + index) * HOUR) : lately(now, index + (eventId % 3))
    return writer ? [[{ text: comment, profileId: writer.id, createdAt: saidAt }]] : []
  })
  await storeComments(db, CommentItemType.Event, [{ itemId: eventId, authorId: host.id, threads, readers: [] }], now)
  for (const [index, [question, answer]] of (text.questions ?? []).entries()) {
    const asker = writers[index + 2]
    if (!asker) continue
    const askedAt = endsAt < now ? after(createdAt, (26 + index) * HOUR) : lately(now, index + (eventId % 3))
    const row = { eventId, profileId: asker.id, text: question, askedAt, key: randomUUID() }
    const answered = answer === undefined ? {} : { answer, answeredBy: host.id, answeredAt: after(askedAt, 2 * HOUR) }
    await db
      .insertInto('eventQuestion')
      .values({ ...row, ...answered })
      .execute()
  }
}

/** A moment of the last hours or days. */
function lately(now: Date, index: number): Date {
  return after(now, -(5 + 13 * index) * HOUR)
}
