import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toCursor } from '../../gateway/core/lists/cursors'
import { globalId } from '../../gateway/testing/stubbed'
import { CommentItemType, MediaKind } from '../../legacy/contract/enums'
import { EventSignUpStatus } from '../../legacy/contract/events/eventEnums'
import { after, DAY } from '../../legacy/core/clock'
import { insertPicture } from '../../legacy/testing/media'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { insertPlaces } from '../../legacy/testing/places'
import { insertEvent, insertEventSignUp, nameEventAdmin } from '../../legacy/testing/siteEvents'
import { type Graph, startGraph } from './startGraph'

// Tests that what the client asks of events takes as many calls for many items as for one, and attacks its cursors.

const { Waiting } = EventSignUpStatus

let graph: Graph
/** Somebody with one item in each list, and somebody with many. */
let few: World
let many: World

interface World {
  readonly viewer: TestMember
  /** The viewer comes to it. */
  readonly eventId: number
  /** The viewer runs it. */
  readonly hostedId: number
}

beforeAll(async () => {
  graph = await startGraph()
  await insertPlaces(graph.legacy.deps.db)
  few = await worldOf(1)
  many = await worldOf(12)
})
afterAll(() => graph.close())

async function worldOf(size: number): Promise<World> {
  const { legacy } = graph
  const { db, clock } = legacy.deps
  const now = clock.now()
  const [viewer, host] = [await newMember(legacy), await newMember(legacy)]
  await nameEventAdmin(legacy, viewer.id)
  const guests: TestMember[] = []
  for (let count = 0; count < size; count += 1) guests.push(await newMember(legacy))
  const begun = { beginsAt: after(now, -2 * DAY), endsAt: after(now, -DAY) }
  for (let count = 0; count < size; count += 1) {
    await insertEventSignUp(legacy, await insertEvent(legacy, [host.id]), viewer.id)
    await insertEventSignUp(legacy, await insertEvent(legacy, [host.id]), viewer.id, { status: Waiting })
    await insertEventSignUp(legacy, await insertEvent(legacy, [host.id], begun), viewer.id)
    await insertEvent(legacy, [viewer.id], { publishedAt: null })
  }
  const eventId = await insertEvent(legacy, [host.id], { beginsAt: after(now, -DAY / 24) })
  const hostedId = await insertEvent(legacy, [viewer.id], { beginsAt: after(now, -DAY / 24) })
  await insertEventSignUp(legacy, eventId, viewer.id)
  for (const id of [eventId, hostedId]) {
    for (const guest of guests) {
      await insertEventSignUp(legacy, id, guest.id)
      await insertPicture(legacy, guest.id, { kind: MediaKind.EventPicture, eventId: id })
      await db
        .insertInto('comment')
        .values({ itemType: CommentItemType.Event, itemId: id, profileId: guest.id, text: 'Hi', createdAt: now })
        .execute()
      await db
        .insertInto('eventQuestion')
        .values({ eventId: id, profileId: guest.id, text: 'A dog?', askedAt: now, key: randomUUID() })
        .execute()
      await guest.client.call('Events.WriteEventMail', { eventId: id, key: randomUUID(), text: 'Is there parking?' })
    }
    await sql`update event_question set answer = 'Yes', answered_at = ${now} where event_id = ${id}`.execute(db)
    await (id === hostedId ? viewer : host).client.call('Events.Announce', {
      eventId: id,
      key: randomUUID(),
      text: 'Hi',
    })
  }
  return { viewer, eventId, hostedId }
}

/** The client's own operation. */
function stored(name: string): string {
  const operations = JSON.parse(readFileSync('web/platform/relay/persisted.json', 'utf8')) as Record<string, string>
  const text = Object.values(operations).find((each) => each.startsWith(`query ${name}(`))
  if (text === undefined) throw new Error(`The client has no ${name}`)
  return text
}

