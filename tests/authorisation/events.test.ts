import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasEventRight, type EventRight } from '../../legacy/contract/events/eventRights'
import { callByName, type CallName } from '../../legacy/contract/contract'
import { CommentItemType, DarkStatus, MediaKind, RoleLevel } from '../../legacy/contract/enums'
import { Events } from '../../legacy/contract/events/eventCalls'
import { EventRole } from '../../legacy/contract/events/eventEnums'
import { after, HOUR } from '../../legacy/core/clock'
import { insertPicture } from '../../legacy/testing/media'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { insertPlaces } from '../../legacy/testing/places'
import { clientOf } from '../../legacy/testing/profiles'
import { insertEvent, insertEventSignUp, sampleEvent } from '../../legacy/testing/siteEvents'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

type RoleName = keyof typeof EventRole

/** Somebody's event, as the viewer with a role stands to it. */
interface World {
  readonly eventId: number
  readonly viewerId: number
  /** Another guest, who has signed up, asked, written and shown a picture. */
  readonly guestId: number
}

interface EventCall {
  readonly args: (world: World) => object | Promise<object>
  /** Where the contract names none. */
  readonly right?: EventRight
  /** Without the right; 403 otherwise. */
  readonly refused?: number
  /** A right does not suffice: what it answers then. */
  readonly otherwise?: number
  /** The event has begun. */
  readonly begun?: true
  /** A batch: who gets something. */
  readonly lists?: (role: EventRole) => boolean
}

const own = ({ eventId }: World) => ({ eventId })
const written = (world: World) => ({ ...own(world), key: randomUUID(), text: 'Hello' })
const everybody = () => true

let server: TestServer
let hosts: TestMember

const question = async ({ eventId, guestId }: World) => {
  const { id } = await server.deps.db
    .insertInto('eventQuestion')
    .values({ eventId, profileId: guestId, text: 'A dog?', askedAt: server.clock.now(), key: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { questionId: id }
}
const comment = async ({ eventId }: World, profileId: number) => {
  const values = { itemType: CommentItemType.Event, itemId: eventId, profileId, text: 'Hi', createdAt: new Date() }
  const { id } = await server.deps.db.insertInto('comment').values(values).returning('id').executeTakeFirstOrThrow()
  return { commentId: id }
}
const signUp = ({ eventId, guestId }: World) =>
  server.deps.db
    .selectFrom('eventSignUp')
    .select('id')
    .where('eventId', '=', eventId)
    .where('profileId', '=', guestId)
    .executeTakeFirstOrThrow()

/** How each call about one event is made. The rights are those of the contract's table. */
const table: Partial<Record<CallName, EventCall>> = {
  'Events.GetEvent': { args: own },
  'Events.GetEventsByIds': { args: ({ eventId }) => ({ ids: [eventId] }), lists: everybody },
  'Events.GetEventProfiles': { args: own },
  'Events.SignUp': { args: own },
  'Events.SetSignUpVisible': { args: (world) => ({ ...own(world), visible: false }), otherwise: 404 },
  'Events.CancelSignUp': { args: own },
  'Events.UpdateEvent': { args: (world) => ({ ...own(world), revision: 1, ...sampleEvent }) },
  'Events.PublishEvent': { args: own },
  'Events.CancelEvent': { args: own },
  'Events.SetEventHost': {
    args: (world) => ({ ...own(world), profileId: world.guestId, host: true }),
    otherwise: 422,
  },
  'Events.GetCheckInList': { args: own },
  'Events.GetEventSignUpsByIds': {
    args: async (world) => ({ ids: [(await signUp(world)).id] }),
    lists: (role) => hasEventRight(role, 'checkIn'),
  },
  'Events.CheckIn': {
    args: async (world) => {
      const at = server.clock.now().toISOString()
      const { id: signUpId } = await signUp(world)
      return { ...own(world), ticks: [{ key: randomUUID(), signUpId, arrived: true, at }] }
    },
  },
  'Events.GetEventQuestions': { args: own },
  'Events.GetEventQuestionsByIds': {
    args: async (world) => ({ ids: [(await question(world)).questionId] }),
    lists: (role) => hasEventRight(role, 'answer'),
  },
  'Events.AskQuestion': { args: written },
  'Events.AnswerQuestion': {
    args: async (world) => ({ ...(await question(world)), answer: 'Yes' }),
    // Who may not answer does not know of it yet.
    refused: 404,
  },
  'Events.DeleteQuestion': { args: question, right: 'moderate', refused: 404 },
  'Events.GetEventComments': { args: own },
  'Events.GetEventCommentsByIds': {
    args: async (world) => ({ ids: [(await comment(world, world.guestId)).commentId] }),
    lists: everybody,
  },
  'Events.AddEventComment': { args: (world) => ({ ...own(world), text: 'Hello' }) },
  'Events.EditEventComment': {
    args: async (world) => ({ ...(await comment(world, world.viewerId)), text: 'Hello again' }),
  },
  'Events.DeleteEventComment': {
    args: (world) => comment(world, world.guestId),
    right: 'moderate',
    refused: 404,
  },
  'Events.GetEventMedia': { args: own },
  'Events.SaveEventMedia': {
    args: async (world) => {
      const { id } = await insertPicture(server, world.viewerId, { kind: MediaKind.TempPicture })
      return { ...own(world), mediaId: id, consent: true }
    },
    begun: true,
  },
  'Events.DeleteEventMedia': {
    args: async ({ eventId, guestId }) => {
      const { id } = await insertPicture(server, guestId, { kind: MediaKind.EventPicture, eventId })
      return { mediaIds: [id] }
    },
    right: 'moderate',
    refused: 0,
  },
  'Events.GetEventConversations': { args: own },
  'Events.Announce': { args: written },
  'Events.WriteEventMail': { args: written },
}

/** Calls that are about no single event; GetEventAdmins and SetEventAdmin are for the staff. */
const aboutNone = [
  'Events.GetUpcomingEvents',
  'Events.GetEventMonth',
  'Events.GetMyEvents',
  'Events.GetEventPermissions',
  'Events.CreateEvent',
  'Events.GetEventFeed',
  'Events.RenewEventFeed',
  'Events.EndEventFeed',
  'Events.GetEventAdmins',
  'Events.SetEventAdmin',
]

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  hosts = await newMember(server)
})
afterAll(() => server.close())

