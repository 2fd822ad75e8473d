import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newWriter, publishedBy, write } from '../../testing/blogWriting'
import { actingAs, newMember, type TestMember } from '../../testing/members'
import { insertPlaces } from '../../testing/places'
import { clientOf } from '../../testing/profiles'
import { startTestServer, type TestServer } from '../../testing/testServer'

let server: TestServer
let author: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  author = await newWriter(server)
})

type Browser = Pick<TestMember, 'client'>

const edit = ({ client }: Browser, blogEntryId: number) => client.call('Blogs.GetBlogEntryDataForEdit', { blogEntryId })
const discard = ({ client }: Browser, blogEntryId: number) =>
  client.call('Blogs.DiscardBlogEntryChanges', { blogEntryId })
const remove = ({ client }: Browser, blogEntryId: number) => client.call('Blogs.DeleteBlogEntry', { blogEntryId })
const stored = (id: number) =>
  server.deps.db.selectFrom('blogEntry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const onDark = async ({ id }: TestMember) => ({ client: await clientOf(server, id, { host: 'dark.dk.localhost' }) })

it('an entry belongs to the country and the kind of site where it was begun', async () => {
  const dark = await newWriter(server, { darkStatus: 3 }, { host: 'dark.no.localhost' })
  const id = await publishedBy(dark)
  expect(await stored(id)).toMatchObject({ countryId: 2, dark: true })
  const main = { client: await clientOf(server, dark.id) }
  const change = { blogEntryId: id, revision: 1, title: 'New' }
  expect((await edit(main, id)).status).toBe(404)
  expect((await write(main, change)).status).toBe(404)
  expect((await discard(main, id)).status).toBe(404)
  expect((await remove(main, id)).status).toBe(404)
  const elsewhere = await onDark(dark)
  expect((await write(elsewhere, change)).status).toBe(200)
  expect(await stored(id)).toMatchObject({ countryId: 2, dark: true, title: 'New' })
  const light = await publishedBy(author)
  await server.deps.db.updateTable('profile').set({ darkStatus: 3 }).where('id', '=', author.id).execute()
  expect((await edit(await onDark(author), light)).data).toMatchObject({ dark: false })
})

it('an entry is its author’s alone, while they pay', async () => {
  const other = await newWriter(server)
  const id = await publishedBy(author)
  expect((await edit(other, id)).status).toBe(404)
  expect((await discard(other, id)).status).toBe(404)
  expect((await write(other, { blogEntryId: id, revision: 1, title: 'Mine' })).status).toBe(404)
  expect((await remove(other, id)).status).toBe(404)
  const free = await newMember(server)
  expect(await write(free)).toMatchObject({ status: 402, problem: { feature: 'CreateBlog' } })
  const change = { blogEntryId: id, revision: 1, title: 'Mine' }
  expect(await write(free, change)).toMatchObject({ status: 402, problem: { feature: 'EditBlog' } })
  expect(await edit(free, id)).toMatchObject({ status: 402, problem: { feature: 'EditBlog' } })
  expect(await discard(free, id)).toMatchObject({ status: 402, problem: { feature: 'EditBlog' } })
})

it('an entry is neither written nor deleted by staff who act as its author', async () => {
  const id = await publishedBy(author)
  const acting = { client: await actingAs(server, author.id) }
  expect((await write(acting)).status).toBe(403)
  expect((await write(acting, { publish: false, blogEntryId: id, revision: 1 })).status).toBe(403)
  expect((await discard(acting, id)).status).toBe(403)
  expect((await remove(acting, id)).status).toBe(403)
  expect((await remove(author, id)).status).toBe(200)
})

it('an entry is deleted with all that belongs to it, also when its author pays no longer', async () => {
  const { db, clock } = server.deps
  const id = await publishedBy(author, { tags: ['farvel'] })
  await write(author, { blogEntryId: id, revision: 1, title: 'Changed', publish: false })
  const now = clock.now()
  const comment = { itemType: 1, itemId: id, profileId: author.id, text: 'First', createdAt: now }
  await db.insertInto('comment').values(comment).execute()
  await db.insertInto('itemLike').values({ itemType: 3, itemId: id, profileId: author.id }).execute()
  await db.updateTable('profile').set({ memberUntil: null }).where('id', '=', author.id).execute()
  expect((await remove(author, id)).status).toBe(200)
  expect((await remove(author, id)).status).toBe(404)
  for (const table of ['blogDraft', 'blogEntryTag', 'blogEntryReader'] as const) {
    expect(await db.selectFrom(table).selectAll().where('entryId', '=', id).execute()).toEqual([])
  }
  expect(await db.selectFrom('comment').selectAll().where('itemId', '=', id).execute()).toEqual([])
  expect(await db.selectFrom('itemLike').selectAll().where('itemType', '=', 3).execute()).toEqual([])
})
