import { ConversationKind, MessageType } from '../../contract/enums'
import { after, DAY, HOUR, MINUTE } from '../../core/clock'
import { isActor, type Circles } from '../community/circles'
import type { Gathering, GroupTalk } from './texts'
import { mailTexts } from './texts'
import { createRandom } from '../community/random'
import { readingAll, said, told, type PlannedConversation, type PlannedMessage } from './plan'
import type { StoredMember } from '../community/members'

/** Lodges and events are not implemented yet; their ids refer to nothing. */
const DEMO_ID = 1

/** Plans the demo login's conversations with several participants: group chats, a lodge and an event. */
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
      gathering(ConversationKind.Lodge, texts.lodge, [actor, ...known.slice(0, 4)], after(now, -7 * HOUR), now),
      gathering(ConversationKind.Event, texts.event, [actor, ...known.slice(3)], after(now, -2 * DAY), now),
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

/** System messages of a lodge or an event, and members' comments on them. */
function gathering(
  kind: typeof ConversationKind.Lodge | typeof ConversationKind.Event,
  { name, news, lines }: Gathering,
  members: readonly StoredMember[],
  ended: Date,
  now: Date,
): PlannedConversation {
  const [actor, host, guest, other] = members
  const begun = after(ended, -9 * DAY)
  const newsOf = kind === ConversationKind.Lodge ? lodgeNews : eventNews
  const messages = newsOf({ name, news, begun, actor, host, guest, other })
  for (const [index, text] of lines.entries()) {
    const createdAt = after(ended, -(lines.length - 1 - index) * HOUR)
    messages.push(said(MessageType.Normal, (index === 0 ? guest : actor) ?? null, createdAt, { text }))
  }
  return {
    kind,
    name,
    owner: null,
    members: members.map((member) => readingAll(member, begun, now)),
    messages,
  }
}

interface News {
  readonly name: string
  readonly news: string
  readonly begun: Date
  readonly actor: StoredMember | undefined
  readonly host: StoredMember | undefined
  readonly guest: StoredMember | undefined
  readonly other: StoredMember | undefined
}

function eventNews({ name, news, begun, host }: News): PlannedMessage[] {
  return [told(MessageType.Event, { eventId: DEMO_ID, name }, host ?? null, after(begun, DAY), news)]
}

/** Every system message of a lodge. */
function lodgeNews({ name, news, begun, host, guest, other }: News): PlannedMessage[] {
  const lodge = { lodgeId: DEMO_ID, name }
  const [ofGuest, ofOther] = [guest, other].map((member) => ({ ...lodge, ...(member && { profileId: member.id }) }))
  if (!ofGuest || !ofOther) return []
  const day = (number: number) => after(begun, number * DAY)
  return [
    told(MessageType.LodgeMembershipRequest, ofGuest, guest ?? null, day(1)),
    told(MessageType.LodgeMembershipApproved, ofGuest, host ?? null, day(2)),
    told(MessageType.LodgeMemberJoined, ofGuest, guest ?? null, day(2)),
    told(MessageType.LodgeMembershipDeclined, ofOther, host ?? null, day(3)),
    told(MessageType.LodgeMemberBanned, ofOther, host ?? null, day(4)),
    told(MessageType.LodgeMemberLeft, ofOther, other ?? null, day(5)),
    told(MessageType.LodgeOwnershipPassed, ofGuest, host ?? null, day(6)),
    told(MessageType.Lodges, lodge, host ?? null, day(7), news),
  ]
}
