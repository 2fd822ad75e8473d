import { randomUUID } from 'node:crypto'
import { getNamedType, isInputObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from '../../gateway/main/areas'
import { globalId } from '../../gateway/testing/stubbed'
import { clientOf } from '../../legacy/testing/profiles'
import { settle } from '../graph/community'
import { type Graph, startGraph } from '../graph/startGraph'

// Sends each mutation that creates something twice, on the real servers.

/** What creates something: the input without its key, and where the payload has the id. */
interface Creation {
  readonly input: object
  /** Set where there cannot be two with the same input. */
  readonly other?: object
  readonly selection: string
}

const profileId = globalId('Profile', 2)
const lodgeId = globalId('Lodge', 1)
const conversationId = globalId('Conversation', 1)
const words = { title: 'Boats', html: '<p>Boats</p>', publish: true }
const content = {
  name: 'Winter bathers',
  html: '<p>We swim</p>',
  rules: '',
  categoryId: globalId('LodgeCategory', 4),
  tags: [],
  access: 'NEW_MEMBERS_APPROVED',
  debateAudience: 'ALL',
  meetupAudience: 'ALL',
  albumAudience: 'ALL',
  hasMediaApproval: false,
  hasPublicDebates: false,
  hasPublicMeetups: false,
  hasPublicMedia: false,
  hasPublicMembers: false,
}
const meetup = { title: 'Coffee', html: '<p>Cake</p>', localBegin: '2026-12-05T15:00', localEnd: '2026-12-05T17:00' }

const event = { ...meetup, kind: 'PARTY', zipCode: '2100' }

const keyed: Readonly<Record<string, Creation>> = {
  sendMessage: { input: { conversationId, text: 'Hello' }, selection: 'message { id }' },
  requestVideoCall: { input: { id: conversationId }, selection: 'message { id }' },
  createGroupChat: { input: { name: 'Boats', profileIds: [profileId] }, selection: 'conversation { id }' },
  addComment: { input: { id: globalId('BlogEntry', 1), text: 'Hello' }, selection: 'comment { id }' },
  saveBlogEntry: {
    input: { ...words, tags: [], audience: ['MEN', 'WOMEN', 'COUPLES'], commentsEnabled: true },
    selection: 'entry { id }',
  },
  createDebateEntry: {
    input: { ...words, lodgeId, categoryId: globalId('DebateCategory', 1) },
    selection: 'entry { id }',
  },
  createLodge: {
    input: { content },
    other: { content: { ...content, name: 'Summer bathers' } },
    selection: 'lodge { id }',
  },
  createMeetup: {
    input: { lodgeId, content: meetup },
    selection: 'meetup { id }',
  },
  createEvent: { input: { content: event }, selection: 'event { id }' },
  askEventQuestion: { input: { eventId: globalId('Event', 1), text: 'A dog?' }, selection: 'question { id }' },
  announceAtEvent: { input: { eventId: globalId('Event', 1), text: 'Hello' }, selection: 'message { id }' },
  writeEventMail: { input: { eventId: globalId('Event', 1), text: 'Hello' }, selection: 'message { id }' },
  createTicket: { input: { kind: 'OTHER', subject: 'Boats', text: 'Hello' }, selection: 'ticket { id }' },
  createAlbum: { input: { name: 'Summer', type: 'PUBLIC' }, selection: 'album { id }' },
  createLodgeAlbum: { input: { lodgeId, name: 'Summer' }, selection: 'album { id }' },
  addGuestbookEntry: { input: { profileId, text: 'Hello' }, selection: 'entryEdge { node { id } }' },
  addLodgeMemberNote: { input: { lodgeId, profileId, text: 'Bakes' }, selection: 'note { id }' },
  addTicketMessage: { input: { ticketId: globalId('Ticket', 1), text: 'Hello' }, selection: 'message { id }' },
}

/** What staff write at their desks: `legacy/support` and `legacy/news` repeat it. */
const ofTheDesks = ['addTicketNote', 'answerTicket', 'createNews', 'forwardTicket']

const schema = createSchema()
let graph: Graph
let sid: string
beforeAll(async () => {
  graph = await startGraph()
  const { member } = await settle(graph.legacy)
  const client = await clientOf(graph.legacy, member)
  await client.call('Mail.SetVideoCallsEnabled', { conversationId: 1, enabled: true })
  sid = client.cookies.get('sid') ?? ''
})
afterAll(() => graph.close())

interface Payload {
  readonly userErrors: readonly { readonly code: string }[]
}

async function send(name: string, input: object, selection: string): Promise<Payload | undefined> {
  const type = schema.getMutationType()?.getFields()[name]?.args[0]?.type
  const query = `mutation ($input: ${String(type)}) { ${name}(input: $input) { ${selection} userErrors { code } } }`
  const { data, errors } = await graph.ask<Record<string, Payload>>({ query, variables: { input } }, sid)
  expect(errors).toBeUndefined()
  return data?.[name]
}

/** The payload of a mutation that succeeds; it holds the id of what was created. */
async function create(name: string, { input, selection }: Creation, key?: string): Promise<string> {
  const payload = await send(name, { ...input, ...(key === undefined ? {} : { key }) }, selection)
  expect(payload).toMatchObject({ userErrors: [] })
  const text = JSON.stringify(payload)
  expect(text).toMatch(/"id":"\w+"/)
  return text
}

describe('a mutation with a key', () => {
  it('is one of those that this file repeats', () => {
    const takeKeys = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args: [input] }) => {
      const type = input && getNamedType(input.type)
      return isInputObjectType(type) && type.getFields()['key']
    })
    expect(takeKeys.map(({ name }) => name).toSorted()).toEqual([...Object.keys(keyed), ...ofTheDesks].toSorted())
  })

  it.each(Object.entries(keyed))('creates one thing a key: %s', async (name, creation) => {
    const key = randomUUID()
    const first = await create(name, creation, key)
    expect(await create(name, creation, key)).toBe(first)
    const { other = creation.input } = creation
    expect(await create(name, { ...creation, input: other }, randomUUID())).not.toBe(first)
  })

  it('creates one comment on a topic a key', async () => {
    const creation = { input: { id: globalId('DebateEntry', 1), text: 'Hello' }, selection: 'comment { id }' }
    const key = randomUUID()
    const first = await create('addComment', creation, key)
    expect(await create('addComment', creation, key)).toBe(first)
    expect(await create('addComment', creation, randomUUID())).not.toBe(first)
  })
})

describe('a mutation without a key', () => {
  it.each([
    ['saveSearch', { name: 'Near', options: {} }],
    ['createDebateCategory', { lodgeId, name: 'Harbours' }],
  ])('refuses a name that is taken: %s', async (name, input) => {
    expect(await send(name, input, '')).toEqual({ userErrors: [] })
    expect(await send(name, input, '')).toEqual({ userErrors: [{ code: 'NAME_TAKEN' }] })
  })
})
