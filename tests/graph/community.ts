import { randomUUID } from 'node:crypto'
import { PaymentMethod } from '../../legacy/contract/money/moneyEnums'
import { AlbumType, MediaKind, RelationType, RoleLevel } from '../../legacy/contract/enums'
import { TicketKind } from '../../legacy/contract/support/ticketEnums'
import { LodgeAccess, LodgeMediaStatus } from '../../legacy/contract/lodges/lodgeEnums'
import { seedReference } from '../../legacy/main/reference'
import { insertDebateCategory, insertDebateComment, insertDebateEntry } from '../../legacy/testing/debates'
import { insertBlogComment, insertBlogEntry } from '../../legacy/testing/insertBlogEntry'
import { insertLodgeAlbum, insertLodgeMedia } from '../../legacy/testing/lodgeMedia'
import { insertLodge } from '../../legacy/testing/lodges'
import { insertMeetup, insertMeetupComment, insertSignUp } from '../../legacy/testing/meetups'
import { write } from '../../legacy/testing/mail'
import { insertEvent, insertEventSignUp, nameEventAdmin } from '../../legacy/testing/siteEvents'
import { insertMedia, insertPicture } from '../../legacy/testing/media'
import { clientOf, insertProfile } from '../../legacy/testing/profiles'
import type { TestServer } from '../../legacy/testing/testServer'

/** Senders of the examples, which name the member by the id 1 and the other by 2. */
export interface Community {
  readonly member: number
  readonly other: number
  readonly support: number
}

/**
 * Creates a paid member with an upload and a blog entry; another one with an album, a video, an entry with a
 * comment, and relations to the member; and staff. Lodge 1 is the member's with the other in it, 2 is the other's.
 * Conversation 1 is between the two, 2 is their group chat. Of the member's tickets 1 is answered.
 */
export async function settle(legacy: TestServer): Promise<Community> {
  const { db } = legacy.deps
  await seedReference(db)
  const member = await insertProfile(legacy, { name: 'Freja', memberUntil: '2099-01-01T00:00:00Z' })
  const other = await insertProfile(legacy, { name: 'Villads', memberUntil: '2099-01-01T00:00:00Z' })
  const support = await insertProfile(legacy, { name: 'Helper', roleLevel: RoleLevel.Support })
  for (const id of [member, other]) {
    const { id: pictureId } = await insertPicture(legacy, id)
    await db.updateTable('profile').set({ pictureId }).where('id', '=', id).execute()
  }
  await insertPicture(legacy, member, { kind: MediaKind.TempPicture })
  await insertMedia(legacy, other, 1, { kind: MediaKind.AlbumVideo })

  const client = await clientOf(legacy, other)
  await client.call('Media.CreateAlbum', { name: 'The mountains', type: AlbumType.Protected })
  await client.call('EditProfile.RequestRelation', { profileId: member, type: RelationType.Lover })
  await client.call('Profiles.RegisterVisit', { profileId: member })
  await client.call('Profiles.AddGuestbookEntry', { profileId: member, text: 'Hello' })
  const entry = await insertBlogEntry(legacy, other, { title: 'By the sea', tags: ['sailing'] })
  await insertBlogEntry(legacy, member)
  await insertBlogComment(legacy, entry, other, { text: 'Ask me anything' })
  await insertBlogComment(legacy, entry, member)
  await correspond(legacy, member, other)
  const lodgeId = await settleLodge(legacy, member, other)
  await debate(legacy, lodgeId, member, other)
  await meet(legacy, lodgeId, member, other)
  await settleGallery(legacy, lodgeId, member, other)
  await trade(legacy, member, other)
  await compete(legacy, other)
  await gather(legacy, member, other)
  await askSupport(legacy, member, support)
  return { member, other, support }
}

