import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProfileStatus } from '../contract/enums'
import { DAY } from '../core/clock'
import { beginSession } from '../core/session'
import { tasks } from '../tasks'
import { rowsOfProfile, tablesWithText } from '../testing/leftovers'
import { linkIn } from '../testing/mails'
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

const isIn = async (client: TestClient) => (await client.call('CurrentProfile.GetProfileData')).data.isLoggedIn

describe('the settings', () => {
  it('show the account and change the name under the rules of sign-up', async () => {
    await insertProfile(server, { name: 'Taget' })
    const client = await clientOf(server, await insertProfile(server, { name: 'Karla' }))
    expect((await client.call('EditProfile.Settings')).data).toMatchObject({
      name: 'Karla',
      email: 'Karla@example.com',
      emailConfirmed: true,
      pendingEmail: null,
      language: 'da-DK',
    })
    expect((await client.call('EditProfile.UpdateProfileName', { name: 'KARLA' })).data.name).toBe('KARLA')
    expect(await client.call('EditProfile.UpdateProfileName', { name: 'taget' })).toMatchObject({
      status: 409,
      problem: { code: 'NAME_TAKEN', fields: [{ field: 'name', code: 'NAME_TAKEN' }] },
    })
    expect(await client.call('EditProfile.UpdateProfileName', { name: 'nordlys1' })).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'name', code: 'NAME_RESERVED' }] },
    })
  })

  it('tell whether a name can be had, and why not, in the reader’s language', async () => {
    const visitor = new TestClient(server, { host: 'se.localhost' })
    const check = async (name: string) => (await visitor.call('EditProfile.IsProfileNameTaken', { name })).data
    expect(await check('taget')).toEqual({ taken: true, problem: null })
    expect(await check('ledigt')).toEqual({ taken: false, problem: null })
    expect(await check('ab')).toEqual({
      taken: false,
      problem: { code: 'TOO_SHORT', message: 'Skriv minst 3 tecken.' },
    })
    const own = await clientOf(server, await insertProfile(server, { name: 'Selv' }))
    expect((await own.call('EditProfile.IsProfileNameTaken', { name: 'selv' })).data.taken).toBe(false)
  })

  it('change the language of everything that is said', async () => {
    const client = await clientOf(server, await insertProfile(server, { name: 'Polyglot' }), { language: 'da' })
    await client.call('EditProfile.UpdateLanguage', { language: 'nb-NO' })
    const refused = await client.call('EditProfile.UpdateProfileName', { name: 'a b' })
    expect(refused.problem.detail).toBe((await norwegian()).problem.detail)
  })

  const norwegian = () => new TestClient(server, { host: 'no.localhost' }).call('LogOn.LogOn', { name: '' })

  it('change the address once the link in the mail to it was followed, and tell the old one', async () => {
    const client = await clientOf(server, await insertProfile(server, { name: 'Flytter' }))
    const wrong = await client.call('EditProfile.UpdateProfileEmail', { email: 'ny@example.com', password: 'guess' })
    expect(wrong).toMatchObject({ status: 400, problem: { fields: [{ field: 'password', code: 'WRONG_PASSWORD' }] } })
    const same = { email: 'FLYTTER@example.com', password: PASSWORD }
    expect((await client.call('EditProfile.UpdateProfileEmail', same)).problem.fields).toMatchObject([
      { field: 'email', code: 'EMAIL_UNCHANGED' },
    ])
    const asked = await client.call('EditProfile.UpdateProfileEmail', { email: 'ny@example.com', password: PASSWORD })
    expect(asked.data).toMatchObject({ email: 'Flytter@example.com', pendingEmail: 'ny@example.com' })
    await server.runJobs()
    const queryString = linkIn(server, 'ny@example.com').searchParams.get('q')
    const confirmed = await client.call('LogOn.ConfirmEmail', { queryString })
    expect(confirmed).toMatchObject({ status: 200, data: { profileData: { name: 'Flytter' } } })
    expect((await client.call('EditProfile.Settings')).data).toMatchObject({
      email: 'ny@example.com',
      pendingEmail: null,
    })
    await server.runJobs()
    expect(server.mails.at(-1)?.to).toBe('Flytter@example.com')
  })

  it('do not tell whether a new address has a profile already: its owner is told', async () => {
    await insertProfile(server, { name: 'Indehaver' })
    const client = await clientOf(server, await insertProfile(server, { name: 'Nysgerrig' }))
    const taken = { email: 'indehaver@example.com', password: PASSWORD }
    expect(await client.call('EditProfile.UpdateProfileEmail', taken)).toMatchObject({
      status: 200,
      data: { pendingEmail: 'indehaver@example.com' },
    })
    await server.runJobs()
    expect(server.mails.at(-1)?.to).toBe('Indehaver@example.com')
  })

  it('change the password, end all other sessions and renew this one', async () => {
    const id = await insertProfile(server, { name: 'Sikker' })
    const client = await clientOf(server, id)
    const other = await clientOf(server, id)
    const before = client.cookies.get('sid') ?? ''
    const change = (currentPassword: string, newPassword: string) =>
      client.call('EditProfile.UpdateProfilePassword', { currentPassword, newPassword })
    expect((await change('guess', 'meadow-lantern-8')).problem.fields).toMatchObject([{ code: 'WRONG_PASSWORD' }])
    expect((await change(PASSWORD, 'sikker-lantern')).problem.fields).toMatchObject([
      { field: 'newPassword', code: 'PASSWORD_CONTAINS_NAME' },
    ])
    expect((await change(PASSWORD, 'meadow-lantern-8')).status).toBe(200)
    expect(await isIn(client)).toBe(true)
    expect(await isIn(other)).toBe(false)
    other.cookies.set('sid', before)
    expect(await isIn(other)).toBe(false)
  })

  it('limit guesses of the password', async () => {
    const client = await clientOf(server, await insertProfile(server, { name: 'Gaettet' }))
    const guess = () => client.call('EditProfile.DeleteProfile', { password: 'guess' })
    const statuses = (await Promise.all(Array.from({ length: 11 }, guess))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('the terms', () => {
  it('are asked for again when they have changed or the consent is withdrawn', async () => {
    const client = await clientOf(server, await insertProfile(server, { name: 'Vilkaar', termsVersion: '2019-01-01' }))
    const { version } = (await client.call('EditProfile.GetTerms')).data
    expect((await client.call('EditProfile.GetTerms')).data).toEqual({ version, accepted: false, privacyConsent: true })
    const refused = await client.call('EditProfile.AcceptTermsOfService', { version: '2019-01-01' })
    expect(refused).toMatchObject({ status: 409, problem: { code: 'TERMS_NOT_ACCEPTED' } })
    await client.call('EditProfile.AcceptTermsOfService', { version })
    const session = async () => (await client.call('CurrentProfile.GetProfileData')).data.termsAccepted
    expect(await session()).toBe(true)
    await client.call('EditProfile.ConsentPrivacyData', { consent: false })
    expect(await session()).toBe(false)
    expect((await client.call('EditProfile.GetTerms')).data).toEqual({ version, accepted: true, privacyConsent: false })
    await client.call('EditProfile.ConsentPrivacyData', { consent: true })
    expect(await session()).toBe(true)
  })
})

describe('weight and height', () => {
  it('are asked for until all persons have them, and only of one’s own', async () => {
    const stranger = await insertProfile(server, { name: 'Fremmed' })
    const id = await insertProfile(server, {
      name: 'Maalt',
      profileType: 2,
      gender: 3,
      needUpdateHeightAndWeight: true,
    })
    const client = await clientOf(server, id)
    const { data: persons } = await client.call('EditProfile.ProfilePersons')
    const needed = async () => (await client.call('CurrentProfile.GetProfileData')).data.needUpdateHeightAndWeight
    for (const [index, person] of persons.entries()) {
      const body = { personId: person.id, weight: 70, height: 175 }
      expect((await client.call('EditProfile.UpdatePersonWeightAndHeight', body)).data).toMatchObject({
        id: person.id,
        weight: 70,
        height: 175,
      })
      expect(await needed()).toBe(index === 0)
    }
    const [other] = (await (await clientOf(server, stranger)).call('EditProfile.ProfilePersons')).data
    const foreign = { personId: other?.id, weight: 70, height: 175 }
    expect(await client.call('EditProfile.UpdatePersonWeightAndHeight', foreign)).toMatchObject({ status: 404 })
    const giant = { personId: persons[0]?.id, weight: 70, height: 300 }
    expect((await client.call('EditProfile.UpdatePersonWeightAndHeight', giant)).problem.fields).toMatchObject([
      { field: 'height', code: 'HEIGHT_OUT_OF_RANGE' },
    ])
  })
})

describe('deleting a profile', () => {
  it('hides it at once, and logging in within the days of grace brings it back', async () => {
    const readerId = await insertProfile(server, { name: 'Laeser' })
    const id = await insertProfile(server, { name: 'Fortryder', status: ProfileStatus.Active })
    const client = await clientOf(server, id)
    const seen = async () => {
      const reader = await clientOf(server, readerId)
      return (await reader.call('Profiles.GetProfilesByIds', { ids: [id] })).data.length
    }
    expect(await seen()).toBe(1)
    const deleted = await client.call('EditProfile.DeleteProfile', { password: PASSWORD, reason: 'Found someone' })
    expect(deleted.data.erasedAt).toBe(new Date(server.clock.now().getTime() + 30 * DAY).toISOString())
    expect(await isIn(client)).toBe(false)
    expect(await seen()).toBe(0)

    server.clock.advance(29 * DAY)
    await tasks.eraseProfiles(server.deps, {})
    expect(await client.call('LogOn.LogOn', { name: 'Fortryder', password: PASSWORD })).toMatchObject({ status: 200 })
    expect(await seen()).toBe(1)
    server.clock.advance(5 * DAY)
    await tasks.eraseProfiles(server.deps, {})
    expect(await seen()).toBe(1)
  })

  it('leaves nothing of a member behind, but the likes without a name', async () => {
    const { db } = server.deps
    const other = await insertProfile(server, { name: 'Bliver' })
    const id = await insertProfile(server, { name: 'Zzyzxroad', email: 'zzyzxroad@example.com', headline: 'Zzyzxroad' })
    await leaveTraces(id, other)
    const client = await clientOf(server, id)
    await client.call('LogOn.CreateSsoTicket', {})
    await client.call('EditProfile.DeleteProfile', { password: PASSWORD })
    await server.runJobs()
    server.clock.advance(30 * DAY)
    await tasks.eraseProfiles(server.deps, {})
    await server.runJobs()
    expect(server.mails.at(-1)).toMatchObject({ to: 'zzyzxroad@example.com' })

    const rows = await rowsOfProfile(db, id)
    expect(Object.entries(rows).filter(([, count]) => count > 0)).toEqual([])
    expect(await tablesWithText(db, 'zzyzxroad')).toEqual([])
    const likes = await db.selectFrom('itemLike').select('profileId').execute()
    expect(likes).toEqual([{ profileId: null }])
  })

  /** Rows in every table that belongs to members, of the one who goes, and of the other about them. */
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
      const impersonation = { impersonatorId: about, logId: log.id }
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
  it('holds what the member has given, and neither secrets nor what others have noted', async () => {
    const id = await insertProfile(server, { name: 'Eksport', headline: 'Hello there' })
    const other = await insertProfile(server, { name: 'Blokerer' })
    const { db } = server.deps
    await db.insertInto('blacklist').values({ profileId: other, blockedId: id }).execute()
    const tag = await db
      .insertInto('tag')
      .values({ profileId: other, name: 'odd' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('profileTag').values({ tagId: tag.id, profileId: id }).execute()
    const client = await clientOf(server, id)
    const { data } = await client.call('EditProfile.ExportProfileData')
    expect(data['profile']).toMatchObject([{ name: 'Eksport', headline: 'Hello there' }])
    expect(data['person']).toMatchObject([{ birthday: '1990-05-17' }])
    expect(data['session']).toHaveLength(1)
    expect(data['blacklist']).toEqual([])
    expect(data['profile_tag']).toBeUndefined()
    expect(JSON.stringify(data)).not.toMatch(/argon2|Hash|storageKey/)
  })
})

describe('an administrator who acts as a member', () => {
  it('reaches nothing that is the member’s alone', async () => {
    const admin = await insertProfile(server, { name: 'Hjaelper', roleLevel: 40 })
    const id = await insertProfile(server, { name: 'Hjulpet' })
    const log = await server.deps.db
      .insertInto('impersonationLog')
      .values({ adminProfileId: admin, profileId: id, reason: 'help', startedAt: server.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const impersonation = { impersonatorId: admin, logId: log.id }
    const { token } = await beginSession(server.deps, { profileId: id, rememberMe: false, impersonation })
    const client = new TestClient(server)
    client.cookies.set('sid', token)
    expect((await client.call('CurrentProfile.GetProfileData')).data).toMatchObject({ id, impersonated: true })
    const refused = [
      await client.call('EditProfile.ExportProfileData'),
      await client.call('EditProfile.DeleteProfile', { password: PASSWORD }),
      await client.call('EditProfile.UpdateProfileEmail', { email: 'x@example.com', password: PASSWORD }),
      await client.call('LogOn.CreateSsoTicket'),
    ]
    expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual(refused.map(() => [403, 'FORBIDDEN']))
    for (let minutes = 0; minutes < 60; minutes += 20) {
      expect(await isIn(client)).toBe(true)
      server.clock.advance(20 * 60_000)
    }
    expect(await isIn(client)).toBe(false)
  })
})
