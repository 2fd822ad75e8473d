import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  BanType,
  DarkStatus,
  Gender,
  NotificationItemType,
  NotificationTopic,
  ProfileStatus,
  RelationType,
} from '../contract/enums'
import { HOUR } from '../core/clock'
import { newDiscussion, removeAs, type Discussion } from '../blogs/discussion.fixture'
import { newWriter, publishedBy, write } from '../testing/blogWriting'
import { hearEvents, type Heard } from '../testing/events'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let heard: Heard

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  heard = await hearEvents(server)
})
afterAll(async () => {
  await heard.close()
  await server.close()
})

const topicsOf = async ({ client }: TestMember) =>
  (await client.call('Notifications.ClientNotifications')).data.map(({ topic }) => topic)

const { BlogComment, CommentReply, Mention, FollowedEntryComment, FollowedAuthorEntry } = NotificationTopic

describe('a comment', () => {
  let talk: Discussion
  let fan: TestMember

  beforeEach(async () => {
    talk = await newDiscussion(server)
    fan = await newMember(server)
    await fan.client.call('Blogs.FollowBlogEntry', { blogEntryId: talk.blogEntryId })
  })

  it('notifies each receiver once, for the most specific reason', async () => {
    const { author, one, other, blogEntryId, add, commentId } = talk
    await one.client.call('Blogs.FollowBlogEntry', { blogEntryId })
    const parentId = await commentId(one, 'First')
    await server.runJobs()
    await server.deps.db.deleteFrom('notification').execute()
    // The comment mentions the author and answers the other; both also follow or own the entry.
    await add(other, `@${author.name}, no`, { parentId, mentionIds: [author.id, other.id] })
    await server.runJobs()
    expect(await topicsOf(author)).toEqual([Mention])
    expect(await topicsOf(one)).toEqual([CommentReply])
    expect(await topicsOf(fan)).toEqual([FollowedEntryComment])
    expect(await topicsOf(other)).toEqual([])
  })

  it('that answers an answer notifies the author of that and of the comment above both', async () => {
    const { author, one, other, add, commentId } = talk
    const parentId = await commentId(one, 'First')
    const answerId = await commentId(other, 'Second', { parentId })
    await server.deps.db.deleteFrom('notification').execute()
    await add(fan, 'Third', { parentId: answerId })
    expect(await topicsOf(one)).toEqual([CommentReply])
    expect(await topicsOf(other)).toEqual([CommentReply])
    expect(await topicsOf(author)).toEqual([BlogComment])
  })

  it('notifies profiles that an edit adds as mentions, and nobody twice', async () => {
    const { author, one, other, commentId } = talk
    const id = await commentId(one, `@${other.name}`, { mentionIds: [other.id] })
    const names = [author, other, fan]
    const text = names.map(({ name }) => `@${name}`).join(' ')
    const mentionIds = names.map((member) => member.id)
    await one.client.call('Blogs.EditBlogComment', { commentId: id, text, mentionIds })
    expect(await topicsOf(other)).toEqual([Mention])
    expect(await topicsOf(author)).toEqual([BlogComment])
    expect(await topicsOf(fan)).toEqual([Mention])
  })

  it('sent twice notifies once', async () => {
    const { author, one, add } = talk
    const key = crypto.randomUUID()
    await add(one, 'Hello', { key })
    await add(one, 'Hello', { key })
    expect(await topicsOf(author)).toEqual([BlogComment])
  })

  it('takes its notifications with it when it is deleted', async () => {
    const { author, one, commentId } = talk
    await removeAs(one, await commentId(one, 'Hello'))
    await server.runJobs()
    expect([await topicsOf(author), await topicsOf(fan)]).toEqual([[], []])
  })

  it('notifies nobody who cannot read it', async () => {
    const { db } = server.deps
    const { one, add, blogEntryId } = talk
    const woman = await newMember(server, { gender: Gender.Female })
    const banned = await newMember(server)
    const hiding = await newMember(server)
    await hiding.client.call('Blogs.HideEntry', { blogEntryId })
    await db
      .insertInto('ban')
      .values({ profileId: banned.id, banType: BanType.Blogs, createdAt: server.clock.now() })
      .execute()
    await db.updateTable('blogEntry').set({ audience: 1 }).where('id', '=', blogEntryId).execute()
    const names = [woman, banned, hiding, fan]
    const text = names.map(({ name }) => `@${name}`).join(' ')
    await heard.take()
    await add(one, text, { mentionIds: names.map(({ id }) => id) })
    const told = (await heard.take()).flatMap((event) =>
      event.type === 'Notified' && event.topic === Mention ? event.profileIds : [],
    )
    expect(told).toEqual([fan.id])
  })
})

