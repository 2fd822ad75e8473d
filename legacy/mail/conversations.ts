import { sql } from 'kysely'
import type { AnswerOf, QueryOf } from '../contract/contract'
import { ConversationKind } from '../contract/enums'
import type { Conversation } from '../contract/mailShapes'
import { pageOf, type Deps, type MemberViewer, type Page } from '../core/handler'
import { notFound } from '../core/problem'
import { visibleTo } from '../shared/visibility/profiles'
import { profileSummaries } from '../shared/profiles/summary'
import { withProfiles } from '../shared/profiles/withProfiles'
import { conversationAnswers, conversationById } from './conversationAnswer'
import { conversationsFound } from './search'
import { openConversations } from '../shared/visibility/mail'

type Store = Pick<Deps, 'db' | 'clock'>

function listed({ db }: Store, viewer: MemberViewer) {
  return openConversations(db, viewer)
    .where('conversationMember.listed', '=', true)
    .select(['conversation.id', 'conversationMember.lastMessageAt'])
}

/** The listed conversations that match the filters: pinned ones first, then by latest message. */
export function conversationList(
  deps: Store,
  viewer: MemberViewer,
  { kind, unread = false, text = '' }: Pick<QueryOf<'Mail.GetConversations'>, 'kind' | 'unread' | 'text'>,
) {
  return listed(deps, viewer)
    .$if(kind !== undefined, (all) => all.where('conversation.kind', '=', kind ?? ConversationKind.Normal))
    .$if(text.trim() !== '', (all) => all.where('conversation.id', 'in', conversationsFound(deps, viewer, text)))
    .$if(unread, (all) => all.where('conversationMember.unreadCount', '>', 0))
    .orderBy((eb) => eb('conversationMember.pinnedAt', 'is not', null), 'desc')
    .orderBy('conversationMember.lastMessageAt', 'desc')
    .orderBy('conversation.id', 'desc')
}

/** The listed conversations by latest message: merges the index's two parts, each in its order. */
export function latestConversations(deps: Store, viewer: MemberViewer, { skip, take }: Page) {
  return deps.db
    .selectFrom(sql<{ pinned: boolean }>`(values (true), (false))`.as<'part'>(sql`part(pinned)`))
    .innerJoinLateral(
      (eb) =>
        listed(deps, viewer)
          // As a constant, PostgreSQL would simplify the condition and no longer use the index.
          .where((row) => row(row('conversationMember.pinnedAt', 'is not', null), '=', eb.ref('part.pinned')))
          .orderBy('conversationMember.lastMessageAt', 'desc')
          .orderBy('conversation.id', 'desc')
          .limit(skip + take)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select('latest.id')
    .orderBy('latest.lastMessageAt', 'desc')
    .orderBy('latest.id', 'desc')
    .offset(skip)
    .limit(take)
}

export async function conversationsPage(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Mail.GetConversations'>,
): Promise<Conversation[]> {
  const { skip, take } = pageOf(query)
  const rows = await conversationList(deps, viewer, query).offset(skip).limit(take).execute()
  return answers(deps, viewer, rows)
}

export async function menuPage(
  deps: Store,
  viewer: MemberViewer,
  { page = 0, take = 30 }: { readonly page?: number; readonly take?: number },
): Promise<Conversation[]> {
  const rows = await latestConversations(deps, viewer, pageOf({ skip: page * take, take })).execute()
  return answers(deps, viewer, rows)
}

export async function conversationWith(
  deps: Store,
  viewer: MemberViewer,
  profileId: number,
): Promise<AnswerOf<'Mail.GetConversationWith'>> {
  const own = viewer.profile.id
  const [profile] = profileId === own ? [] : await profileSummaries(deps, [profileId], viewer)
  if (!profile) throw notFound()
  const rows = await openConversations(deps.db, viewer)
    .select('conversation.id')
    .where('conversation.kind', '=', ConversationKind.Normal)
    .where('conversation.lowId', '=', Math.min(own, profileId))
    .where('conversation.highId', '=', Math.max(own, profileId))
    .execute()
  const [conversation] = await answers(deps, viewer, rows)
  return { conversation: conversation ?? null, profile }
}

/** A page of a group chat's participants, the owner first. */
export async function groupChatMembers(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Mail.GetGroupChatMembers'>,
): Promise<AnswerOf<'Mail.GetGroupChatMembers'>> {
  await conversationById(deps, viewer, query.conversationId)
  const { skip, take } = pageOf(query)
  const rows = await deps.db
    .selectFrom('conversationMember as member')
    .innerJoin('conversation', 'conversation.id', 'member.conversationId')
    .innerJoin('profile', 'profile.id', 'member.profileId')
    .select(['member.profileId', 'member.joinedAt'])
    .select((eb) => eb('conversation.ownerId', 'is not distinct from', eb.ref('profile.id')).as('owner'))
    .where('conversation.id', '=', query.conversationId)
    .where('conversation.kind', '=', ConversationKind.GroupChat)
    .where('member.leftAt', 'is', null)
    .where(visibleTo(viewer))
    .orderBy('owner', 'desc')
    .orderBy('profile.name')
    .offset(skip)
    .limit(take)
    .execute()
  return withProfiles(deps, viewer, rows, ({ owner, joinedAt }, profile) => ({
    profile,
    owner: owner === true,
    joinedAt: joinedAt.toISOString(),
  }))
}

function answers(deps: Store, viewer: MemberViewer, rows: readonly { readonly id: number }[]): Promise<Conversation[]> {
  return conversationAnswers(
    deps,
    rows.map(({ id }) => id),
    viewer,
  )
}
