import { describe, expect, it } from 'vitest'
import { ids, moment, profile } from '../testing/fixtures'
import { conversation, message } from '../testing/mailFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

/** Everything that a row of the list shows. */
const row = `
  id legacyId kind name memberCount unreadCount lastMessageAt otherReadUpTo writeRefusal
  viewerIsOwner viewerHasPinned viewerHasAllowedVideoCalls otherHasAllowedVideoCalls
  other { id name isOnline picture { owner { name } } } newestMembers { picture { owner { name } } }
  lastMessage { __typename id author { picture { owner { name } } } ... on TextMessage { text } }
`

interface Lists {
  readonly viewer: {
    readonly list: {
      readonly edges: readonly { readonly node: Record<string, unknown> }[]
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
    }
  }
}

describe('the list of conversations', () => {
  it('is one call, whatever its rows show', async () => {
    server.stub.answer(
      'Mail.GetConversations',
      ids(1, 31).map((id) =>
        conversation(id, {
          members: [profile(200 + id)],
          lastMessage: message(100 + id, { conversationId: id, sender: profile(400 + id) }),
        }),
      ),
    )
    const { data, errors } = await server.ask<Lists>(
      `{ viewer { list: conversations { edges { node { ${row} } } pageInfo { hasNextPage endCursor } } } }`,
    )
    expect(errors).toEqual([])
    expect(data.viewer.list.edges).toHaveLength(30)
    expect(data.viewer.list.pageInfo.hasNextPage).toBe(true)
    expect(data.viewer.list.edges[2]?.node).toEqual({
      id: globalId('Conversation', 3),
      legacyId: 3,
      kind: 'NORMAL',
      name: 'Profile3',
      memberCount: 2,
      unreadCount: 2,
      lastMessageAt: moment,
      otherReadUpTo: 41,
      writeRefusal: null,
      viewerIsOwner: false,
      viewerHasPinned: true,
      viewerHasAllowedVideoCalls: false,
      otherHasAllowedVideoCalls: true,
      other: { id: globalId('Profile', 3), name: 'Profile3', isOnline: true, picture: { owner: { name: 'Profile3' } } },
      newestMembers: [{ picture: { owner: { name: 'Profile203' } } }],
      lastMessage: {
        __typename: 'TextMessage',
        id: globalId('TextMessage', 103),
        author: { picture: { owner: { name: 'Profile403' } } },
        text: 'Message 103',
      },
    })
    expect(server.stub.names().filter((name) => name !== 'CurrentProfile.GetProfileData')).toEqual([
      'Mail.GetConversations',
    ])
  })

  it('filters by kind, unread and words; other filters have other cursors', async () => {
    server.stub.answer('Mail.GetConversations', [conversation(1)])
    const query = `query ($text: String, $after: String) { viewer {
      list: conversations(kind: GROUP_CHAT, unread: true, text: $text, after: $after) { edges { node { name } } pageInfo { endCursor } }
    } }`
    const { data } = await server.ask<Lists>(query, { text: ' boats ' })
    const asked = server.stub.seen.find(({ name }) => name === 'Mail.GetConversations')?.query
    expect(asked).toEqual({ kind: '5', unread: 'true', text: 'boats', skip: '0', take: '31' })
    const after = data.viewer.list.pageInfo.endCursor
    expect((await server.ask(query, { text: 'boats', after })).errors).toEqual([])
    const { errors } = await server.ask(query, { text: 'planes', after })
    expect(errors[0]?.extensions).toMatchObject({ reason: 'FOREIGN_CURSOR' })
  })

  it('of the menu is one call too, with pages', async () => {
    server.stub.answer(
      'TopMenu.Conversations',
      ids(1, 8).map((id) => conversation(id)),
    )
    const { data, errors } = await server.ask<Lists>(
      `{ viewer { list: menuConversations(first: 7) { edges { node { ${row} } } pageInfo { hasNextPage } } } }`,
    )
    expect(errors).toEqual([])
    expect(data.viewer.list.edges.map(({ node }) => node['legacyId'])).toEqual(ids(1, 7))
    expect(data.viewer.list.pageInfo.hasNextPage).toBe(true)
    expect(server.stub.bodyOf('TopMenu.Conversations')).toEqual({ page: 0, take: 8 })
    expect(server.stub.names().filter((name) => name !== 'CurrentProfile.GetProfileData')).toHaveLength(1)
  })
})

