import { ConversationKind, MessageType } from '../../contract/enums'
import { after, DAY, HOUR, MINUTE } from '../../core/clock'
import { isActor, type Circles } from '../community/circles'
import type { Gathering, GroupTalk } from './texts'
import { mailTexts } from './texts'
import { createRandom } from '../community/random'
import { commentsOn, readingAll, said, told, type PlannedConversation, type PlannedMessage } from './plan'
import type { StoredMember } from '../community/members'

/** Events are not implemented yet; their ids refer to nothing. */
const DEMO_ID = 1

/** Plans the demo login's conversations with several participants: group chats and an event. */
export function plannedCircles({ members }: Circles, now: Date): PlannedConversation[] {
  return members.filter(isActor).flatMap((actor) => {
    const random = createRandom(`mail in circles ${actor.demo.seed}`)
    const texts = mailTexts[actor.demo.language]
    const [first, second] = texts.groups
    // Members who joined before the conversation began.
    const known = random.sample(
      actor.others.filter((other) => other.demo.createdAt < after(now, -30 * DAY)),
      6,
    )
    if (known.length < 6 || actor.demo.createdAt > after(now, -30 * DAY)) return []
    return [
      ownedGroup(first, [actor, ...known.slice(0, 3)], after(now, -25 * MINUTE), now),
      passedGroup(second, [...known.slice(2, 4), actor, ...known.slice(4)], after(now, -3 * DAY), now),
      closedGroup(texts.event.name, [...known.slice(3), actor], after(now, -20 * DAY), now),
      event(texts.event, [actor, ...known.slice(3)], after(now, -2 * DAY), now),
    ]
  })
}

/** Spaces the lines of a group minutes apart; the last one is at the given moment. */
function linesOf({ lines }: GroupTalk, members: readonly StoredMember[], ended: Date): PlannedMessage[] {
  return lines.map(([speaker, text], index) => {
    const createdAt = after(ended, -(lines.length - 1 - index) * 13 * MINUTE)
    return said(MessageType.Normal, members[speaker] ?? null, createdAt, { text })
  })
}

/** A group chat that the demo login owns: renamed, with one member who joined late, and unread at its end. */
function ownedGroup(talk: GroupTalk, members: readonly StoredMember[], ended: Date, now: Date): PlannedConversation {
  const [owner, second, , late] = members
  const messages = linesOf(talk, members, ended)
  const begun = after(messages[0]?.createdAt ?? ended, -5 * MINUTE)
  const joined = after(begun, 12 * MINUTE)
  const name = talk.before ?? talk.name
  messages.push(told(MessageType.GroupChatCreated, { name }, owner ?? null, begun))
  messages.push(told(MessageType.GroupChatRenamed, { name: talk.name }, owner ?? null, after(begun, 10 * MINUTE)))
  if (late) messages.push(told(MessageType.GroupChatMemberAdded, { name, profileId: late.id }, owner ?? null, joined))
  return {
    kind: ConversationKind.GroupChat,
    name: talk.name,
    owner: owner ?? null,
    members: members.map((member) => ({
      ...readingAll(member, member === late ? joined : begun, now),
      readAt: member === owner || member === second ? after(ended, -30 * MINUTE) : now,
      pinned: member === owner,
    })),
    messages,
  }
}

/** A group chat whose owner has left; one member was removed, one has left. */
function passedGroup(talk: GroupTalk, members: readonly StoredMember[], ended: Date, now: Date): PlannedConversation {
  const [owner, heir, actor, removed, left] = members
  const messages = linesOf(talk, members, ended)
  const { name } = talk
  const begun = after(messages[0]?.createdAt ?? ended, -DAY)
  const [removedAt, leftAt, passedAt] = [40, 50, 55].map((minutes) => after(ended, minutes * MINUTE))
  messages.push(told(MessageType.GroupChatCreated, { name }, owner ?? null, begun))
  if (removed && heir && left && owner && removedAt && leftAt && passedAt) {
    messages.push(
      told(MessageType.GroupChatMemberRemoved, { name, profileId: removed.id }, owner, removedAt),
      told(MessageType.GroupChatMemberLeft, { name }, left, leftAt),
      told(MessageType.GroupChatMemberLeft, { name }, owner, passedAt),
      told(MessageType.GroupChatOwnerChanged, { name, profileId: heir.id }, null, passedAt),
    )
  }
  const gone = new Map([
    [removed, removedAt],
    [left, leftAt],
    [owner, passedAt],
  ])
  return {
    kind: ConversationKind.GroupChat,
    name,
    owner: heir ?? actor ?? null,
    members: members.map((member) => ({ ...readingAll(member, begun, now), leftAt: gone.get(member) ?? null })),
    messages,
  }
}

/** A group chat that ended long ago: everybody but the demo login has left it. */
function closedGroup(name: string, members: readonly StoredMember[], ended: Date, now: Date): PlannedConversation {
  const begun = after(ended, -5 * DAY)
  const [owner] = members
  const actor = members.at(-1) ?? null
  return {
    kind: ConversationKind.GroupChat,
    name,
    owner: actor,
    members: members.map((member) => ({
      ...readingAll(member, begun, now),
      leftAt: member === actor ? null : after(ended, HOUR),
    })),
    messages: [
      told(MessageType.GroupChatCreated, { name }, owner ?? null, begun),
      told(MessageType.GroupChatClosed, { name }, owner ?? null, ended),
    ],
  }
}

/** The system message of an event, and members' comments on it. */
function event({ name, news, lines }: Gathering, members: readonly StoredMember[], ended: Date, now: Date) {
  const [actor, host, guest] = members
  const begun = after(ended, -9 * DAY)
  const messages = [told(MessageType.Event, { eventId: DEMO_ID, name }, host ?? null, after(begun, DAY), news)]
  messages.push(...commentsOn(lines, [guest, actor], ended))
  return {
    kind: ConversationKind.Event,
    name,
    owner: null,
    members: members.map((member) => readingAll(member, begun, now)),
    messages,
  } satisfies PlannedConversation
}
