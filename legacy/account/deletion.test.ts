import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportedData } from './export'
import { ProfileStatus } from '../contract/enums'
import { DAY } from '../core/clock'
import { beginSession } from '../core/access/session'
import { tasks } from '../main/areas'
import { rowsOfProfile, tablesWithText } from '../testing/leftovers'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile, PASSWORD } from '../testing/profiles'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

describe('deleting a profile', () => {
  it('hides it at once, and logging in within the grace period can restore it', async () => {
    const viewerId = await insertProfile(server, { name: 'Laeser' })
    const id = await insertProfile(server, { name: 'Fortryder', status: ProfileStatus.Active })
    const client = await clientOf(server, id)
    const seen = async () => {
      const viewer = await clientOf(server, viewerId)
      return (await viewer.call('Profiles.GetProfilesByIds', { ids: [id] })).data.length
    }
    expect(await seen()).toBe(1)
    const deleted = await client.call('EditProfile.DeleteProfile', { password: PASSWORD, reason: 'Found someone' })
    expect(deleted.data.erasedAt).toBe(new Date(server.clock.now().getTime() + 30 * DAY).toISOString())
    expect((await client.call('CurrentProfile.GetProfileData')).data.isLoggedIn).toBe(false)
    expect(await seen()).toBe(0)

    server.clock.advance(29 * DAY)
    await tasks.eraseProfiles.run(server.deps)
    const logIn = { name: 'Fortryder', password: PASSWORD }
    const asked = await client.call('LogOn.LogOn', logIn)
    expect(asked).toMatchObject({ status: 422, problem: { code: 'PROFILE_WILL_BE_ERASED' } })
    const day = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: 'Europe/Copenhagen' })
    expect(asked.problem.detail).toContain(day.format(new Date(deleted.data.erasedAt)))
    expect((await client.call('CurrentProfile.GetProfileData')).data.isLoggedIn).toBe(false)
    expect(await seen()).toBe(0)
    // Only someone with the password learns that there is a profile to restore.
    const guessed = await client.call('LogOn.LogOn', { name: 'Fortryder', password: 'wrong', restore: true })
    expect(guessed.problem.code).toBe('WRONG_CREDENTIALS')
    expect(await client.call('LogOn.LogOn', { ...logIn, restore: true })).toMatchObject({ status: 200 })
    expect(await seen()).toBe(1)
    server.clock.advance(5 * DAY)
    await tasks.eraseProfiles.run(server.deps)
    expect(await seen()).toBe(1)
  })

  it('leaves nothing of a member behind but anonymous likes', async () => {
    const { db } = server.deps
    const other = await insertProfile(server, { name: 'Bliver' })
    const id = await insertProfile(server, { name: 'Zzyzxroad', email: 'zzyzxroad@example.com', headline: 'Zzyzxroad' })
    await leaveTraces(id, other)
    const client = await clientOf(server, id)
    await client.call('LogOn.CreateSsoTicket', {})
    await client.call('EditProfile.DeleteProfile', { password: PASSWORD })
    await server.runJobs()
    server.clock.advance(30 * DAY)
    await tasks.eraseProfiles.run(server.deps)
    await server.runJobs()
    expect(server.mails.at(-1)).toMatchObject({ to: 'zzyzxroad@example.com' })

    const rows = await rowsOfProfile(db, id)
    expect(Object.entries(rows).filter(([, count]) => count > 0)).toEqual([])
    expect(await tablesWithText(db, 'zzyzxroad')).toEqual([])
    const likes = await db.selectFrom('itemLike').select('profileId').execute()
    expect(likes).toEqual([{ profileId: null }])
  })

  /** Inserts rows into every table that belongs to members: of the one who leaves, and of the other about them. */
  async function leaveTraces(id: number, other: number): Promise<void> {
    const { db, clock } = server.deps
    const now = clock.now()
    const media = await db
      .insertInto('media')
      .values(
        [id, other].map((profileId) => ({ profileId, kind: 2, width: 1, height: 1, storageKey: `k${profileId}` })),
      )
      .returning('id')
      .execute()
    await db.updateTable('profile').set({ pictureId: media[0]?.id }).where('id', '=', id).execute()
    await db
      .insertInto('itemLike')
      .values(media.map((medium, index) => ({ itemType: 1, itemId: medium.id, profileId: index === 0 ? other : id })))
      .execute()
    for (const [profileId, about] of [
      [id, other],
      [other, id],
    ] as const) {
      await db.insertInto('blacklist').values({ profileId, blockedId: about }).execute()
      await db.insertInto('favourite').values({ profileId, favouriteId: about }).execute()
      await db.insertInto('visit').values({ visitedId: profileId, visitorId: about, visitedAt: now }).execute()
      const tag = await db
        .insertInto('tag')
        .values({ profileId, name: 'kind' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('profileTag').values({ tagId: tag.id, profileId: about }).execute()
      const log = await db
        .insertInto('impersonationLog')
        .values({ adminProfileId: about, profileId, reason: 'help', startedAt: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      const impersonation = { impersonatorId: about, logId: log.id, minutes: 60 }
      await beginSession(server.deps, { profileId, rememberMe: false, impersonation })
    }
    const settings = { sortOptions: '[]', searchOptions: '[]', condensedProfileView: false, customizeStart: true }
    await db
      .insertInto('startPageSettings')
      .values({ profileId: id, ...settings })
      .execute()
    await db
      .insertInto('profileConfiguration')
      .values({ profileId: id, key: 'k', type: 'string', value: 'Zzyzxroad' })
      .execute()
    await db.insertInto('emojiUsed').values({ profileId: id, shortname: 'smile', usedAt: now }).execute()
    await db.insertInto('feedback').values({ profileId: id, rating: 5, text: 'Zzyzxroad', createdAt: now }).execute()
    await db
      .insertInto('quickScorAd')
      .values({ profileId: id, text: 'Zzyzxroad', createdAt: now, expiresAt: now })
      .execute()
    await db.insertInto('searchPromotion').values({ profileId: id, startsAt: now, endsAt: now }).execute()
  }
})

describe('the export', () => {
  it('names the tables that it does not hold completely', async () => {
    const id = await insertProfile(server, { name: 'Flittig' })
    await sql`
      INSERT INTO item_like (item_type, item_id, profile_id)
      SELECT 1, n, ${id} FROM generate_series(1, 11) AS n`.execute(server.deps.db)
    const data = await exportedData(server.deps.db, id, { maxRows: 10 })
    expect(data['item_like']).toHaveLength(10)
    expect(data['incomplete']).toEqual(['item_like'])
  })

  it("holds what the member has entered, without secrets and others' notes", async () => {
    const id = await insertProfile(server, { name: 'Eksport', headline: 'Hello there' })
    const other = await insertProfile(server, { name: 'Blokerer' })
    const { db } = server.deps
    await db.insertInto('blacklist').values({ profileId: other, blockedId: id }).execute()
    const tag = await db
      .insertInto('tag')
      .values({ profileId: other, name: 'odd' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const own = await db
      .insertInto('tag')
      .values({ profileId: id, name: 'met' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const marks = [
      { tagId: tag.id, profileId: id },
      { tagId: own.id, profileId: other },
    ]
    await db.insertInto('profileTag').values(marks).execute()
    await clientOf(server, id)
    const data = await exportedData(db, id)
    expect(data['profile']).toMatchObject([{ name: 'Eksport', headline: 'Hello there' }])
    expect(data['person']).toMatchObject([{ birthday: '1990-05-17' }])
    expect(data['session']).toHaveLength(1)
    expect(data['blacklist']).toEqual([])
    expect(data['profile_tag']).toEqual([{ tagId: own.id, profileId: other }])
    expect(data['incomplete']).toBeUndefined()
    expect(JSON.stringify(data)).not.toMatch(/argon2|Hash|storageKey/)
  })

  it("holds both sides of what is between members, and the member's own notes on others", async () => {
    const id = await insertProfile(server, { name: 'Samlet' })
    const other = await insertProfile(server, { name: 'Modpart' })
    const third = await insertProfile(server, { name: 'Tredje' })
    const { db, clock } = server.deps
    const now = clock.now()
    const relation = { type: 3, status: 1, since: now }
    await db
      .insertInto('relation')
      .values([
        { ...relation, requesterId: id, answererId: other },
        { ...relation, requesterId: third, answererId: id },
      ])
      .execute()
    await db
      .insertInto('guestbookEntry')
      .values([
        { profileId: id, authorId: other, text: 'Til Samlet', createdAt: now },
        { profileId: other, authorId: id, text: 'Fra Samlet', createdAt: now },
      ])
      .execute()
    await db
      .insertInto('note')
      .values([
        { profileId: id, aboutId: other, text: 'own note', updatedAt: now },
        { profileId: other, aboutId: id, text: 'hidden note', updatedAt: now },
      ])
      .execute()
    const report = { itemType: 1, reason: 1, createdAt: now, decidedBy: third }
    await db
      .insertInto('report')
      .values([
        { ...report, itemId: other, reportedProfileId: other, reporterId: id, text: 'own report' },
        { ...report, itemId: id, reportedProfileId: id, reporterId: other, text: 'hidden report' },
      ])
      .execute()
    await db
      .insertInto('savedSearch')
      .values({ profileId: id, name: 'Nær mig', options: '{}', createdAt: now })
      .execute()
    await db.insertInto('album').values({ profileId: id, name: 'Rejser', type: 2, createdAt: now }).execute()
    await db.insertInto('notificationSetting').values({ profileId: id, topic: 1, delivery: 0 }).execute()
    const data = await exportedData(server.deps.db, id)
    expect(data['relation']).toHaveLength(2)
    expect(data['guestbook_entry']).toMatchObject([{ text: 'Til Samlet' }, { text: 'Fra Samlet' }])
    expect(data['note']).toMatchObject([{ text: 'own note' }])
    expect(data['report']).toMatchObject([{ text: 'own report' }])
    for (const table of ['saved_search', 'album', 'notification_setting']) expect(data[table]).toHaveLength(1)
    expect(JSON.stringify(data)).not.toMatch(/hidden|decidedBy/)
  })
})

describe('an unused profile', () => {
  it('is deleted after 24 months, with a mail 30 days before, unless its owner comes back', async () => {
    const { db } = server.deps
    const start = server.clock.now()
    const [forgotten, returning, paid, recent] = await Promise.all([
      insertProfile(server, { name: 'Glemt', email: 'glemt@example.com', lastOnlineAt: start }),
      insertProfile(server, { name: 'Vender', email: 'vender@example.com', lastOnlineAt: start }),
      insertProfile(server, { name: 'Betaler', lastOnlineAt: start, memberUntil: new Date('2030-01-01T00:00:00Z') }),
      insertProfile(server, { name: 'Nylig', lastOnlineAt: new Date(start.getTime() + 90 * DAY) }),
    ])
    const run = async () => {
      for (const task of ['deleteUnusedProfiles', 'eraseProfiles'] as const) await tasks[task].run(server.deps)
      await server.runJobs()
    }
    const left = async () => {
      const rows = await db
        .selectFrom('profile')
        .select('id')
        .where('id', 'in', [forgotten, returning, paid, recent])
        .execute()
      return rows.map(({ id }) => id).sort((a, b) => a - b)
    }
    const told = () => server.mails.map(({ to }) => to).filter((to) => /^(glemt|vender)@/.test(to))
    server.clock.advance(699 * DAY)
    await run()
    expect(told()).toEqual([])

    server.clock.advance(3 * DAY)
    await run()
    expect(told().sort()).toEqual(['glemt@example.com', 'vender@example.com'])
    const logIn = { name: 'Vender', password: PASSWORD, restore: true }
    expect(await new TestClient(server).call('LogOn.LogOn', logIn)).toMatchObject({ status: 200 })

    server.clock.advance(30 * DAY)
    await run()
    expect(await left()).toEqual([returning, paid, recent].sort((a, b) => a - b))
  })
})
