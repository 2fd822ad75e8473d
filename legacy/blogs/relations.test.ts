import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Audience } from '../contract/enums'
import { DAY, MINUTE } from '../core/clock'
import { tasks } from '../main/areas'
import { newWriter, publishedBy, write } from '../testing/blogWriting'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, PASSWORD } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let author: TestMember
let viewer: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  author = await newWriter(server, { darkStatus: 3 })
  viewer = await newMember(server)
})

const entryCalls = {
  follow: 'Blogs.FollowBlogEntry',
  unfollow: 'Blogs.UnfollowBlogEntry',
  hide: 'Blogs.HideEntry',
  unhide: 'Blogs.UnhideEntry',
} as const
const authorCalls = {
  follow: 'Blogs.FollowBlogAuthor',
  unfollow: 'Blogs.UnfollowBlogAuthor',
  hide: 'Blogs.HideAuthor',
  unhide: 'Blogs.UnhideAuthor',
} as const
type Act = keyof typeof entryCalls

const toEntry = (act: Act, blogEntryId: number, { client } = viewer) => client.call(entryCalls[act], { blogEntryId })
const toAuthor = (act: Act, profileId = author.id, { client } = viewer) => client.call(authorCalls[act], { profileId })

interface Relation {
  readonly followedAt: Date | null
  readonly hiddenAt: Date | null
}
const none: Relation = { followedAt: null, hiddenAt: null }
const is = (relation: Partial<Relation>): Relation => ({ ...none, ...relation })

async function tieToEntry(entryId: number): Promise<Relation> {
  const relation = server.deps.db.selectFrom('blogEntryReader').select(['followedAt', 'hiddenAt'])
  return (await relation.where('profileId', '=', viewer.id).where('entryId', '=', entryId).executeTakeFirst()) ?? none
}
async function tieToAuthor(): Promise<Relation> {
  const relation = server.deps.db.selectFrom('blogAuthorReader').select(['followedAt', 'hiddenAt'])
  return (
    (await relation.where('profileId', '=', viewer.id).where('authorId', '=', author.id).executeTakeFirst()) ?? none
  )
}

describe.each(['entry', 'author'] as const)('following and hiding an %s', (what) => {
  let id: number
  const act = (does: Act, by = viewer) => (what === 'entry' ? toEntry(does, id, by) : toAuthor(does, author.id, by))
  const relation = () => (what === 'entry' ? tieToEntry(id) : tieToAuthor())
  beforeEach(async () => {
    id = await publishedBy(author)
  })

  it('lasts from the first time until it is taken back', async () => {
    const since = server.clock.now()
    for (const { does, undoes, kept } of [
      { does: 'follow', undoes: 'unfollow', kept: { followedAt: since } },
      { does: 'hide', undoes: 'unhide', kept: { hiddenAt: since } },
    ] as const) {
      server.clock.set(since.toISOString())
      expect((await act(does)).status).toBe(200)
      server.clock.advance(MINUTE)
      expect((await act(does)).status).toBe(200)
      expect(await relation()).toEqual(is(kept))
      for (let times = 0; times < 2; times++) expect((await act(undoes)).status).toBe(200)
      expect(await relation()).toEqual(none)
    }
  })

  it('end each other, but taking one back does not restore the other', async () => {
    const now = server.clock.now()
    await act('follow')
    await act('unhide')
    expect(await relation()).toEqual(is({ followedAt: now }))
    await act('hide')
    await act('unfollow')
    expect(await relation()).toEqual(is({ hiddenAt: now }))
    await act('follow')
    expect(await relation()).toEqual(is({ followedAt: now }))
  })

  it('needs a visible item, and taking back works on any', async () => {
    await act('follow')
    const { db } = server.deps
    await db.updateTable('profile').set({ status: 4 }).where('id', '=', author.id).execute()
    for (const does of ['follow', 'hide'] as const) expect((await act(does)).status).toBe(404)
    for (const does of ['unfollow', 'unhide'] as const) expect((await act(does)).status).toBe(200)
    expect(await relation()).toEqual(none)
    id = 999_999
    expect((await toEntry('follow', id)).status).toBe(404)
    expect((await toAuthor('follow', id)).status).toBe(404)
    expect((await toEntry('unfollow', id)).status).toBe(200)
    expect((await toAuthor('unhide', id)).status).toBe(200)
  })

  it('is refused for one’s own', async () => {
    for (const does of ['follow', 'hide'] as const) {
      const code = what === 'entry' ? 'OWN_ENTRY' : 'OWN_PROFILE'
      expect(await act(does, author)).toMatchObject({ status: 422, problem: { code } })
    }
  })

  it('is refused after a block', async () => {
    await author.client.call('Profiles.AddProfileToBlacklist', { profileId: viewer.id })
    expect((await act('follow')).status).toBe(404)
    expect((await act('hide')).status).toBe(404)
  })
})

