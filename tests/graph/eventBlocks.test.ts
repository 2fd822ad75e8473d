import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '../../gateway/testing/stubbed'
import { MediaKind } from '../../legacy/contract/enums'
import { after, HOUR } from '../../legacy/core/clock'
import { insertPicture } from '../../legacy/testing/media'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { insertPlaces } from '../../legacy/testing/places'
import { clientOf, PASSWORD } from '../../legacy/testing/profiles'
import { insertEvent, insertEventSignUp } from '../../legacy/testing/siteEvents'
import { type Graph, startGraph } from './startGraph'

// Looks for what somebody shows and writes at an event, from every side: as a guest, and as a host. Whoever is blocked,
// in either direction, finds nothing of it; whoever is not finds it, so that the search itself is proven.

let graph: Graph
beforeAll(async () => {
  graph = await startGraph()
  await insertPlaces(graph.legacy.deps.db)
})
afterAll(() => graph.close())

const db = () => graph.legacy.deps.db

/** An event at which a member has shown a picture, asked, commented and written to all that can be written to. */
interface Scene {
  readonly eventId: number
  readonly sought: TestMember
  readonly viewer: TestMember
  /** Addresses of what the member has made. */
  readonly ids: readonly string[]
  /** As the viewer saw it before a block. */
  readonly pictureUrl: string
  /** Which only they have written. */
  readonly words: string
}

type Role = 'guest' | 'host'

async function sceneOf(soughtRole: Role, viewerRole: Role): Promise<Scene> {
  const { legacy } = graph
  const words = `Words${randomUUID().slice(0, 8)}`
  const sought = await newMember(legacy)
  const viewer = await newMember(legacy)
  const host = await newMember(legacy)
  const hosts = [host, ...(soughtRole === 'host' ? [sought] : []), ...(viewerRole === 'host' ? [viewer] : [])]
  const eventId = await insertEvent(
    legacy,
    hosts.map(({ id }) => id),
    { beginsAt: after(legacy.clock.now(), -HOUR) },
  )
  const signUps: number[] = []
  for (const { id } of [sought, viewer]) {
    if (!hosts.some((each) => each.id === id)) signUps.push(await insertEventSignUp(legacy, eventId, id))
  }
  const picture = await insertPicture(legacy, sought.id, { kind: MediaKind.EventPicture, eventId, title: words })
  const written = () => ({ eventId, key: randomUUID(), text: `${words} ${randomUUID()}` })
  const { data: comment } = await sought.client.call('Events.AddEventComment', {
    eventId,
    text: `@${viewer.name} ${words}`,
    mentionIds: [viewer.id],
  })
  const { data: question } = await sought.client.call('Events.AskQuestion', written())
  await host.client.call('Events.AnswerQuestion', { questionId: question.id, answer: 'Yes' })
  const messageIds: number[] = []
  if (soughtRole === 'host') messageIds.push((await sought.client.call('Events.Announce', written())).data.messageId)
  // To the hosts, among whom the viewer may be; hosts answer the viewer.
  if (soughtRole === 'guest') {
    messageIds.push((await sought.client.call('Events.WriteEventMail', written())).data.messageId)
  }
  const conversations = await db().selectFrom('conversation').select('id').where('eventId', '=', eventId).execute()
  const { data: tokens } = await viewer.client.call('Common.GetContentTokens')
  return {
    eventId,
    sought,
    viewer,
    words,
    pictureUrl: `/media/${picture.key}/gallery.webp?t=${tokens.media}`,
    ids: [
      globalId('Profile', sought.id),
      globalId('Picture', picture.id),
      globalId('EventComment', comment.id),
      globalId('EventQuestion', question.id),
      ...signUps.map((id) => globalId('EventSignUp', id)),
      ...messageIds.map((id) => globalId('TextMessage', id)),
      ...conversations.map(({ id }) => globalId('Conversation', id)),
    ],
  }
}

const person = '{ name }'
const conversation = `name guest ${person} lastMessage { ... on TextMessage { text } author ${person} }
  messages(first: 30) { nodes { author ${person} ... on TextMessage { text } } }`
const everything = `
  title hosts ${person} attendees(first: 30) { nodes ${person} }
  album(first: 30) { nodes { legacyId title url(size: GALLERY) owner ${person} } }
  questions(first: 30) { nodes { text asker ${person} } }
  comments(first: 30) { nodes { text author ${person} } }
  conversations(first: 30) { nodes { ${conversation} } }`