async function ask<T = object>({ viewer }: World, query: string, variables: object) {
  return graph.ask<T>({ query, variables }, viewer.client.cookies.get('sid'))
}

/** The calls of an operation without those for the session and the addresses, and what it answers. */
async function callsOf(world: World, name: string, variables: object) {
  const { data, errors, extensions } = await ask(world, stored(name), variables)
  expect(errors ?? []).toEqual([])
  const calls = extensions.restCalls.map(({ call }) => call)
  return { data, calls: calls.filter((call) => !/^(CurrentProfile|Common)\./.test(call)).sort() }
}

const month = { from: null, to: null, month: '2026-12-01', isMonth: false }
const upcoming =
  (filter: object | null, more: object = {}) =>
  () => ({ ...month, filter, ...more })
const part = (name: string) => () => ({ part: name })
const ofEvent =
  (more: object = {}) =>
  ({ eventId: event }: World) => ({ event, ...more })
const ofHosted =
  (more: object = {}) =>
  ({ hostedId: event }: World) => ({ event, ...more })

const onePage = ['Events.GetEvent', 'Events.GetEventComments', 'Events.GetEventProfiles', 'Events.GetEventQuestions']
const mail = ['Events.GetEvent', 'Events.GetEventConversations', 'Mail.GetConversationsByIds']
const listed = ['Events.GetEventPermissions', 'Events.GetUpcomingEvents', 'Site.GetSiteConfiguration']

const screens: readonly (readonly [string, string, (world: World) => object, readonly string[]])[] = [
  ['what is to come', 'UpcomingEventsScreenQuery', upcoming(null), listed],
  ['a kind', 'UpcomingEventsScreenQuery', upcoming({ kind: 'PARTY' }), listed],
  ['a region', 'UpcomingEventsScreenQuery', upcoming({ countryAreaId: globalId('CountryArea', '1.1') }), listed],
  ['what is near', 'UpcomingEventsScreenQuery', upcoming({ distance: 50 }), listed],
  ['words', 'UpcomingEventsScreenQuery', upcoming({ text: 'lights' }), listed],
  ['days', 'UpcomingEventsScreenQuery', upcoming(null, { from: '2026-11-21', to: '2026-12-21' }), listed],
  [
    'a month',
    'UpcomingEventsScreenQuery',
    upcoming(null, { isMonth: true }),
    ['Events.GetEventMonth', ...listed].sort(),
  ],
  ...['GOING', 'WAITING', 'PAST', 'HOSTED'].map(
    (name) =>
      [
        `own: ${name}`,
        'MyEventsScreenQuery',
        part(name),
        ['Events.GetEventPermissions', 'Events.GetMyEvents'],
      ] as const,
  ),
  ['an event', 'EventScreenQuery', ofEvent({ layered: true }), onePage],
  ['an event with flat comments, for its host', 'EventScreenQuery', ofHosted({ layered: false }), onePage],
  [
    'the guests',
    'GuestsSheetQuery',
    ({ eventId }) => ({ id: globalId('Event', eventId), gender: null }),
    ['Events.GetEventProfiles', 'Events.GetEventsByIds'],
  ],
  [
    'further questions',
    'EventQuestionsPaginationQuery',
    ({ eventId }) => ({ id: globalId('Event', eventId) }),
    ['Events.GetEventQuestions', 'Events.GetEventsByIds'],
  ],
  [
    'the album',
    'EventAlbumScreenQuery',
    ofEvent(),
    ['Events.GetEvent', 'Events.GetEventMedia', 'Profiles.GetProfilesByIds'],
  ],
  ['the mail of a guest', 'EventMailScreenQuery', ofEvent({ conversation: 0, isOpen: false }), mail],
  ['the mail of a host', 'EventMailScreenQuery', ofHosted({ conversation: 0, isOpen: false }), mail],
  ['the door', 'CheckInScreenQuery', ofHosted(), ['Events.GetCheckInList', 'Events.GetEvent']],
]