async function worldOf(role: RoleName, { begun }: EventCall): Promise<World & { readonly viewer: TestMember }> {
  const viewer = await newMember(server, role === 'Staff' ? { roleLevel: RoleLevel.Support } : {})
  const guest = await newMember(server)
  const hostIds = role === 'Host' ? [hosts.id, viewer.id] : [hosts.id]
  const beginsAt = begun && { beginsAt: after(server.clock.now(), -HOUR) }
  const eventId = await insertEvent(server, hostIds, { ...beginsAt })
  await insertEventSignUp(server, eventId, guest.id)
  if (role === 'Guest') await insertEventSignUp(server, eventId, viewer.id)
  return { viewer, viewerId: viewer.id, guestId: guest.id, eventId }
}

function promised(name: CallName, call: EventCall, role: RoleName): string {
  if (call.lists) return `200 ${Number(call.lists(EventRole[role]))}`
  const right = call.right ?? callByName.get(name)?.eventRight
  const isAllowed = right === undefined || hasEventRight(EventRole[role], right)
  if (isAllowed) return String((role === 'Guest' && right === undefined ? undefined : call.otherwise) ?? 200)
  // Only those inside know of the album.
  const inside = hasEventRight(EventRole[role], 'seeInside')
  return String(call.refused === 0 ? (inside ? 403 : 404) : (call.refused ?? 403))
}

describe.each(Object.entries(table) as [CallName, EventCall][])('%s', (name, call) => {
  it('keeps its promise to every role', async () => {
    const seen: Record<string, string> = {}
    const roles = Object.keys(EventRole) as RoleName[]
    for (const role of roles) {
      const world = await worldOf(role, call)
      const { status, data } = await world.viewer.client.call(name, await call.args(world))
      seen[role] = call.lists ? `${status} ${(data as readonly unknown[]).length}` : String(status)
    }
    expect(seen).toEqual(Object.fromEntries(roles.map((role) => [role, promised(name, call, role)])))
  })

  it('knows nothing of the event on the other kind of site, nor of a draft of others', async () => {
    const ofOthers = await worldOf('None', call)
    const ofViewer = await worldOf('Host', call)
    await server.deps.db
      .updateTable('profile')
      .set({ darkStatus: DarkStatus.Approved })
      .where('id', '=', ofViewer.viewerId)
      .execute()
    const onDark = await clientOf(server, ofViewer.viewerId, { host: 'dark.dk.localhost' })
    const args = [await call.args(ofOthers), await call.args(ofViewer)] as const
    await server.deps.db.updateTable('event').set({ publishedAt: null }).where('id', '=', ofOthers.eventId).execute()
    const answers = [await ofOthers.viewer.client.call(name, args[0]), await onDark.call(name, args[1])]
    for (const { status, data } of answers) {
      expect(call.lists ? [status, data] : [status]).toEqual(call.lists ? [200, []] : [404])
    }
  })
})

it('covers every call of the contract about events', () => {
  const names = Object.keys(Events).map((name) => `Events.${name}`)
  expect([...Object.keys(table), ...aboutNone].toSorted()).toEqual(names.toSorted())
})