const fragments = `
  ... on Profile { name } ... on Picture { title url(size: GALLERY) owner ${person} }
  ... on EventComment { text author ${person} } ... on EventQuestion { text asker ${person} }
  ... on EventSignUp { profile ${person} } ... on TextMessage { text author ${person} }
  ... on Conversation { ${conversation} }`

/** What the files of an archive say. */
function unzipped(archive: Buffer): string {
  let text = ''
  let at = archive.readUInt32LE(archive.lastIndexOf('PK\u0005\u0006') + 16)
  while (archive.readUInt32LE(at) === 0x0201_4b50) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const header = archive.readUInt32LE(at + 42)
    const begin = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
    const content = archive.subarray(begin, begin + size)
    text += (method === 8 ? inflateRawSync(content) : content).toString()
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return text
}

/** Everything that the viewer can read of it, by how they try. */
async function searched({ viewer, eventId, ids, pictureUrl, words, sought }: Scene): Promise<Record<string, string>> {
  const sid = viewer.client.cookies.get('sid')
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await graph.ask({ query, variables }, sid)
    expect(errors ?? []).toEqual([])
    return JSON.stringify(data)
  }
  const client = await clientOf(graph.legacy, viewer.id)
  await client.call('EditProfile.ExportProfileData', { password: PASSWORD })
  await graph.legacy.runJobs()
  const { data: ready } = await client.call('EditProfile.GetDataExport')
  const archive = await client.request('GET', ready?.path ?? '')
  const { data: whole } = await client.call('Events.GetEvent', { eventId })
  const picture = await viewer.client.request('GET', pictureUrl)
  const { data: feed } = await client.call('Events.RenewEventFeed')
  return {
    page: await ask(`query ($id: Int!) { event(legacyId: $id) { ${everything} } }`, { id: eventId }),
    nodes: await ask(`query ($ids: [ID!]!) { nodes(ids: $ids) { ${fragments} } }`, { ids }),
    mail: await ask(`{ viewer { conversations(first: 30) { nodes { ${conversation} } } } }`),
    mailSearch: await ask(
      `query ($text: String!) { viewer { conversations(text: $text, first: 30) { nodes { ${conversation} } } } }`,
      { text: words },
    ),
    notifications: await ask(`{ viewer { notifications(first: 30) { nodes {
      actor ${person} ... on EventNotification { excerpt comment { text author ${person} } }
    } } } }`),
    search: await ask('query ($text: String!) { searchProfiles(text: $text, first: 30) { nodes { name } } }', {
      text: sought.name,
    }),
    export: unzipped(archive.rawPayload),
    picture: picture.statusCode === 200 ? words : '',
    calendar: (await client.request('GET', whole.icsPath)).body,
    feed: (await client.request('GET', new URL(feed.address ?? '').pathname)).body,
  }
}

/** The ways on which the viewer found the member's name or words. */
async function found(scene: Scene): Promise<string[]> {
  const texts = Object.entries(await searched(scene))
  return texts
    .filter(([, text]) => text.includes(scene.words) || text.includes(`"${scene.sought.name}"`))
    .map(([way]) => way)
}

describe.each([
  ['guest', 'guest', ['page', 'nodes', 'notifications', 'search', 'picture']],
  ['host', 'guest', ['page', 'nodes', 'mail', 'mailSearch', 'notifications', 'search', 'export', 'picture']],
  ['guest', 'host', ['page', 'nodes', 'mail', 'mailSearch', 'notifications', 'search', 'export', 'picture']],
] as const)('what a %s shows and writes', (soughtRole, viewerRole, ways) => {
  it(`reaches a ${viewerRole}`, async () => {
    expect(await found(await sceneOf(soughtRole, viewerRole))).toEqual(ways)
  })

  it.each([true, false])(`reaches no ${viewerRole} whom a block is between (their own: %s)`, async (isOwn) => {
    const scene = await sceneOf(soughtRole, viewerRole)
    const [one, other] = isOwn ? [scene.viewer, scene.sought] : [scene.sought, scene.viewer]
    await one.client.call('Profiles.AddProfileToBlacklist', { profileId: other.id })
    expect(await found(scene)).toEqual([])
  })
})
