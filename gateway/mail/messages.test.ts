import { describe, expect, it } from 'vitest'
import { MessageType } from '../../legacy/contract/enums'
import type { Message } from '../../legacy/contract/mailShapes'
import { album, media, moment, order, profile } from '../testing/fixtures'
import { lodge } from '../testing/lodgeFixtures'
import { attachment, conversation, message, told } from '../testing/mailFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

interface Messages {
  readonly conversation: {
    readonly messages: { readonly edges: readonly { readonly node: Record<string, unknown> }[] }
  }
}

/** The selected fields of a message. */
async function nodeOf(of: Message, fields: string) {
  server.stub.answer('Mail.GetConversation', conversation(5))
  server.stub.answer('Mail.GetMessages', [of])
  const { data, errors } = await server.ask<Messages>(
    `{ conversation(legacyId: 5) { messages { edges { node { __typename type ${fields} } } } } }`,
  )
  expect(errors).toEqual([])
  return data.conversation.messages.edges[0]?.node
}

describe('a message', () => {
  it.each([
    ['TextMessage', [MessageType.Normal, MessageType.VideoMessage]],
    ['SystemMessage', [MessageType.SystemMessage]],
    ['ReceiptMessage', [MessageType.Receipt]],
    ['MembershipExpiryMessage', [MessageType.MembershipAboutToExpire]],
    ['AlbumAccessMessage', [MessageType.ProtectedPicturesAccess]],
    ['VideoCallMessage', [MessageType.VideoCall]],
    ['VideoCallsMessage', [MessageType.VideoCallsEnabled, MessageType.VideoCallsDisabled]],
    ['LoungeMessage', [MessageType.Lounge]],
    ['BirthdayWishesMessage', [MessageType.BirthdayWishes]],
    ['EventMessage', [MessageType.Event]],
    ['LodgeMessage', [6, 11, 201, 202, 203, 204, 205, 206]],
    ['GroupChatMessage', [50, 51, 52, 53, 54, 55, 56]],
  ] as const)('is a %s by its type, and a node', async (name, types) => {
    for (const type of types) {
      const seen = await nodeOf(message(8, { type }), 'id legacyId')
      expect(seen).toMatchObject({ __typename: name, id: globalId(name, 8), legacyId: 8 })
    }
  })

  it('names its author, time and readers', async () => {
    const fields = 'author { id name } viewerIsAuthor createdAt readState isDeleted conversationId'
    const own = message(8, { own: true, readState: 4, sender: profile(7) })
    expect(await nodeOf(own, `${fields} ... on TextMessage { text }`)).toEqual({
      __typename: 'TextMessage',
      type: 'NORMAL',
      author: { id: globalId('Profile', 7), name: 'Profile7' },
      viewerIsAuthor: true,
      createdAt: moment,
      readState: 'SENT_AND_READ',
      isDeleted: false,
      conversationId: globalId('Conversation', 5),
      text: 'Message 8',
    })
    const gone = message(8, { sender: null, deleted: true, text: '' })
    expect(await nodeOf(gone, fields)).toMatchObject({ author: null, isDeleted: true, readState: 'UNREAD' })
  })

  it.each([
    [
      told(8, MessageType.Receipt, { orderId: 12, name: 'A month', amount: { amount: 9900, currency: 'DKK' } }),
      '... on ReceiptMessage { order { legacyId } orderLegacyId product amount { amount currency } }',
      { order: { legacyId: 12 }, orderLegacyId: 12, product: 'A month', amount: { amount: 9900, currency: 'DKK' } },
    ],
    [
      told(8, MessageType.MembershipAboutToExpire, { until: moment }),
      '... on MembershipExpiryMessage { until }',
      { until: moment },
    ],
    [
      told(8, MessageType.VideoCall, { until: moment, path: '/call/9' }),
      '... on VideoCallMessage { until chatPath }',
      { until: moment, chatPath: '/call/9' },
    ],
    [
      told(8, MessageType.Lounge, { name: 'The quay', path: '/rooms/3' }),
      '... on LoungeMessage { text name chatPath }',
      { text: 'Message 8', name: 'The quay', chatPath: '/rooms/3' },
    ],
    [
      told(8, MessageType.Event, { eventId: 6, name: 'Harbour day' }),
      '... on EventMessage { text eventLegacyId name }',
      { text: 'Message 8', eventLegacyId: 6, name: 'Harbour day' },
    ],
    [
      told(8, MessageType.LodgeMemberJoined, { lodgeId: 4, name: 'Sailors', profile: profile(9) }),
      '... on LodgeMessage { text lodge { name } name profile { name } }',
      { text: 'Message 8', lodge: { name: 'Lodge 4' }, name: 'Sailors', profile: { name: 'Profile9' } },
    ],
    [
      told(8, MessageType.GroupChatMemberAdded, { name: 'Boats', profile: profile(9) }),
      '... on GroupChatMessage { name profile { name } }',
      { name: 'Boats', profile: { name: 'Profile9' } },
    ],
    [
      message(8, { type: MessageType.GroupChatMemberLeft }),
      '... on GroupChatMessage { name profile { name } }',
      { name: null, profile: null },
    ],
    [message(8, { type: MessageType.BirthdayWishes }), '... on BirthdayWishesMessage { text }', { text: 'Message 8' }],
  ])('tells what it is about: %#', async (of, fields, expected) => {
    server.stub.answer('Lodges.GetLodgesByIds', [lodge(4)])
    server.stub.answer('Payment.GetOrdersByIds', [order(12)])
    expect(await nodeOf(of, fields)).toMatchObject(expected)
  })

  it('that requests access leads to its album', async () => {
    server.stub.answer('Media.GetAlbumsByIds', [album(4)])
    const asked = told(8, MessageType.ProtectedPicturesAccess, {
      albumId: 4,
      name: 'Then',
      access: 1,
      answerable: true,
    })
    const fields = '... on AlbumAccessMessage { album { name } albumName access viewerCanAnswer }'
    expect(await nodeOf(asked, fields)).toMatchObject({
      album: { name: 'Album 4' },
      albumName: 'Then',
      access: 'REQUESTED',
      viewerCanAnswer: true,
    })
    const gone = told(8, MessageType.ProtectedPicturesAccess, { name: 'Then', access: 0 })
    expect(await nodeOf(gone, fields)).toMatchObject({
      album: null,
      albumName: 'Then',
      access: null,
      viewerCanAnswer: false,
    })
    expect(server.stub.names().filter((name) => name === 'Media.GetAlbumsByIds')).toHaveLength(1)
  })
})

