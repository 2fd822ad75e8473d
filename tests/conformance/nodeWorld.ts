import { randomUUID } from 'node:crypto'
import { insertEvent } from '../../legacy/testing/siteEvents'
import { AlbumType, LikeItemType, MessageType, RoleLevel } from '../../legacy/contract/enums'
import { NewsKind } from '../../legacy/contract/staff/newsEnums'
import { ReportItemType, ReportReason } from '../../legacy/contract/staff/reportEnums'
import { insertMessage } from '../../legacy/mail/mail.fixture'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { insertPicture } from '../../legacy/testing/media'
import { clientOf } from '../../legacy/testing/profiles'
import { insertSeoBlog } from '../../legacy/testing/seoBlogs'
import { type Community, settle } from '../graph/community'
import type { Graph } from '../graph/startGraph'

export interface Item {
  readonly __typename: string
  readonly id: string
}

/**
 * A community in which the member sees an object of every type with an id; all but the member's private ones
 * belong to the other member.
 */
export interface NodeWorld extends Community {
  /** The member's session. */
  readonly sid: string
  /** A member without any relation to the two. */
  readonly stranger: TestMember
  /** Objects that the member sees, found by fields other than `node`. */
  readonly items: readonly Item[]
}

const seen = `query ($other: Int!, $own: Int!) {
  site { ...item country { ...item areas { ...item } } faq { ...item } reviews(first: 1) { nodes { ...item } } seoBlogs(first: 1) { nodes { ...item } } glossary { ...item } }
  viewer {
    ...item
    tags { ...item }
    relations { ...item }
    breakingNews { ...item }
    blogDraft(legacyId: $own) { ...item }
    debateDraft(legacyId: 2) { ...item }
    lodgeDraft(legacyId: 1) { ...item }
    buyMembershipDialog { packages { ...item } }
    startPage { sections { ...item ... on ChatRoomsStartSection { chatRooms { ...item } } } }
    reports { nodes { ...item } }
    reportCases(first: 1) { nodes { ...item } }
    tickets(first: 1) { nodes { ...item messages(first: 1) { nodes { ...item } } } }
    staffTickets(first: 1) { nodes { ...item } }
    staffProfiles(text: "Villads") { nodes { ...item } }
    savedSearches { ...item }
    orders { edges { node { ...item } } }
    staffNews(first: 1) { nodes { ...item } }
    specialOffer(legacyId: 1) { ...item }
    orderStory(legacyId: 100001) { ...item }
    sessions { ...item }
    notifications(first: 100) { edges { node { ...item ... on LodgeMediaNotification { decision { ...item } } } } }
    profile { guestbook(first: 1) { edges { node { ...item } } } }
  }
  conversation(legacyId: 1) { ...item messages(first: 100) { edges { node { ...item } } } }
  contest { ...item entries(first: 10) { edges { node { ...item } } } }
  quickScorAds(first: 10) { edges { node { ...item } } }
  profileView(legacyId: $other) { ...item }
  ownLodge: lodge(legacyId: 1) {
    ...item
    category { ...item }
    tags { ...item }
    members(first: 10) { edges { node { ...item notes(first: 10) { edges { node { ...item } } } } } }
    activities(first: 10) { edges { node { ...item } } }
    debateCategories { ...item }
    albums(first: 10) { edges { node { ...item } } }
  }
  meetup(legacyId: 1) { ...item comments(first: 1) { edges { node { ...item } } } }
  event(legacyId: 3) {
    ...item
    comments(first: 1) { edges { node { ...item } } }
    signUps(first: 1) { edges { node { ...item } } }
    questions(first: 1) { edges { node { ...item } } }
  }
  debateEntry(legacyId: 1) { ...item comments(first: 1) { edges { node { ...item } } } }
  profile(legacyId: $other) {
    ...item
    persons { ...item }
    media(first: 10) { edges { node { ...item } } }
    albums(first: 1) { edges { node { ...item } } }
    blogAuthor { ...item entries(first: 1) { edges { node { ...item tags { ...item } comments(first: 1) { edges { node { ...item } } } } } } }
  }
}
fragment item on Node { __typename id }`

