import { ConversationKind } from '../contract/enums'
import { insertAttachment, insertConversation, insertMessage, setMember } from '../mail/mail.fixture'
import { mediaClient } from '../testing/mediaClient'
import type { TestServer } from '../testing/testServer'
import type { TiedMember } from './blocking.fixture'
import type { Asking } from './blockingReads.fixture'

interface WrittenMessage {
  readonly id: number
  readonly by: number
  readonly media: { readonly id: number; readonly key: string }
}

interface WrittenPair {
  readonly id: number
  readonly between: readonly [number, number]
  readonly messages: readonly WrittenMessage[]
}

/** The members' mail: a conversation for each pair, and a group chat of all; everybody wrote in all of them. */
export interface WrittenMail {
  readonly pairs: readonly WrittenPair[]
  readonly group: { readonly id: number; readonly messages: readonly WrittenMessage[] }
}

/** Each member sends one message with a picture to each other, and to the group. */
export async function writeMail(server: TestServer, members: readonly TiedMember[]): Promise<WrittenMail> {
  const now = server.clock.now().toISOString()
  const pairs: WrittenPair[] = []
  for (const [index, one] of members.entries()) {
    for (const other of members.slice(index + 1)) {
      const id = await insertConversation(server, { members: [one.id, other.id] })
      const messages = [await write(server, id, one), await write(server, id, other)]
      pairs.push({ id, between: [one.id, other.id], messages })
    }
  }
  const ids = members.map(({ id }) => id)
  const id = await insertConversation(server, { kind: ConversationKind.GroupChat, name: 'All of us', members: ids })
  const messages: WrittenMessage[] = []
  for (const member of members) messages.push(await write(server, id, member))
  // Unread counts change when messages are sent and when somebody blocks.
  for (const profileId of ids) await setMember(server, id, profileId, { unreadCount: 0 })
  // All members are still online.
  server.clock.set(now)
  return { pairs, group: { id, messages } }
}

async function write(server: TestServer, conversationId: number, { id, name }: TiedMember): Promise<WrittenMessage> {
  const { media } = await insertAttachment(server, conversationId, id)
  return { id: await insertMessage(server, conversationId, id, `Greetings from ${name}`), by: id, media }
}

const ascending = (a: number, b: number) => a - b
const sorted = (ids: Iterable<number>) => [...ids].toSorted(ascending)
const idsOf = (items: readonly { readonly id: number }[]) => sorted(items.map(({ id }) => id))

/** The viewer's conversations and their contents, by each call. */
export async function mailOf(asking: Asking, { pairs, group }: WrittenMail) {
  const conversationIds = [group.id, ...pairs.map(({ id }) => id)]
  const lists = {
    list: await asking.ask('Mail.GetConversations'),
    unread: await asking.ask('Mail.GetConversations', { unread: true, kind: ConversationKind.Normal }),
    named: await asking.ask('Mail.GetConversations', { text: 'sociable', kind: ConversationKind.Normal }),
    words: await asking.ask('Mail.GetConversations', { text: 'greetings' }),
    menu: await asking.ask('TopMenu.Conversations'),
    byIds: await asking.ask('Mail.GetConversationsByIds', { ids: conversationIds }),
  }
  const byId: number[] = []
  const read: number[] = []
  for (const conversationId of conversationIds) {
    const one = await asking.ask('Mail.GetConversation', { conversationId })
    if (one.status === 200) byId.push(conversationId)
    const messages = await asking.ask('Mail.GetMessages', { conversationId, take: 100 })
    if (messages.status === 200) read.push(...messages.data.filter(({ text }) => text !== 'See').map(({ id }) => id))
  }
  const written = [...pairs.flatMap(({ messages }) => messages), ...group.messages]
  const byIds = await asking.ask('Mail.GetMessagesByIds', { ids: written.map(({ id }) => id) })
  const reachable: number[] = []
  for (const { id: profileId } of asking.members) {
    const { status } = await asking.ask('Mail.GetConversationWith', { profileId })
    if (status === 200) reachable.push(profileId)
  }
  const fetched: number[] = []
  const media = mediaClient(asking.server, asking.viewer.client)
  for (const { id, media: picture } of written) {
    const { statusCode } = await media.get(`/media/${picture.key}/thumbnail.webp`)
    if (statusCode === 200) fetched.push(id)
  }
  const seen = await asking.ask('Media.GetMediaByIds', { ids: written.map((message) => message.media.id) })
  const inGroup = await asking.ask('Mail.GetConversation', { conversationId: group.id })
  const members = await asking.ask('Mail.GetGroupChatMembers', { conversationId: group.id })
  const counts = await asking.ask('Notifications.NotificationCounts')
  const one = await asking.ask('Notifications.UnreadMailCount')
  return {
    lists: Object.fromEntries(Object.entries(lists).map(([name, { data }]) => [name, idsOf(data)])),
    byId: sorted(byId),
    read: sorted(read),
    byIds: idsOf(byIds.data),
    reachable: sorted(reachable),
    fetched: sorted(fetched),
    media: idsOf(seen.data),
    members: idsOf(members.data.map(({ profile }) => profile)),
    newestMembers: idsOf(inGroup.data.members),
    memberCount: inGroup.data.memberCount,
    unread: [counts.data.unreadMailCount, one.data.count],
  }
}

/** The expected mail for a viewer who sees these profiles, including the viewer. */
export function mailFor(
  { pairs, group }: WrittenMail,
  viewerId: number,
  seen: readonly number[],
): Awaited<ReturnType<typeof mailOf>> {
  const own = pairs.filter(({ between }) => between.includes(viewerId) && between.every((id) => seen.includes(id)))
  const normal = sorted(own.map(({ id }) => id))
  const all = sorted([group.id, ...normal])
  const messages = [...own.flatMap((pair) => pair.messages), ...group.messages.filter(({ by }) => seen.includes(by))]
  // A sender keeps access to their own attachments, whoever the recipient was.
  const mine = [...pairs.flatMap((pair) => pair.messages), ...group.messages].filter(({ by }) => by === viewerId)
  const visible = [...new Set([...messages, ...mine])]
  const others = seen.filter((id) => id !== viewerId)
  return {
    lists: { list: all, unread: normal, named: normal, words: all, menu: all, byIds: all },
    byId: all,
    read: idsOf(messages),
    byIds: idsOf(messages),
    reachable: sorted(others),
    fetched: idsOf(visible),
    media: idsOf(visible.map(({ media }) => media)),
    members: sorted(seen),
    newestMembers: sorted(others),
    memberCount: seen.length,
    unread: [others.length, others.length],
  }
}