describe('a conversation', () => {
  it('with its last messages is two calls beside the session', async () => {
    server.stub.answer('Mail.GetConversation', conversation(5))
    server.stub.answer(
      'Mail.GetMessages',
      ids(1, 30)
        .map((id) => message(id))
        .reverse(),
    )
    const { errors } = await server.ask(
      `{ viewer { id isMember } conversation(legacyId: 5) { ${row}
        messages { edges { node { id type author { name picture { id } } ... on TextMessage { text media { id owner { name } } } } } }
      } }`,
    )
    expect(errors).toEqual([])
    expect([...server.stub.names()].sort()).toEqual([
      'CurrentProfile.GetProfileData',
      'Mail.GetConversation',
      'Mail.GetMessages',
    ])
  })

  it.each([7, 0, -1])('that is not for the viewer, or impossible, is null: %i', async (legacyId) => {
    server.stub.refuse('Mail.GetConversation', 404, 'NOT_FOUND')
    const query = 'query ($legacyId: Int!) { conversation(legacyId: $legacyId) { name } }'
    const { data, errors } = await server.ask(query, { legacyId })
    expect([data, errors]).toEqual([{ conversation: null }, []])
  })

  it('of the site, or with a deleted profile, has no other participant', async () => {
    server.stub.answer('Mail.GetConversations', [
      conversation(1, { kind: 2, name: 'Nordlys', other: null, writeRefusal: 1 }),
      conversation(2, { name: '', other: null, writeRefusal: 2, lastMessage: null }),
    ])
    const { data, errors } = await server.ask<Lists>(
      '{ viewer { list: conversations { edges { node { kind name writeRefusal other { id } lastMessage { id } } } } } }',
    )
    expect(errors).toEqual([])
    expect(data.viewer.list.edges.map(({ node }) => node)).toMatchObject([
      { kind: 'SYSTEM', name: 'Nordlys', writeRefusal: 'NO_REPLY', other: null },
      { kind: 'NORMAL', name: '', writeRefusal: 'GONE', other: null, lastMessage: null },
    ])
  })

  it('of many lists its participants', async () => {
    const group = conversation(5, { kind: 5, name: 'Boats', other: null, members: ids(2, 5).map(profile), owned: true })
    server.stub.answer('Mail.GetConversation', group)
    server.stub.answer('Mail.GetGroupChatMembers', [
      { profile: profile(7), owner: true, joinedAt: moment },
      { profile: profile(2), owner: false, joinedAt: moment },
    ])
    const { data, errors } = await server.ask(`{ conversation(legacyId: 5) {
      kind viewerIsOwner newestMembers { name }
      members(first: 1) { edges { node { isOwner joinedAt profile { name picture { owner { name } } } } } pageInfo { hasNextPage } }
    } }`)
    expect(errors).toEqual([])
    expect(data).toEqual({
      conversation: {
        kind: 'GROUP_CHAT',
        viewerIsOwner: true,
        newestMembers: ids(2, 5).map((id) => ({ name: `Profile${id}` })),
        members: {
          edges: [
            {
              node: {
                isOwner: true,
                joinedAt: moment,
                profile: { name: 'Profile7', picture: { owner: { name: 'Profile7' } } },
              },
            },
          ],
          pageInfo: { hasNextPage: true },
        },
      },
    })
    const asked = server.stub.seen.find(({ name }) => name === 'Mail.GetGroupChatMembers')?.query
    expect(asked).toEqual({ conversationId: '5', skip: '0', take: '2' })
    expect(server.stub.names()).not.toContain('Profiles.GetProfilesByIds')
  })
})

describe('the profile that the viewer is about to write to', () => {
  const query = `{ viewer { correspondence(profileId: "${globalId('Profile', 3)}") {
    profile { name picture { owner { name } } } conversation { legacyId messages { edges { cursor } } }
  } } }`

  it('comes with the existing conversation', async () => {
    server.stub.answer('Mail.GetConversationWith', { profile: profile(3), conversation: conversation(5) })
    server.stub.answer('Mail.GetMessages', [])
    const { data, errors } = await server.ask(query)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      viewer: {
        correspondence: { profile: { name: 'Profile3' }, conversation: { legacyId: 5, messages: { edges: [] } } },
      },
    })
    expect(server.stub.names()).not.toContain('Profiles.GetProfilesByIds')
  })

  it('comes alone before the first message', async () => {
    server.stub.answer('Mail.GetConversationWith', { profile: profile(3), conversation: null })
    const { data, errors } = await server.ask(query)
    expect([data, errors]).toMatchObject([{ viewer: { correspondence: { conversation: null } } }, []])
  })

  it('is null where the viewer may not see them', async () => {
    server.stub.refuse('Mail.GetConversationWith', 404, 'NOT_FOUND')
    const { data, errors } = await server.ask(query)
    expect([data, errors]).toEqual([{ viewer: { correspondence: null } }, []])
  })
})

describe('nodes of mail', () => {
  it('are loaded by their ids, one call for each type, messages only under their own type', async () => {
    server.stub.answer('Mail.GetConversationsByIds', [conversation(5)])
    server.stub.answer('Mail.GetMessagesByIds', [message(1), message(2, { type: 53 })])
    const asked = [
      globalId('Conversation', 5),
      globalId('Conversation', 6),
      globalId('TextMessage', 1),
      globalId('GroupChatMessage', 2),
      globalId('SystemMessage', 1),
      globalId('TextMessage', 9),
    ]
    const { data, errors } = await server.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', {
      ids: asked,
    })
    expect(errors).toEqual([])
    expect(data).toEqual({
      nodes: [
        { __typename: 'Conversation', id: asked[0] },
        null,
        { __typename: 'TextMessage', id: asked[2] },
        { __typename: 'GroupChatMessage', id: asked[3] },
        null,
        null,
      ],
    })
    expect(server.stub.bodyOf('Mail.GetConversationsByIds')).toEqual({ ids: [5, 6] })
    expect(server.stub.bodyOf('Mail.GetMessagesByIds')).toEqual({ ids: [1, 2, 9] })
    expect(server.stub.names()).toHaveLength(2)
  })
})
