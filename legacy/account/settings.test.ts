import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkIn } from '../testing/mails'
import { insertPlaces } from '../testing/places'
import { clientOf, impersonatorOf, insertProfile, PASSWORD } from '../testing/profiles'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'
import { newLinkToken } from '../shared/account/linkTokens'

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

  it('tell whether a name is available, and why not, in the viewer’s language', async () => {
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

  it('change the language of everything', async () => {
    const client = await clientOf(server, await insertProfile(server, { name: 'Polyglot' }), { language: 'da' })
    await client.call('EditProfile.UpdateLanguage', { language: 'nb-NO' })
    const refused = await client.call('EditProfile.UpdateProfileName', { name: 'a b' })
    expect(refused.problem.detail).toBe((await norwegian()).problem.detail)
  })

  const norwegian = () => new TestClient(server, { host: 'no.localhost' }).call('LogOn.LogOn', { name: '' })

  it('change the address once the link in its mail is followed, and notify the old one', async () => {
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

  it('do not tell whether a new address has a profile already: its owner gets a mail', async () => {
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

  it('end links and a waiting address together with the password', async () => {
    const { db, clock } = server.deps
    const profileId = await insertProfile(server, { name: 'Generobret' })
    const client = await clientOf(server, profileId)
    const takeover = async () => {
      await client.call('EditProfile.UpdateProfileEmail', { email: 'tyv@example.com', password: PASSWORD })
      await server.runJobs()
      const email = linkIn(server, 'tyv@example.com').searchParams.get('q')
      return [email, await newLinkToken({ db, clock }, { kind: 'sso', profileId, target: '/Start' })]
    }
    const isShut = async ([queryString, ssoQuery]: (string | null)[]) => {
      const expired = { status: 410, problem: { code: 'LINK_EXPIRED' } }
      expect(await new TestClient(server).call('LogOn.ConfirmEmail', { queryString })).toMatchObject(expired)
      expect(await new TestClient(server).call('LogOn.SsoLogOn', { ssoQuery })).toMatchObject(expired)
    }
    const beforeReset = await takeover()
    await client.call('LogOn.ForgotPassword', { email: 'generobret@example.com' })
    await server.runJobs()
    const queryString = linkIn(server, 'Generobret@example.com').searchParams.get('q')
    expect((await client.call('LogOn.ResetPassword', { queryString, password: PASSWORD })).status).toBe(200)
    await isShut(beforeReset)

    await client.call('LogOn.LogOn', { name: 'Generobret', password: PASSWORD })
    expect((await client.call('EditProfile.Settings')).data.pendingEmail).toBeNull()
    const beforeChange = await takeover()
    const change = { currentPassword: PASSWORD, newPassword: 'meadow-lantern-8' }
    expect((await client.call('EditProfile.UpdateProfilePassword', change)).status).toBe(200)
    await isShut(beforeChange)
    expect((await client.call('EditProfile.Settings')).data.pendingEmail).toBeNull()
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
  it('are requested until all persons have them, and only for one’s own persons', async () => {
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

describe('an administrator who acts as a member', () => {
  it('reaches nothing that is the member’s alone', async () => {
    const admin = await insertProfile(server, { name: 'Hjaelper', roleLevel: 40 })
    const id = await insertProfile(server, { name: 'Hjulpet' })
    const client = await impersonatorOf(server, admin, id)
    expect((await client.call('CurrentProfile.GetProfileData')).data).toMatchObject({ id, impersonated: true })
    const refused = [
      await client.call('EditProfile.ExportProfileData', { password: PASSWORD }),
      await client.call('EditProfile.DeleteProfile', { password: PASSWORD }),
      await client.call('EditProfile.UpdateProfileEmail', { email: 'x@example.com', password: PASSWORD }),
      await client.call('LogOn.CreateSsoTicket'),
      await client.call('EditProfile.AcceptTermsOfService', { version: '2030-01-01' }),
      await client.call('EditProfile.ConsentPrivacyData', { consent: false }),
      await client.call('EditProfile.ConsentMedia'),
      await client.call('EditProfile.UpdateProfileName', { name: 'AndetNavn' }),
      await client.call('EditProfile.UpdateLanguage', { language: 'sv-SE' }),
      await client.call('EditProfile.UpdateFrontPageVisibility', { visible: true }),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
    for (let minutes = 0; minutes < 60; minutes += 20) {
      expect(await isIn(client)).toBe(true)
      server.clock.advance(20 * 60_000)
    }
    expect(await isIn(client)).toBe(false)
  })
})