describe('a new entry', () => {
  it('notifies hundreds of followers in batches, once, at publication and not at an edit', async () => {
    const { db } = server.deps
    const writer = await newWriter(server)
    const [locked = 0] = await followers(writer.id, 1100)
    await db.updateTable('profile').set({ status: ProfileStatus.Locked }).where('id', '=', locked).execute()
    await heard.take()
    const draft = await write(writer, { publish: false })
    await server.runJobs()
    expect(await told(draft.data.id)).toBe(0)
    const { id: blogEntryId, revision } = draft.data
    const published = await write(writer, { blogEntryId, revision })
    expect(await told(blogEntryId)).toBe(0)
    await server.runJobs()
    expect(await told(blogEntryId)).toBe(1099)
    const events = (await heard.take()).filter((event) => event.type === 'Notified')
    expect(new Set(events.flatMap(({ profileIds }) => profileIds)).size).toBe(1099)
    await write(writer, { blogEntryId, revision: published.data.revision, title: 'Another evening' })
    await server.runJobs()
    expect(await told(blogEntryId)).toBe(1099)
    expect((await heard.take()).filter((event) => event.type === 'Notified')).toEqual([])
  })

  it('of a dark site notifies its approved members only', async () => {
    const author = await newWriter(server, { darkStatus: DarkStatus.Approved }, { host: 'dark.dk.localhost' })
    const [approved, other] = [await newMember(server, { darkStatus: DarkStatus.Approved }), await newMember(server)]
    for (const { client } of [approved, other]) await client.call('Blogs.FollowBlogAuthor', { profileId: author.id })
    await heard.take()
    await publishedBy(author)
    await server.runJobs()
    const notified = (await heard.take()).filter((event) => event.type === 'Notified')
    expect(notified).toMatchObject([{ topic: FollowedAuthorEntry, profileIds: [approved.id] }])
    // The main site shows nothing of it.
    expect(await topicsOf(approved)).toEqual([])
  })

  async function told(blogEntryId: number): Promise<number> {
    const rows = await server.deps.db
      .selectFrom('notification')
      .select('id')
      .where('itemType', '=', NotificationItemType.BlogEntry)
      .where('itemId', '=', blogEntryId)
      .execute()
    return rows.length
  }

  async function followers(authorId: number, count: number): Promise<number[]> {
    const { db, clock } = server.deps
    await sql`
      INSERT INTO profile (site_id, country_id, zip_code, latitude, longitude, profile_type, gender, name, email,
        password_hash, privacy_consent_at, status, language, created_at)
      SELECT 1, 1, '2100', 55, 12, 1, 1, 'Fan' || n, 'fan' || n || '@example.com', '-', ${clock.now()}, 3, 'da-DK',
        ${clock.now()}
      FROM generate_series(1, ${count}::integer) AS n`.execute(db)
    const fans = await db.selectFrom('profile').select('id').where('passwordHash', '=', '-').execute()
    const profileIds = fans.map(({ id }) => id)
    await db
      .insertInto('blogAuthorReader')
      .values(profileIds.map((profileId) => ({ profileId, authorId, followedAt: clock.now() })))
      .execute()
    return profileIds
  }
})

describe('a visit', () => {
  it('is published without being stored, and again only for the next visit', async () => {
    const [visitor, visited] = [await newMember(server), await newMember(server)]
    const look = () => visitor.client.call('Profiles.RegisterVisit', { profileId: visited.id })
    await heard.take()
    await look()
    await look()
    const to = { profileIds: [visited.id] }
    const notified = { type: 'Notified', ...to, topic: NotificationTopic.Visit, actorId: visitor.id }
    const events = [
      { ...notified, notificationId: null },
      { type: 'CountsChanged', ...to },
    ]
    expect(await heard.take()).toEqual(events)
    expect(await topicsOf(visited)).toEqual([])
    server.clock.advance(HOUR)
    await look()
    expect(await heard.take()).toEqual(events)
    await visited.client.call('TopMenu.SetVisitsAsSeen', {})
    expect(await heard.take()).toEqual([{ type: 'CountsChanged', ...to }])
    await visited.client.call('TopMenu.SetVisitsAsSeen', {})
    expect(await heard.take()).toEqual([])
  })
})

describe('a request to a member', () => {
  it('is marked as read once answered, and gone when it is declined or withdrawn', async () => {
    const [asker, asked] = [await newMember(server), await newMember(server)]
    const ask = async (type: RelationType) =>
      (await asker.client.call('EditProfile.RequestRelation', { profileId: asked.id, type })).data.id
    const answer = (relationId: number, accept: boolean) =>
      asked.client.call('EditProfile.AnswerRelation', { relationId, accept })
    const list = async () => (await asked.client.call('Notifications.ClientNotifications')).data.map(({ read }) => read)
    const relationId = await ask(RelationType.Friend)
    expect(await list()).toEqual([false])
    await answer(relationId, true)
    expect(await list()).toEqual([true])
    await asker.client.call('EditProfile.DeleteRelation', { relationId })
    expect(await list()).toEqual([])
    await answer(await ask(RelationType.Lover), false)
    expect(await list()).toEqual([])
  })
})