describe.each(screens)('%s', (_title, name, variables, expected) => {
  it('takes the same calls for many events as for one', async () => {
    const [one, other] = [await callsOf(few, name, variables(few)), await callsOf(many, name, variables(many))]
    expect(other.calls).toEqual(one.calls)
    expect(one.calls).toEqual(expected)
  })
})

/** The lists of events as the graph names them, below what has them. */
const lists = {
  upcoming: ['', 'events(first: 2'],
  'upcoming of a kind': ['', 'events(filter: { kind: PARTY }, first: 2'],
  going: ['viewer', 'events(part: GOING, first: 2'],
  waiting: ['viewer', 'events(part: WAITING, first: 2'],
  past: ['viewer', 'events(part: PAST, first: 2'],
  hosted: ['viewer', 'events(part: HOSTED, first: 2'],
  attendees: ['event', 'attendees(first: 2'],
  door: ['event', 'signUps(first: 2'],
  'door with a name': ['event', 'signUps(text: "e", first: 2'],
  questions: ['event', 'questions(first: 2'],
  comments: ['event', 'comments(first: 2'],
  'flat comments': ['event', 'comments(layered: false, first: 2'],
  album: ['event', 'album(first: 2'],
  conversations: ['event', 'conversations(first: 2'],
} as const
type ListName = keyof typeof lists

interface Page {
  readonly edges: readonly { readonly cursor: string }[]
}

async function pageOf(name: ListName, after_: string | null, eventId = many.hostedId) {
  const [parent, list] = lists[name]
  const field = `list: ${list}, after: $after) { edges { cursor } }`
  const within = parent === 'event' ? `event(legacyId: ${eventId}) { ${field} }` : `viewer { ${field} }`
  const { data, errors } = await ask<Readonly<Record<string, { readonly list: Page | null } | Page>>>(
    many,
    `query ($after: String) { ${parent === '' ? field : within} }`,
    { after: after_ },
  )
  const found = data && (parent === '' ? data['list'] : data[parent])
  const page = found && 'list' in found ? found.list : found
  return { page: page ?? null, codes: (errors ?? []).map(({ extensions }) => extensions?.code) }
}

describe.each(Object.keys(lists) as ListName[])('the cursors of %s', (name) => {
  it('are those of their list alone, and of places that there can be', async () => {
    const { page, codes } = await pageOf(name, null)
    expect(codes).toEqual([])
    const cursor = page?.edges[1]?.cursor ?? ''
    const mark = Buffer.from(cursor, 'base64url').toString().split(':')[1] ?? ''
    expect(toCursor(1, mark)).toBe(cursor)
    expect((await pageOf(name, cursor)).page?.edges).not.toEqual([])

    const others = (Object.keys(lists) as ListName[]).filter((each) => each !== name)
    const ofOthers = await Promise.all(others.map(async (each) => (await pageOf(each, null)).page?.edges[0]?.cursor))
    const places = ['-1', '1.5', '1e3', '0x1', ' 1', '2147483648', '99999999999', "1' or 1=1", '']
    const forged = [...places.map((place) => toCursor(place, mark)), cursor.slice(1), `${cursor}:${mark}`, 'x', '']
    for (const wrong of [...ofOthers, ...forged]) {
      const answer = await pageOf(name, wrong ?? '')
      expect([wrong, answer]).toEqual([wrong, { page: null, codes: ['BAD_USER_INPUT'] }])
    }
    // Behind the end there is nothing, and no list is longer than 30,000.
    expect(await pageOf(name, toCursor(29_000, mark))).toEqual({ page: { edges: [] }, codes: [] })
    const beyond = await pageOf(name, toCursor(2_147_483_647, mark))
    expect(beyond).toEqual({ page: null, codes: ['BAD_USER_INPUT'] })
    const elsewhere = lists[name][0] === 'event' ? await pageOf(name, cursor, few.hostedId) : { page: null }
    expect(elsewhere.page).toBe(null)
  })
})
