import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { ConversationKind, WriteRefusal } from '../contract/enums'
import type { Conversation } from '../contract/mailShapes'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { visibleTo } from '../shared/visibility/profiles'
import { anyOf } from '../core/database/anyOf'
import { profileSummaries } from '../shared/profiles/summary'
import { nothingToAnswer } from './lodgeWriting'
import { messageAnswers } from './messages/messageAnswer'
import { participantsIn, type Participants } from './messages/participants'
import { messageOpenTo, openConversations, otherThan } from '../shared/visibility/mail'

type Store = Pick<Deps, 'db' | 'clock'>
type ConversationRow = Awaited<ReturnType<typeof conversationRows>>[number]

/** Participants shown with a group chat. */
const MEMBERS_SHOWN = 4

/**
 * The conversations that the viewer may see, in the order of the ids; the number of queries does not depend on the
 * number of ids.
 */
export async function conversationAnswers(
  deps: Store,
  ids: readonly number[],
  viewer: MemberViewer,
): Promise<Conversation[]> {
  if (ids.length === 0) return []
  const rows = await conversationRows(deps, ids, viewer)
  const profileIds = rows.flatMap(({ otherId, guestId, newest }) =>
    [otherId ?? [], guestId ?? [], newest.map(({ id }) => id)].flat(),
  )
  const messageIds = rows.flatMap(({ lastMessageId }) => lastMessageId ?? [])
  const [profiles, messages, others] = await Promise.all([
    profileSummaries(deps, [...new Set(profileIds)], viewer),
    messageAnswers(deps, messageIds, viewer),
    participantsIn(deps, ids, viewer),
  ])
  const profileById = new Map(profiles.map((profile) => [profile.id, profile]))
  const messageById = new Map(messages.map((message) => [message.id, message]))
  const byId = new Map(
    rows.map((row): [number, Conversation] => {
      const other = (row.otherId !== null && profileById.get(row.otherId)) || null
      const present = others(row.id)
      return [
        row.id,
        {
          id: row.id,
          kind: row.kind as ConversationKind,
          name: nameOf(row, other, viewer),
          other,
          members: row.newest.flatMap(({ id }) => profileById.get(id) ?? []),
          lodgeId: row.lodgeId,
          eventId: row.eventId,
          guest: (row.guestId !== null && profileById.get(row.guestId)) || null,
          memberCount: present.count + 1,
          owned: row.ownerId === viewer.profile.id,
          pinned: row.pinnedAt !== null,
          unreadCount: row.unreadCount,
          lastMessage: (row.lastMessageId !== null && messageById.get(row.lastMessageId)) || null,
          lastMessageAt: row.lastMessageAt.toISOString(),
          readUpTo: row.readUpTo,
          otherReadUpTo: present.readUpTo,
          writeRefusal: writeRefusalOf(row, other !== null, present),
          videoCallsEnabled: row.videoCallsEnabled,
          otherVideoCallsEnabled: row.kind === ConversationKind.Normal && other !== null && present.videoCallsEnabled,
        },
      ]
    }),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function conversationById(deps: Store, viewer: MemberViewer, id: number): Promise<Conversation> {
  const [conversation] = await conversationAnswers(deps, [id], viewer)
  if (!conversation) throw notFound()
  return conversation
}

function conversationRows({ db }: Store, ids: readonly number[], viewer: MemberViewer) {
  const own = viewer.profile.id
  return openConversations(db, viewer)
    .select([
      'conversation.id',
      'conversation.kind',
      'conversation.name',
      'conversation.ownerId',
      'conversation.lodgeId',
      'conversation.eventId',
      'conversation.guestId',
      'conversationMember.pinnedAt',
      'conversationMember.unreadCount',
      'conversationMember.lastMessageAt',
      'conversationMember.readUpTo',
      'conversationMember.videoCallsEnabled',
    ])
    .select((eb) => [
      otherThan(own).as('otherId'),
      nothingToAnswer(viewer).as('nothingToAnswer'),
      eb
        .selectFrom('message')
        .select('message.id')
        .whereRef('message.conversationId', '=', 'conversation.id')
        .where(messageOpenTo(viewer))
        .orderBy('message.id', 'desc')
        .limit(1)
        .$asScalar()
        .as('lastMessageId'),
      jsonArrayFrom(
        eb
          .selectFrom('conversationMember as member')
          .innerJoin('profile', 'profile.id', 'member.profileId')
          .select('profile.id')
          .whereRef('member.conversationId', '=', 'conversation.id')
          .where('conversation.kind', '=', ConversationKind.GroupChat)
          .where('member.profileId', '!=', own)
          .where('member.leftAt', 'is', null)
          .where(visibleTo(viewer))
          .orderBy('member.joinedAt', 'desc')
          .orderBy('member.profileId', 'desc')
          .limit(MEMBERS_SHOWN),
      ).as('newest'),
    ])
    .where('conversation.id', '=', anyOf(ids))
    .execute()
}

function nameOf(
  { kind, name }: Pick<ConversationRow, 'kind' | 'name'>,
  other: { readonly name: string } | null,
  { site }: MemberViewer,
): string {
  if (kind === ConversationKind.System) return site.name
  return (kind === ConversationKind.Normal ? other?.name : name) ?? ''
}

/** The reason why the viewer cannot write in a conversation, if any. */
export function writeRefusalOf(
  {
    kind,
    eventId,
    guestId,
    nothingToAnswer: isSilent,
  }: Pick<ConversationRow, 'kind' | 'eventId' | 'guestId' | 'nothingToAnswer'>,
  otherSeen: boolean,
  { count }: Participants,
): WriteRefusal {
  // Announcements of an event are written by a call of their own.
  const announces = eventId !== null && guestId === null
  if (kind === ConversationKind.System || announces) return WriteRefusal.NoReply
  if (kind === ConversationKind.Normal) return otherSeen ? WriteRefusal.None : WriteRefusal.Gone
  if (count === 0) return WriteRefusal.Left
  return isSilent ? WriteRefusal.NothingToAnswer : WriteRefusal.None
}
