import Type from 'typebox'
import { DateTime, get, Id, list, nullable, oneOf, post } from './call'
import { ConversationKind } from './enums'
import { Conversation, Message } from './mailShapes'
import { ProfileSummary } from './shapes'

const conversationId = { conversationId: Id }
const batch = { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }
const key = Type.String({ format: 'uuid', description: 'Made by the client: the same again does nothing new' })
const name = Type.String({ minLength: 1, maxLength: 60 })
const others = Type.Array(Id, { minItems: 1, maxItems: 49, uniqueItems: true })

/** Writing needs a membership; others are offered the day pass. */
const writing = { access: 'paying', feature: 'WriteMail', assumed: true } as const
const own = { access: 'active', assumed: true } as const

/**
 * Mail. Conversations without the viewer answer 404. A block hides a conversation from both while it lasts, and
 * what either wrote in a group; a dark site hides conversations with profiles that are not approved for it. Group
 * calls are for the owner, else 403.
 */
export const Mail = {
  GetConversations: list({
    ...own,
    summary: 'The conversations of the viewer: pinned ones first, then those with the latest message',
    query: {
      kind: Type.Optional(oneOf(ConversationKind, 'Only of this kind')),
      unread: Type.Optional(Type.Boolean({ default: false, description: 'Only those with something unread' })),
      text: Type.Optional(
        Type.String({ maxLength: 100, description: 'In the name of the other or of the group, or in a message' }),
      ),
    },
    item: Conversation,
  }),
  GetConversation: get({
    ...own,
    summary: 'One conversation',
    query: conversationId,
    answer: Conversation,
  }),
  GetConversationsByIds: post({
    ...own,
    summary: 'Many conversations at once; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(Conversation),
  }),
  GetConversationWith: get({
    ...own,
    summary: 'The conversation with a profile, if there is one; 404 when the viewer may not see the profile',
    query: { profileId: Id },
    answer: Type.Object({ conversation: nullable(Conversation), profile: ProfileSummary }),
  }),
  GetMessages: list({
    ...own,
    summary: 'Messages of a conversation, newest first; with `afterId` those that follow it, oldest first',
    query: {
      ...conversationId,
      beforeId: Type.Optional(
        Type.Integer({ minimum: 1, description: 'Only older ones: pages do not shift when something new comes' }),
      ),
      afterId: Type.Optional(Type.Integer({ minimum: 0, description: 'Only newer ones; 0: from the beginning' })),
    },
    item: Message,
  }),
  GetMessagesByIds: post({
    ...own,
    summary: 'Many messages at once; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(Message),
  }),
  GetGroupChatMembers: list({
    ...own,
    summary:
      'Who is in a group chat now, the owner first, then by name; those whom the viewer may not see are left out',
    query: conversationId,
    item: Type.Object({ profile: ProfileSummary, owner: Type.Boolean(), joinedAt: DateTime }),
  }),
  SendMessage: post({
    ...writing,
    summary: 'Writes to a conversation or, beginning one if need be, to a profile; give the one or the other',
    body: {
      conversationId: Type.Optional(Id),
      profileId: Type.Optional(Id),
      text: Type.String({ maxLength: 5000, description: 'Empty only with media' }),
      mediaIds: Type.Optional(
        Type.Array(Id, {
          maxItems: 10,
          uniqueItems: true,
          description: 'Uploaded files of the viewer that nothing uses yet: from now on only seen in this conversation',
        }),
      ),
      consent: Type.Optional(
        Type.Boolean({ description: 'With media: the member holds copyright and consent of all who are seen' }),
      ),
      key,
    },
    answer: Message,
  }),
  DeleteMessage: post({
    ...own,
    summary: "Takes one of the viewer's own messages back, for everybody: an empty place stays",
    body: { messageId: Id },
    answer: Message,
  }),
  MarkConversationAsRead: post({
    ...own,
    summary: 'The viewer has read a conversation up to a message; a smaller one changes nothing',
    body: { ...conversationId, messageId: Id },
    answer: Conversation,
  }),
  SetTyping: post({
    ...own,
    summary: 'Notifies the other participants that the viewer is typing; not stored',
    body: conversationId,
  }),
  PinConversation: post({
    ...own,
    summary: 'Keeps a conversation at the top of the list, at most 20, or no longer',
    body: { ...conversationId, pinned: Type.Boolean() },
    answer: Conversation,
  }),
  DeleteConversation: post({
    ...own,
    summary:
      'Deletes a conversation for the viewer alone: it comes back, without what was, when something new is written',
    body: conversationId,
  }),
  SetVideoCallsEnabled: post({
    ...own,
    summary: 'Lets the other of a normal conversation ask for video calls, or no longer',
    body: { ...conversationId, enabled: Type.Boolean() },
    answer: Conversation,
  }),
  RequestVideoCall: post({
    ...writing,
    summary:
      'Asks the other for a video call, which takes place on the chat site within ten minutes; 422 unless both let them',
    body: { ...conversationId, key },
    answer: Message,
  }),
  CreateGroupChat: post({
    ...writing,
    summary: 'Makes a group chat, of at most 50 with the viewer',
    body: { name, profileIds: others, key },
    answer: Conversation,
  }),
  RenameGroupChat: post({
    ...own,
    summary: 'Renames a group chat',
    body: { ...conversationId, name },
    answer: Conversation,
  }),
  AddToGroupChat: post({
    ...own,
    summary: 'Takes more profiles into a group chat; they see what is written from now on',
    body: { ...conversationId, profileIds: others },
    answer: Conversation,
  }),
  RemoveFromGroupChat: post({
    ...own,
    summary: 'Takes somebody out of a group chat; a repeat does no harm',
    body: { ...conversationId, profileId: Id },
    answer: Conversation,
  }),
  LeaveGroupChat: post({
    ...own,
    summary: 'Leaves a group chat, which is gone for the viewer; the one who joined first after its owner takes over',
    body: conversationId,
  }),
}