describe('attachments of a message', () => {
  const one = attachment(1003)

  it('belong to their sender and to no album, without a look-up', async () => {
    const fields = '... on TextMessage { media { __typename id status owner { name } album { name } } }'
    expect(await nodeOf(message(8, { media: [one, { ...one, id: 1004, kind: 8, status: 1 }] }), fields)).toMatchObject({
      media: [
        {
          __typename: 'Picture',
          id: globalId('Picture', 1003),
          status: 'LIVE',
          owner: { name: 'Profile3' },
          album: null,
        },
        {
          __typename: 'Video',
          id: globalId('Video', 1004),
          status: 'READY_FOR_CONVERSION',
          owner: { name: 'Profile3' },
        },
      ],
    })
    expect([...server.stub.names()].sort()).toEqual(['Mail.GetConversation', 'Mail.GetMessages'])
  })

  it('load the rest in one batch, and nothing while they are processed', async () => {
    server.stub.answer('Media.GetMediaByIds', [media(1003)])
    const fields = '... on TextMessage { media { title createdAt likeCount viewerHasLiked } }'
    const making = { ...attachment(1004), status: 1 as const }
    expect(await nodeOf(message(8, { media: [one, making] }), fields)).toMatchObject({
      media: [
        { createdAt: moment, likeCount: 3, viewerHasLiked: false },
        { title: null, createdAt: null, likeCount: null, viewerHasLiked: null },
      ],
    })
    expect(server.stub.bodyOf('Media.GetMediaByIds')).toEqual({ ids: [1003, 1004] })
  })

  it('of somebody whom the viewer may not see are looked up', async () => {
    server.stub.answer('Media.GetMediaByIds', [])
    const seen = await nodeOf(
      message(8, { sender: null, media: [one] }),
      '... on TextMessage { media { owner { name } } }',
    )
    expect(seen).toMatchObject({ media: [{ owner: null }] })
  })
})