/** A running contest with the other's picture in it. */
async function compete({ deps: { db, clock } }: TestServer, other: number): Promise<void> {
  const { id: contestId } = await db
    .insertInto('contest')
    .values({ theme: 'halloween', startsAt: clock.now(), endsAt: '2099-01-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { pictureId } = await db
    .selectFrom('profile')
    .select('pictureId')
    .where('id', '=', other)
    .executeTakeFirstOrThrow()
  if (pictureId === null) return
  const entry = { contestId, profileId: other, mediaId: pictureId, createdAt: clock.now() }
  await db.insertInto('contestEntry').values(entry).execute()
}

/** A paid order of the member and one that waits, an ad of the other, and a special offer. */
async function trade(legacy: TestServer, member: number, other: number): Promise<void> {
  const { db, clock } = legacy.deps
  const client = await clientOf(legacy, member)
  const method = PaymentMethod.BankTransfer
  for (const productId of [22, 1]) {
    const key = `example-order-${productId}`
    const { data } = await client.call('Payment.Pay', { productId, method, consent: true, key })
    if (productId === 1) continue
    const { amount, currency, handle } = await db
      .selectFrom('purchase')
      .selectAll()
      .where('id', '=', data.orderId)
      .executeTakeFirstOrThrow()
    const values = { bankReference: 'example', handle, amount, currency, recordedAt: clock.now() }
    await db.insertInto('bankTransfer').values(values).execute()
    await client.call('Payment.ReceiptPageData', { orderId: data.orderId })
  }
  for (const profileId of [member, other]) {
    const expiresAt = '2099-01-01T00:00:00Z'
    await db
      .insertInto('quickScorAd')
      .values({ profileId, text: 'Who sails with me?', createdAt: clock.now(), expiresAt })
      .execute()
  }
  const times = { startsAt: clock.now(), endsAt: '2099-01-01T00:00:00Z' }
  await db
    .insertInto('specialOffer')
    .values({ productId: 1, siteId: 1, amount: 9900, ...times })
    .execute()
}

/** Events: 1 is run by both, 2 by the member; to each the other one comes. */
async function gather(legacy: TestServer, member: number, other: number): Promise<void> {
  await nameEventAdmin(legacy, member)
  const first = await insertEvent(legacy, [other, member])
  const second = await insertEvent(legacy, [member])
  await insertEventSignUp(legacy, second, other)
  await insertEventSignUp(legacy, first, member)
  const [asMember, asOther] = await Promise.all([clientOf(legacy, member), clientOf(legacy, other)])
  await asOther.call('Events.AskQuestion', { eventId: second, text: 'May I bring a dog?', key: randomUUID() })
  await asMember.call('Events.AddEventComment', { eventId: first, text: 'I come' })
  await asOther.call('Events.AddEventComment', { eventId: first, text: 'Welcome' })
}

/** Tickets of the member: 1 is answered and open, 2 waits; and a review from before there were tickets. */
async function askSupport(legacy: TestServer, member: number, support: number): Promise<void> {
  const review = { author: 'Freja', rating: 5, text: 'Kind people', date: '2026-11-01' }
  await legacy.deps.db
    .insertInto('review')
    .values({ countryId: 1, ...review })
    .execute()
  const [own, staff] = [await clientOf(legacy, member), await clientOf(legacy, support)]
  for (const subject of ['The map', 'The calendar']) {
    const ticket = { kind: TicketKind.Fault, subject, text: 'It does not load.', key: randomUUID() }
    await own.call('MyTickets.CreateTicket', ticket)
  }
  await staff.call('SupportDesk.TakeTicket', { ticketId: 1 })
  await staff.call('SupportDesk.AnswerTicket', { ticketId: 1, text: 'Reload the page.', key: randomUUID() })
}

/** Topics in the member's lodge: 1 is the other's with comments of both, 2 and 3 are the member's. */
async function debate(legacy: TestServer, lodgeId: number, member: number, other: number): Promise<void> {
  await insertDebateCategory(legacy, lodgeId, 'Trips')
  await insertDebateCategory(legacy, lodgeId, 'Talk')
  const topic = await insertDebateEntry(legacy, lodgeId, other)
  await insertDebateEntry(legacy, lodgeId, member)
  await insertDebateEntry(legacy, lodgeId, member)
  for (const author of [other, member]) await insertDebateComment(legacy, topic, author)
}

/** Meetups in the member's lodge: 1 is the other's, to which both come, with comments of both; 2 is the member's. */
async function meet(legacy: TestServer, lodgeId: number, member: number, other: number): Promise<void> {
  const meetup = await insertMeetup(legacy, lodgeId, other)
  await insertMeetup(legacy, lodgeId, member)
  for (const profile of [other, member]) {
    await insertSignUp(legacy, meetup, profile)
    await insertMeetupComment(legacy, meetup, profile)
  }
}

/**
 * Albums in the member's lodge: 1 is the other's with a picture of the member and three of the other, which wait; 2 is
 * the member's. In the other's lodge, album 3 has a picture of the member, which was accepted.
 */
async function settleGallery(legacy: TestServer, lodgeId: number, member: number, other: number): Promise<void> {
  const album = await insertLodgeAlbum(legacy, lodgeId, other, { name: 'The harbour' })
  await insertLodgeAlbum(legacy, lodgeId, member, { name: 'The boats' })
  const waiting = { lodgeStatus: LodgeMediaStatus.Waiting }
  await insertLodgeMedia(legacy, album, member)
  await insertLodgeMedia(legacy, album, other, 3, waiting)
  const { id: others } = await legacy.deps.db
    .selectFrom('lodge')
    .select('id')
    .where('ownerId', '=', other)
    .executeTakeFirstOrThrow()
  const mediaIds = await insertLodgeMedia(legacy, await insertLodgeAlbum(legacy, others, other), member, 1, waiting)
  await (await clientOf(legacy, other)).call('Lodges.AcceptLodgeMediaItem', { lodgeId: others, mediaIds })
}

/** The other member writes and gets an answer, allows video calls, and joins a group chat of the member's. */
async function correspond(legacy: TestServer, member: number, other: number): Promise<void> {
  const [asMember, asOther] = await Promise.all([clientOf(legacy, member), clientOf(legacy, other)])
  const { data: first } = await write({ client: asOther }, { profileId: member })
  await write({ client: asMember }, { conversationId: first.conversationId })
  await asOther.call('Mail.SetVideoCallsEnabled', { conversationId: first.conversationId, enabled: true })
  await asMember.call('Mail.CreateGroupChat', { name: 'Harbour', profileIds: [other], key: randomUUID() })
  // For a message.
  await insertPicture(legacy, member, { kind: MediaKind.TempPicture })
}

/** Lodge 1 of the member's, with the other, whom the member has let in and written a note on. */
async function settleLodge(legacy: TestServer, member: number, other: number): Promise<number> {
  const lodgeId = await insertLodge(legacy, member, { name: 'Sailors', access: LodgeAccess.NewMembersApproved })
  const { db } = legacy.deps
  const tag = await db.insertInto('lodgeTag').values({ name: 'boats' }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('lodgeTagging').values({ lodgeId, tagId: tag.id, position: 0 }).execute()
  const [asMember, asOther] = await Promise.all([clientOf(legacy, member), clientOf(legacy, other)])
  await asOther.call('Lodges.RequestMembership', { lodgeId, text: 'I bake' })
  await asMember.call('Lodges.ApproveMembershipRequest', { lodgeId, profileId: other })
  await asMember.call('Lodges.AddLodgeMemberNote', { lodgeId, profileId: other, text: 'Brings cake' })
  await insertLodge(legacy, other, { name: 'Hikers' })
  return lodgeId
}

/** Repeats the other member's actions on the member. */
export async function happen(legacy: TestServer, { member, other }: Community): Promise<void> {
  const client = await clientOf(legacy, other)
  await write({ client }, { profileId: member })
  await client.call('Profiles.AddGuestbookEntry', { profileId: member, text: 'Hello again' })
}
