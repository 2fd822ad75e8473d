import { describe, expect, it } from 'vitest'
import type { CallName } from '../../legacy/contract/contract'
import { ids } from '../testing/fixtures'
import { conversation, message, told } from '../testing/mailFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()
const key = '7d9f3f3e-3f0e-4a1c-9a52-0d9a1f1f5b10'
const id = globalId('Conversation', 5)

interface Sent {
  readonly sendMessage: { readonly messageEdge: { readonly cursor: string } }
}

describe('a message that is sent', () => {
  const send = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
    message { id viewerIsAuthor } messageEdge { cursor node { id } }
    conversation { id lastMessage { id } } userErrors { code field message }
  } }`

  it('comes back for the end of the list, with the conversation afterwards', async () => {
    const own = message(9, { own: true, readState: 3 })
    server.stub.answer('Mail.SendMessage', own)
    server.stub.answer('Mail.GetConversationsByIds', [conversation(5, { lastMessage: own })])
    const { data, errors } = await server.ask<Sent>(send, { input: { conversationId: id, text: 'Hello', key } })
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      sendMessage: {
        message: { id: globalId('TextMessage', 9), viewerIsAuthor: true },
        messageEdge: { node: { id: globalId('TextMessage', 9) } },
        conversation: { id, lastMessage: { id: globalId('TextMessage', 9) } },
        userErrors: [],
      },
    })
    expect(server.stub.bodyOf('Mail.SendMessage')).toEqual({ conversationId: 5, text: 'Hello', key })
    expect(server.stub.names()).toEqual(['Mail.SendMessage', 'Mail.GetConversationsByIds'])

    // Its cursor belongs to the list: later messages follow it.
    server.stub.answer('Mail.GetConversation', conversation(5))
    server.stub.answer('Mail.GetMessages', [message(10)])
    const query = `query ($after: String) { conversation(legacyId: 5) {
      messages(first: 100, after: $after) { edges { node { legacyId } } }
    } }`
    const later = await server.ask(query, { after: data.sendMessage.messageEdge.cursor })
    expect(later.data).toEqual({ conversation: { messages: { edges: [{ node: { legacyId: 10 } }] } } })
    const asked = server.stub.seen.find(({ name }) => name === 'Mail.GetMessages')?.query
    expect(asked).toEqual({ conversationId: '5', afterId: '9', take: '101' })
  })

  it('to a profile, with media, sends their ids', async () => {
    server.stub.answer('Mail.SendMessage', message(9))
    server.stub.answer('Mail.GetConversationsByIds', [conversation(5)])
    const mediaIds = [globalId('Picture', 1003), globalId('Video', 1004)]
    const input = { profileId: globalId('Profile', 3), text: '', mediaIds, consent: true, key }
    const { errors } = await server.ask(send, { input })
    expect(errors).toEqual([])
    const body = { profileId: 3, text: '', mediaIds: [1003, 1004], consent: true, key }
    expect(server.stub.bodyOf('Mail.SendMessage')).toEqual(body)
  })

  it('needs a membership, and names the feature', async () => {
    server.stub.refuse('Mail.SendMessage', 402, 'MEMBERS_ONLY', { feature: 'WriteMail' })
    const query = send.replace('userErrors {', 'userErrors { ...on MembersOnlyError { feature }')
    const { data } = await server.ask(query, { input: { conversationId: id, text: 'Hello', key } })
    expect(data).toMatchObject({ sendMessage: { userErrors: [{ code: 'MEMBERS_ONLY', feature: 'WRITE_MAIL' }] } })
  })

  it('that was refused says why, and loads nothing else', async () => {
    const fields = [{ field: 'text', code: 'TOO_LONG', message: 'For langt' }]
    server.stub.refuse('Mail.SendMessage', 422, 'VALIDATION_FAILED', { fields })
    const { data, errors } = await server.ask(send, { input: { conversationId: id, text: 'Hello', key } })
    expect(errors).toEqual([])
    expect(data).toEqual({
      sendMessage: {
        message: null,
        messageEdge: null,
        conversation: null,
        userErrors: [{ code: 'TOO_LONG', field: ['text'], message: 'For langt' }],
      },
    })
    expect(server.stub.names()).toEqual(['Mail.SendMessage'])
  })

  it.each([
    { conversationId: globalId('Profile', 5) },
    { profileId: id },
    { conversationId: id, mediaIds: [globalId('Album', 4)] },
  ])('to what is none is refused: %o', async (wrong) => {
    const { data, errors } = await server.ask<object>(send, { input: { ...wrong, text: 'Hello', key } })
    expect([Object.values(data), errors]).toMatchObject([[{ userErrors: [{ code: 'NOT_FOUND' }] }], []])
    expect(server.stub.seen).toEqual([])
  })
})

describe('a conversation that was read', () => {
  const read = `mutation ($messageId: ID!) { markConversationAsRead(input: { id: "${id}", messageId: $messageId }) {
    conversation { unreadCount } viewer { counts { unreadMail } } userErrors { code }
  } }`

  it.each(['TextMessage', 'GroupChatMessage', 'VideoCallsMessage'])('up to a %s', async (type) => {
    server.stub.answer('Mail.MarkConversationAsRead', conversation(5, { unreadCount: 0 }))
    const { data } = await server.ask(read, { messageId: globalId(type, 9) })
    expect(data).toMatchObject({ markConversationAsRead: { conversation: { unreadCount: 0 }, userErrors: [] } })
    expect(server.stub.bodyOf('Mail.MarkConversationAsRead')).toEqual({ conversationId: 5, messageId: 9 })
    expect(server.stub.names()).toEqual([
      'Mail.MarkConversationAsRead',
      'CurrentProfile.GetProfileData',
      'Notifications.NotificationCounts',
    ])
  })

  it('is not found where the viewer is no participant', async () => {
    server.stub.refuse('Mail.MarkConversationAsRead', 404, 'NOT_FOUND')
    const { data } = await server.ask(read, { messageId: globalId('TextMessage', 9) })
    expect(data).toMatchObject({ markConversationAsRead: { conversation: null, userErrors: [{ code: 'NOT_FOUND' }] } })
  })
})

/** A write about a conversation: field, other input, call arguments, and answer. */
const writes: readonly (readonly [string, string, CallName, object, object, string, object])[] = [
  [
    'renameGroupChat',
    'name: "Boats"',
    'Mail.RenameGroupChat',
    { name: 'Boats' },
    conversation(5),
    'conversation { id }',
    { conversation: { id } },
  ],
  [
    'addToGroupChat',
    `profileIds: ["${globalId('Profile', 3)}", "${globalId('Profile', 4)}"]`,
    'Mail.AddToGroupChat',
    { profileIds: [3, 4] },
    conversation(5),
    'conversation { id }',
    { conversation: { id } },
  ],
  [
    'removeFromGroupChat',
    `profileId: "${globalId('Profile', 3)}"`,
    'Mail.RemoveFromGroupChat',
    { profileId: 3 },
    conversation(5),
    'conversation { id }',
    { conversation: { id } },
  ],
  [
    'setConversationPinned',
    'pinned: false',
    'Mail.PinConversation',
    { pinned: false },
    conversation(5),
    'conversation { id }',
    { conversation: { id } },
  ],
  [
    'setVideoCallsAllowed',
    'allowed: true',
    'Mail.SetVideoCallsEnabled',
    { enabled: true },
    conversation(5),
    'conversation { id }',
    { conversation: { id } },
  ],
  [
    'requestVideoCall',
    `key: "${key}"`,
    'Mail.RequestVideoCall',
    { key },
    told(9, 9),
    'message { id } messageEdge { node { id } }',
    {
      message: { id: globalId('VideoCallMessage', 9) },
      messageEdge: { node: { id: globalId('VideoCallMessage', 9) } },
    },
  ],
  ['deleteConversation', '', 'Mail.DeleteConversation', {}, {}, 'deletedId', { deletedId: id }],
  ['leaveGroupChat', '', 'Mail.LeaveGroupChat', {}, {}, 'deletedId', { deletedId: id }],
  ['setTyping', '', 'Mail.SetTyping', {}, {}, '', {}],
]

describe.each(writes)('%s', (field, input, call, body, answer, asked, payload) => {
  const query = `mutation { ${field}(input: { id: "${id}" ${input} }) { ${asked} userErrors { code field } } }`

  it('is one call', async () => {
    server.stub.on(call, () => answer)
    const { data, errors } = await server.ask(query)
    expect([data, errors]).toEqual([{ [field]: { ...payload, userErrors: [] } }, []])
    expect(server.stub.bodyOf(call)).toEqual({ conversationId: 5, ...body })
    expect(server.stub.names()).toEqual([call])
  })

  it('that is refused points at its fields', async () => {
    const names = ['conversationId', ...Object.keys(body)]
    server.stub.refuse(call, 422, 'VALIDATION_FAILED', {
      fields: names.map((name) => ({ field: name, code: 'WRONG', message: 'Nej' })),
    })
    const { data } =
      await server.ask<Record<string, { readonly userErrors: readonly { readonly field: readonly string[] }[] }>>(query)
    const fields = data[field]?.userErrors.map((error) => error.field.join('.'))
    expect(fields).toEqual(names.map((name) => ({ conversationId: 'id', enabled: 'allowed' })[name] ?? name))
  })

  it('takes nothing but a conversation', async () => {
    const { data, errors } = await server.ask<object>(query.replace(id, globalId('Profile', 5)))
    expect([Object.values(data), errors]).toMatchObject([[{ userErrors: [{ code: 'NOT_FOUND' }] }], []])
    expect(server.stub.seen).toEqual([])
  })
})

describe('a group chat', () => {
  it('is made of profiles', async () => {
    server.stub.answer('Mail.CreateGroupChat', conversation(8, { kind: 5, name: 'Boats' }))
    const query = `mutation ($input: CreateGroupChatInput!) { createGroupChat(input: $input) {
      conversation { legacyId kind name } userErrors { code }
    } }`
    const profileIds = ids(3, 4).map((each) => globalId('Profile', each))
    const { data } = await server.ask(query, { input: { name: 'Boats', profileIds, key } })
    expect(data).toEqual({
      createGroupChat: { conversation: { legacyId: 8, kind: 'GROUP_CHAT', name: 'Boats' }, userErrors: [] },
    })
    expect(server.stub.bodyOf('Mail.CreateGroupChat')).toEqual({ name: 'Boats', profileIds: [3, 4], key })
  })
})

describe('a message that is taken back', () => {
  it('leaves a placeholder', async () => {
    server.stub.answer('Mail.DeleteMessage', message(9, { own: true, deleted: true, text: '' }))
    const query = `mutation ($id: ID!) { deleteMessage(input: { id: $id }) { message { id isDeleted } userErrors { field } } }`
    const { data } = await server.ask(query, { id: globalId('TextMessage', 9) })
    const left = { id: globalId('TextMessage', 9), isDeleted: true }
    expect(data).toEqual({ deleteMessage: { message: left, userErrors: [] } })
    expect(server.stub.bodyOf('Mail.DeleteMessage')).toEqual({ messageId: 9 })
  })
})
