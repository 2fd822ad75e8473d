import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportedData } from '../account/export'
import { DAY } from '../core/clock'
import { tasks } from '../main/areas'
import { newWriter, publishedBy, write } from '../testing/blogWriting'
import { rowsOfProfile, tablesWithText } from '../testing/leftovers'
import { insertPicture } from '../testing/media'
import type { TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { PASSWORD } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

/** Both write, comment, follow and read; the first one's texts contain a unique word. */
async function leaveTraces(one: TestMember, other: TestMember): Promise<{ own: number; others: number }> {
  const { db, clock } = server.deps
  const picture = await insertPicture(server, one.id)
  const image = `<img data-media-id="${picture.id}" alt="Zzyzxroad" />`
  const own = await publishedBy(one, {
    title: 'Zzyzxroad',
    html: `<p>Zzyzxroad</p>${image}`,
    tags: ['Zzyzxroad', 'Shared'],
  })
  await write(one, { blogEntryId: own, revision: 1, title: 'Zzyzxroad, later', publish: false })
  const others = await publishedBy(other, { tags: ['shared'] })
  const createdAt = clock.now()
  await db
    .insertInto('comment')
    .values([
      { itemType: 1, itemId: others, profileId: one.id, text: 'Zzyzxroad', createdAt },
      { itemType: 1, itemId: own, profileId: other.id, text: 'secret', createdAt },
    ])
    .execute()
  await other.client.call('Blogs.FollowBlogAuthor', { profileId: one.id })
  await one.client.call('Blogs.FollowBlogAuthor', { profileId: other.id })
  await other.client.call('Blogs.FollowBlogEntry', { blogEntryId: own })
  await one.client.call('Blogs.HideEntry', { blogEntryId: others })
  await other.client.call('Blogs.UpdateBlogEntryReadCount', { blogEntryId: own })
  for (const { client } of [one, other]) await client.call('Blogs.MarkMyBlogEntriesAsRead')
  return { own, others }
}

it('removes all that a member has written and done in blogs, and nothing of others', async () => {
  const one = await newWriter(server, { name: 'Zzyzxroad' })
  const other = await newWriter(server)
  const { own, others } = await leaveTraces(one, other)
  const { db, clock } = server.deps
  await db
    .insertInto('ban')
    .values({ profileId: one.id, banType: 1, createdAt: clock.now(), bannedBy: other.id })
    .execute()
  await one.client.call('EditProfile.DeleteProfile', { password: PASSWORD })
  await server.runJobs()
  server.clock.advance(30 * DAY)
  await tasks.eraseProfiles.run(server.deps)
  await server.runJobs()
  const rows = await rowsOfProfile(db, one.id)
  expect(Object.entries(rows).filter(([, count]) => count > 0)).toEqual([])
  expect(await tablesWithText(db, 'zzyzxroad')).toEqual([])
  expect(await db.selectFrom('blogEntry').select('id').execute()).toEqual([{ id: others }])
  expect(await db.selectFrom('blogEntryReader').selectAll().where('entryId', '=', own).execute()).toEqual([])
  expect(await db.selectFrom('comment').select('id').execute()).toEqual([])
  expect(await db.selectFrom('blogTag').select('name').execute()).toEqual([{ name: 'Shared' }])
  const tagged = db.selectFrom('blogEntryTag').select('blogEntryTag.entryId')
  expect(await tagged.execute()).toEqual([{ entryId: others }])
})

it('exports all that a member has written and done in blogs, and nothing that others keep to themselves', async () => {
  const one = await newWriter(server)
  const [other, third] = [await newWriter(server), await newWriter(server)]
  const { own, others } = await leaveTraces(one, other)
  await third.client.call('Blogs.HideAuthor', { profileId: one.id })
  const { db, clock } = server.deps
  const ban = { profileId: one.id, banType: 2, reason: 'Too many', createdAt: clock.now(), bannedBy: third.id }
  await db.insertInto('ban').values(ban).execute()
  const data = await exportedData(db, one.id)
  expect(data['blog_entry']).toMatchObject([{ id: own, title: 'Zzyzxroad', words: 'Zzyzxroad' }])
  expect(data['blog_draft']).toMatchObject([{ entryId: own, title: 'Zzyzxroad, later' }])
  expect(data['blog_entry_tag']).toEqual([
    { entryId: own, position: 0, name: 'Zzyzxroad' },
    { entryId: own, position: 1, name: 'Shared' },
  ])
  expect(data['comment']).toMatchObject([{ itemId: others, text: 'Zzyzxroad' }])
  expect(data['blog_entry_reader']).toMatchObject([{ entryId: others, hiddenAt: clock.now() }])
  expect(data['blog_author_reader']).toMatchObject([{ authorId: other.id, hiddenAt: null }])
  expect(data['blog_seen']).toHaveLength(1)
  expect(data['ban']).toMatchObject([{ reason: 'Too many' }])
  expect(JSON.stringify(data)).not.toMatch(/secret|bannedBy/)
})
