import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AlbumType, ConversationKind, MediaKind } from '../../legacy/contract/enums'
import { insertConversation, insertMessage } from '../../legacy/mail/mail.fixture'
import { seedReference } from '../../legacy/main/reference'
import { newWriter, write } from '../../legacy/testing/mail'
import { insertPicture } from '../../legacy/testing/media'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { readStoredOperations } from '../../scripts/support/storedOperations'
import { type Graph, startGraph } from './startGraph'

let graph: Graph
let viewer: TestMember
let pair: number

/**
 * A member with 32 conversations, including groups. One has more messages than a page, by both, with pictures and
 * an album request.
 */
beforeAll(async () => {
  graph = await startGraph()
  const { legacy } = graph
  await seedReference(legacy.deps.db)
  viewer = await newWriter(legacy)
  for (let count = 0; count < 31; count += 1) {
    const { id } = await newMember(legacy)
    const kind = count % 5 === 0 ? ConversationKind.GroupChat : ConversationKind.Normal
    await insertMessage(legacy, await insertConversation(legacy, { kind, members: [id, viewer.id] }), id, 'Hej')
  }
  const other = await newWriter(legacy)
  const { data: first } = await write(other, { profileId: viewer.id })
  pair = first.conversationId
  for (let count = 0; count < 16; count += 1) {
    await insertMessage(legacy, pair, other.id, 'Hej')
    await insertMessage(legacy, pair, viewer.id, 'Hej')
  }
  for (const writer of [other, viewer]) {
    const { id } = await insertPicture(legacy, writer.id, { kind: MediaKind.TempPicture })
    await write(writer, { conversationId: pair, mediaIds: [id], consent: true })
  }
  const { data: album } = await viewer.client.call('Media.CreateAlbum', { name: 'The sea', type: AlbumType.Protected })
  await other.client.call('Media.RequestProtectedAccess', { albumId: album.id })
  await other.client.call('Profiles.AddGuestbookEntry', { profileId: viewer.id, text: 'Hej' })
})
afterAll(() => graph.close())

interface Screens {
  readonly conversation?: { readonly messages: { readonly edges: readonly { readonly node: Message }[] } }
  readonly viewer: {
    readonly conversations?: Page
    readonly menuConversations?: Page
    readonly notifications?: Page
  }
}

interface Page {
  readonly edges: readonly object[]
}

interface Message {
  readonly __typename: string
  readonly media?: readonly { readonly owner: { readonly name: string } | null }[]
}

/** The result of a persisted operation of the web client, and its number of calls. */
async function show(name: string, variables: object) {
  const operations = Object.values(await readStoredOperations())
  const query = operations.find((text) => new RegExp(`^query ${name}\\b`).test(text)) ?? ''
  const { data, errors, extensions } = await graph.ask<Screens>({ query, variables }, viewer.client.cookies.get('sid'))
  expect(errors ?? []).toEqual([])
  return { data, calls: extensions.restCalls.map(({ call }) => call).sort() }
}

const closed = {
  list: false,
  kind: null,
  unread: false,
  text: null,
  open: false,
  legacyId: 0,
  write: false,
  profileId: '',
}

describe('the web client’s operations cost', () => {
  it('one call for a page of thirty conversations', async () => {
    const { data, calls } = await show('MailScreenQuery', { ...closed, list: true })
    expect(data?.viewer.conversations?.edges).toHaveLength(30)
    expect(calls).toEqual(['CurrentProfile.GetProfileData', 'Mail.GetConversations'])
  })

  it('two calls for an open conversation, one each for pictures and albums, and the content token once an hour', async () => {
    const { data, calls } = await show('MailScreenQuery', { ...closed, open: true, legacyId: pair })
    const messages = data?.conversation?.messages.edges.map(({ node }) => node) ?? []
    expect(messages).toHaveLength(30)
    expect(messages.flatMap(({ media }) => media ?? []).every(({ owner }) => owner !== null)).toBe(true)
    expect(messages.at(-1)?.__typename).toBe('AlbumAccessMessage')
    const everyTime = [
      'CurrentProfile.GetProfileData',
      'Mail.GetConversation',
      'Mail.GetMessages',
      'Media.GetAlbumsByIds',
      'Media.GetMediaByIds',
    ]
    expect(calls).toEqual(['Common.GetContentTokens', ...everyTime])
    const again = await show('MailScreenQuery', { ...closed, open: true, legacyId: pair })
    expect(again.calls).toEqual(everyTime)
  })

  it('one call for the menu of conversations', async () => {
    const { data, calls } = await show('MenuConversationsQuery', {})
    expect(data?.viewer.menuConversations?.edges).toHaveLength(8)
    expect(calls).toEqual(['CurrentProfile.GetProfileData', 'TopMenu.Conversations'])
  })

  it('one call for the menu of notifications, and one more for each type of thing that they lead to', async () => {
    const { data, calls } = await show('NotificationListQuery', { tab: 'ALL', community: false })
    expect(data?.viewer.notifications?.edges).toHaveLength(2)
    expect(calls).toEqual([
      'CurrentProfile.GetProfileData',
      'Media.GetAlbumsByIds',
      'Notifications.ClientNotifications',
    ])
  })
})