it('leads only to entries that are for the viewer', async () => {
  const draft = (await write(author, { publish: false })).data.id
  const women = await publishedBy(author, { audience: Audience.Women })
  const dark = { ...author, client: await clientOf(server, author.id, { host: 'dark.dk.localhost' }) }
  const onDark = await publishedBy(dark)
  for (const id of [draft, women, onDark]) {
    expect((await toEntry('follow', id)).status).toBe(404)
    expect((await toEntry('hide', id)).status).toBe(404)
  }
})

describe('an author’s numbers', () => {
  const numbers = () =>
    server.deps.db
      .selectFrom('blogAuthor')
      .select(['countryId', 'dark', 'entryCount', 'followerCount'])
      .where('profileId', '=', author.id)
      .orderBy('countryId')
      .orderBy('dark')
      .execute()
  const main = { countryId: 1, dark: false }

  it('begin with the first published entry, and include earlier followers', async () => {
    await toAuthor('follow')
    const { id } = (await write(author, { publish: false })).data
    expect(await numbers()).toEqual([])
    await write(author, { blogEntryId: id, revision: 1 })
    expect(await numbers()).toEqual([{ ...main, entryCount: 1, followerCount: 1 }])
    await write(author, { blogEntryId: id, revision: 2, title: 'Again' })
    await publishedBy(author)
    expect(await numbers()).toEqual([{ ...main, entryCount: 2, followerCount: 1 }])
  })

  it('count entries by country and kind, and followers everywhere', async () => {
    const id = await publishedBy(author)
    await publishedBy({ ...author, client: await clientOf(server, author.id, { host: 'dark.no.localhost' }) })
    await toAuthor('follow')
    await toAuthor('follow')
    expect(await numbers()).toEqual([
      { ...main, entryCount: 1, followerCount: 1 },
      { countryId: 2, dark: true, entryCount: 1, followerCount: 1 },
    ])
    await author.client.call('Blogs.DeleteBlogEntry', { blogEntryId: id })
    await toAuthor('hide')
    expect(await numbers()).toEqual([
      { ...main, entryCount: 0, followerCount: 0 },
      { countryId: 2, dark: true, entryCount: 1, followerCount: 0 },
    ])
  })

  it('follow those who follow, hide and leave', async () => {
    await publishedBy(author)
    const followers = async () => (await numbers())[0]?.followerCount
    const others = await Promise.all([1, 2, 3].map(() => newMember(server)))
    await Promise.all(others.map((other) => toAuthor('follow', author.id, other)))
    expect(await followers()).toBe(3)
    const [one, two, three] = others
    if (!one || !two || !three) throw new Error('There are three')
    await toAuthor('unfollow', author.id, one)
    await toAuthor('unfollow', author.id, one)
    expect(await followers()).toBe(2)
    await toAuthor('hide', author.id, two)
    await toAuthor('unhide', author.id, two)
    expect(await followers()).toBe(1)
    await three.client.call('EditProfile.DeleteProfile', { password: PASSWORD })
    server.clock.advance(30 * DAY)
    await tasks.eraseProfiles.run(server.deps)
    expect(await followers()).toBe(0)
  })

  it('count followers who come while the first entry is published', async () => {
    const others = await Promise.all([1, 2, 3].map(() => newMember(server)))
    await Promise.all([publishedBy(author), ...others.map((other) => toAuthor('follow', author.id, other))])
    expect(await numbers()).toEqual([{ ...main, entryCount: 1, followerCount: 3 }])
  })

  it('are deleted with the author, and followed authors lose a follower', async () => {
    const followed = await newWriter(server)
    await publishedBy(followed)
    await publishedBy(author)
    await toAuthor('follow', followed.id, author)
    await toAuthor('follow')
    await author.client.call('EditProfile.DeleteProfile', { password: PASSWORD })
    server.clock.advance(30 * DAY)
    await tasks.eraseProfiles.run(server.deps)
    expect(await numbers()).toEqual([])
    author = followed
    expect(await numbers()).toEqual([{ ...main, entryCount: 1, followerCount: 0 }])
  })
})