/** Creates the community on the servers of a graph. */
export async function settleNodes(graph: Graph): Promise<NodeWorld> {
  const { legacy } = graph
  const community = await settle(legacy)
  const { member, other } = community
  const [own, client] = [await clientOf(legacy, member), await clientOf(legacy, other)]
  for (const type of Object.values(MessageType)) await insertMessage(legacy, 1, other, { type, text: 'Hello' })
  await own.call('Search.SaveSearch', { name: 'Near', options: {} })
  await own.call('Profiles.SetTags', { profileId: other, tags: ['sailor'] })
  await beNotified(legacy, own, client, member)
  const [{ id: ownEntry } = { id: 0 }] = (await own.call('Blogs.GetMyBlogEntries')).data
  await publish(legacy)
  const report = { itemType: ReportItemType.ProfileText, itemId: other, reason: ReportReason.Harassment }
  await own.call('Reports.ReportContent', report)
  await legacy.deps.db.updateTable('profile').set({ roleLevel: RoleLevel.Support }).where('id', '=', member).execute()
  const sid = own.cookies.get('sid') ?? ''
  const { data, errors } = await graph.ask({ query: seen, variables: { other, own: ownEntry } }, sid)
  if (errors) throw new Error(JSON.stringify(errors))
  return {
    ...community,
    sid,
    stranger: await newMember(legacy, { memberUntil: '2099-01-01T00:00:00Z' }),
    items: itemsIn(data),
  }
}

/** What the site says to everybody. */
async function publish({ deps: { db, clock } }: Graph['legacy']): Promise<void> {
  const text = JSON.stringify({ 'da-DK': 'Sejlads' })
  await db.insertInto('chatRoom').values({ countryId: 1, name: 'Sejlads', path: '/sejlads', onlineCount: 3 }).execute()
  await db
    .insertInto('news')
    .values({ kind: NewsKind.BreakingNews, title: text, text, startsAt: clock.now() })
    .execute()
  await insertSeoBlog({ db, clock }, 'sejlads')
  await db.insertInto('glossaryEntry').values({ locale: 'da-DK', term: 'Sejlads', text: 'På vandet' }).execute()
}

type Client = TestMember['client']

/** The other member's actions that notify the member. */
async function beNotified(legacy: Graph['legacy'], own: Client, other: Client, member: number): Promise<void> {
  const picture = await insertPicture(legacy, member)
  await other.call('Common.ToggleLike', { itemType: LikeItemType.Media, itemId: picture.id, liked: true })
  const { data: album } = await own.call('Media.CreateAlbum', { name: 'The harbour', type: AlbumType.Protected })
  await other.call('Media.RequestProtectedAccess', { albumId: album.id })
  const { data: entries } = await own.call('Blogs.GetMyBlogEntries')
  for (const { id } of entries.slice(0, 1))
    await other.call('Blogs.AddBlogComment', { blogEntryId: id, text: 'Well said' })
  await other.call('Lodges.InviteToLodge', { lodgeId: 2, profileId: member })
  const { data: topics } = await own.call('Lodges.GetDebateEntries', { lodgeId: 1 })
  for (const { id } of topics.filter(({ editable }) => editable).slice(0, 1))
    await other.call('Lodges.AddDebateEntryComment', { debateEntryId: id, text: 'I do' })
  const { data: meetups } = await own.call('Lodges.GetCalendarData', { lodgeId: 1 })
  for (const { id } of meetups.filter(({ maker }) => maker.id === member).slice(0, 1))
    await other.call('Lodges.AddMeetupComment', { meetupId: id, text: 'I come' })
  await gather(legacy, own, other, member)
}

/** An event of the member, with a sign-up, a question and a comment. */
async function gather(legacy: Graph['legacy'], own: Client, other: Client, member: number): Promise<void> {
  const eventId = await insertEvent(legacy, [member])
  await own.call('Events.SignUp', { eventId })
  const { data } = await other.call('Events.AskQuestion', { eventId, key: randomUUID(), text: 'A dog?' })
  await own.call('Events.AnswerQuestion', { questionId: data.id, answer: 'Yes' })
  await other.call('Events.AddEventComment', { eventId, text: 'I come' })
}

function itemsIn(data: unknown): Item[] {
  if (typeof data !== 'object' || data === null) return []
  const within = Object.values(data).flatMap(itemsIn)
  return '__typename' in data && 'id' in data
    ? [{ __typename: String(data.__typename), id: String(data.id) }, ...within]
    : within
}
