import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '../contract/contract'
import { BanType, RoleLevel } from '../contract/enums'
import { DAY } from '../core/clock'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, impersonatorOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let support: TestMember
let member: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  support = await newMember(server, { roleLevel: RoleLevel.Support })
  member = await newMember(server, { memberUntil: '2099-01-01T00:00:00Z' })
})

const ban = (values: object = {}, { client } = support, profileId = member.id) =>
  client.call('Admin.SetBan', { profileId, banType: BanType.Blogs, banned: true, ...values })
const tells = 'Blogs.ProfileBlogBan'
const told = async () => (await member.client.call(tells)).data
const readsBlogs = async () => (await member.client.call('Blogs.MarkMyBlogEntriesAsRead')).status
const bans = () => server.deps.db.selectFrom('ban').selectAll().where('profileId', '=', member.id).execute()

describe('a ban from blogs', () => {
  it('forbids every call but the one that describes it', async () => {
    expect(await told()).toEqual({ banned: false, reason: null, until: null })
    expect((await ban({ reason: ' Adverts,\r\nagain and again ' })).status).toBe(200)
    expect(await told()).toEqual({ banned: true, reason: 'Adverts,\nagain and again', until: null })
    const ofBlogs = calls.map(([name]) => name).filter((name) => name.startsWith('Blogs.') && name !== tells)
    expect(ofBlogs.length).toBeGreaterThan(40)
    const entitled = await newMember(server, { roleLevel: RoleLevel.Support, memberUntil: '2099-01-01T00:00:00Z' })
    const { db, clock } = server.deps
    await db
      .insertInto('ban')
      .values({ profileId: entitled.id, banType: BanType.Blogs, createdAt: clock.now() })
      .execute()
    const open: string[] = []
    for (const name of ofBlogs) {
      const { problem } = await entitled.client.call(name)
      if (problem.code !== 'BANNED') open.push(name)
    }
    expect(open).toEqual([])
  })

  it('ends by itself when it has a number of days', async () => {
    await ban({ days: 3 })
    const until = new Date(server.clock.now().getTime() + 3 * DAY)
    expect(await told()).toEqual({ banned: true, reason: null, until: until.toISOString() })
    server.clock.advance(3 * DAY - 1)
    member = { ...member, client: await clientOf(server, member.id) }
    expect(await readsBlogs()).toBe(403)
    server.clock.advance(1)
    expect(await readsBlogs()).toBe(200)
    expect(await told()).toEqual({ banned: false, reason: null, until: null })
  })

  it('replaces an earlier one, and can be lifted', async () => {
    await ban({ days: 3, reason: 'First' })
    await ban({ reason: 'Second' })
    expect(await told()).toEqual({ banned: true, reason: 'Second', until: null })
    expect(await bans()).toMatchObject([{ bannedBy: support.id, createdAt: server.clock.now() }])
    for (let times = 0; times < 2; times++) expect((await ban({ banned: false })).status).toBe(200)
    expect(await readsBlogs()).toBe(200)
    expect(await bans()).toEqual([])
  })

  it('is one, also when two of the staff decide at the same time', async () => {
    const other = await newMember(server, { roleLevel: RoleLevel.Developer })
    const answers = await Promise.all([ban(), ban({ days: 1 }, other), ban(), ban({ days: 2 }, other)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await bans()).toHaveLength(1)
  })

  it('leaves the rest of the site open, as another ban leaves the blogs', async () => {
    await ban({ banType: BanType.CreateLodges })
    expect(await readsBlogs()).toBe(200)
    await ban()
    expect(await readsBlogs()).toBe(403)
    const { data } = await member.client.call('CurrentProfile.GetProfileData')
    expect(data).toMatchObject({ bans: [BanType.Blogs, BanType.CreateLodges] })
  })
})

describe('staff who ban', () => {
  it('have a higher role than the banned member', async () => {
    const peer = await newMember(server, { roleLevel: RoleLevel.Support })
    const developer = await newMember(server, { roleLevel: RoleLevel.Developer })
    const moderator = await newMember(server, { roleLevel: RoleLevel.ChatModerator })
    expect((await ban({}, moderator)).status).toBe(403)
    expect((await ban({}, member, support.id)).status).toBe(403)
    for (const { id } of [peer, developer]) expect((await ban({}, support, id)).status).toBe(403)
    expect((await ban({}, developer, support.id)).status).toBe(200)
    expect((await ban({}, support, moderator.id)).status).toBe(200)
    const rows = server.deps.db.selectFrom('ban').select('profileId').where('bannedBy', '=', moderator.id)
    expect(await rows.execute()).toEqual([])
  })

  it('can ban neither themselves nor an unknown profile', async () => {
    expect(await ban({}, support, support.id)).toMatchObject({ status: 422, problem: { code: 'OWN_PROFILE' } })
    const gone = await newMember(server, { status: 8 })
    for (const id of [999_999, gone.id]) expect((await ban({}, support, id)).status).toBe(404)
  })

  it('do so in their own name', async () => {
    const developer = await newMember(server, { roleLevel: RoleLevel.Developer })
    const client = await impersonatorOf(server, developer.id, support.id)
    expect((await ban({}, { ...support, client })).status).toBe(403)
    expect(await bans()).toEqual([])
  })
})
