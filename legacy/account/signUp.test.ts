import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPlaces } from '../testing/places'
import { insertProfile, PASSWORD } from '../testing/profiles'
import { linkIn } from '../testing/mails'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'
import { DAY } from '../core/clock'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

let visitors = 0
/** Each from its own address, so that tests do not share limits. */
const visitor = (options = {}) => new TestClient(server, { address: `10.1.0.${++visitors}`, ...options })

const form = (values: object = {}) => ({
  profileType: 1,
  persons: [{ gender: 2, birthday: '1992-03-04' }],
  countryId: 1,
  zipCode: '2100',
  name: 'Havfrue',
  email: 'havfrue@example.com',
  password: PASSWORD,
  termsAccepted: true,
  sensitiveDataConsent: true,
  ...values,
})

describe('signing up', () => {
  it('in another language than the site’s determines the language of mails and of a browser without one', async () => {
    const values = { name: 'Svensk', email: 'svensk@example.com' }
    const client = visitor({ language: 'sv-SE' })
    await client.call('LogOn.CreateProfile', form(values))
    await server.runJobs()
    expect(server.mails.at(-1)?.subject).toBe('Bekräfta din e-postadress')
    const queryString = linkIn(server, values.email).searchParams.get('q')
    await client.call('LogOn.ConfirmEmail', { queryString, password: PASSWORD })

    const elsewhere = visitor()
    const logIn = await elsewhere.call('LogOn.LogOn', { name: values.name, password: PASSWORD })
    expect(logIn.data.profileData.language).toBe('sv-SE')
    expect((await elsewhere.call('CurrentProfile.GetProfileData')).data.language).toBe('sv-SE')
    await elsewhere.call('EditProfile.DeleteProfile', { password: PASSWORD })
    await server.runJobs()
    expect(server.mails.at(-1)?.subject).toContain('Din profil')
  })

  it('again with the same password corrects a mistyped address, and cancels the mail to the wrong one', async () => {
    const client = visitor()
    const values = { name: 'Tastefejl', email: 'tastefejl@exmaple.com' }
    await client.call('LogOn.CreateProfile', form(values))
    await server.runJobs()
    const wrong = linkIn(server, values.email).searchParams.get('q')

    const right = { ...values, email: 'tastefejl@example.com' }
    const stranger = await visitor().call('LogOn.CreateProfile', form({ ...right, password: 'another-password-7' }))
    expect(stranger.problem.fields).toMatchObject([{ field: 'name', code: 'NAME_TAKEN' }])
    expect(await client.call('LogOn.CreateProfile', form(right))).toMatchObject({
      status: 200,
      data: { email: right.email },
    })
    await server.runJobs()
    const confirm = (queryString: string | null) =>
      client.call('LogOn.ConfirmEmail', { queryString, password: PASSWORD })
    expect(await confirm(wrong)).toMatchObject({ status: 410 })
    expect(await confirm(linkIn(server, right.email).searchParams.get('q'))).toMatchObject({ status: 200 })

    const afterwards = await visitor().call('LogOn.CreateProfile', form({ ...right, email: 'third@example.com' }))
    expect(afterwards.problem.fields).toMatchObject([{ field: 'name', code: 'NAME_TAKEN' }])
  })

  it('with the name of a waiting sign-up counts wrong passwords like a log-in', async () => {
    await visitor().call('LogOn.CreateProfile', form({ name: 'Venter', email: 'venter@example.com' }))
    const guesser = visitor()
    const guess = (number: number) =>
      guesser.call(
        'LogOn.CreateProfile',
        form({ name: 'Venter', email: 'tyv@example.com', password: `a-wrong-guess-${number}` }),
      )
    const statuses = []
    for (let number = 1; number <= 12; number += 1) statuses.push((await guess(number)).status)
    expect(statuses[0]).toBe(400)
    expect(statuses.at(-1)).toBe(429)
  })

  it('leads through the mail to a session', async () => {
    const client = visitor({ language: 'da' })
    const signedUp = await client.call(
      'LogOn.CreateProfile',
      form({ referrer: '/dating-i-odense', campaign: 'spring' }),
    )
    expect(signedUp).toMatchObject({ status: 200, data: { email: 'havfrue@example.com' } })
    expect(client.cookies.has('sid')).toBe(false)

    const early = await client.call('LogOn.LogOn', { name: 'Havfrue', password: PASSWORD })
    expect(early).toMatchObject({ status: 422, problem: { code: 'WRONG_CREDENTIALS' } })

    await server.runJobs()
    const link = linkIn(server, 'havfrue@example.com')
    expect(link.origin + link.pathname).toBe('http://dk.localhost:4000/ConfirmEmail')
    const opening = { queryString: link.searchParams.get('q'), password: PASSWORD }
    const confirmed = await client.call('LogOn.ConfirmEmail', opening)
    expect(confirmed).toMatchObject({
      status: 200,
      data: {
        profileData: {
          isLoggedIn: true,
          name: 'Havfrue',
          gender: 2,
          termsAccepted: true,
          status: 3,
          emailConfirmed: true,
          language: 'da-DK',
          area: { zipCode: '2100', city: 'København Ø', country: 'Danmark' },
          persons: [{ gender: 2, birthday: '1992-03-04' }],
        },
      },
    })
    expect(await client.call('CurrentProfile.GetProfileData')).toMatchObject({ data: { name: 'Havfrue' } })

    const again = await client.call('LogOn.ConfirmEmail', opening)
    expect(again).toMatchObject({ status: 410, problem: { code: 'LINK_EXPIRED' } })
    const stored = await server.deps.db
      .selectFrom('profile')
      .selectAll()
      .where('name', '=', 'havfrue')
      .executeTakeFirst()
    expect(stored).toMatchObject({ referrer: '/dating-i-odense', campaign: 'spring', siteId: 1 })
  })

  it('accepts a couple with two persons', async () => {
    const persons = [
      { gender: 1, birthday: '1985-01-01' },
      { gender: 2, birthday: '1988-12-31' },
    ]
    const couple = form({ profileType: 2, persons, name: 'Par_i_Odense', email: 'par@example.com', zipCode: ' 5000' })
    expect(await visitor().call('LogOn.CreateProfile', couple)).toMatchObject({ status: 200 })
    const alone = form({ profileType: 2, name: 'Par2', email: 'par2@example.com' })
    expect(await visitor().call('LogOn.CreateProfile', alone)).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'persons', code: 'REQUIRED' }] },
    })
  })

  it('accepts a postcode in any spelling', async () => {
    const { db } = server.deps
    await db.insertInto('country').values({ id: 4, code: 'GB' }).execute()
    await db
      .insertInto('countryArea')
      .values({ id: 4, countryId: 4, parentId: null, name: 'Devon', nestingLevel: 0, position: 0 })
      .execute()
    await db
      .insertInto('zipCode')
      .values({ countryId: 4, zipCode: 'EX1', city: 'Exeter', countryAreaId: 4, latitude: 50.7, longitude: -3.5 })
      .execute()
    for (const [index, zipCode] of ['EX1', 'ex1 1hs', 'EX11HS'].entries()) {
      const answer = form({ countryId: 4, zipCode, name: `Devon${index}`, email: `devon${index}@example.com` })
      expect(await visitor().call('LogOn.CreateProfile', answer)).toMatchObject({ status: 200 })
    }
  })

  it('answers alike for an address that has a profile, and notifies only its owner', async () => {
    await insertProfile(server, { name: 'Ejer', email: 'ejer@example.com' })
    const answer = await visitor().call('LogOn.CreateProfile', form({ name: 'Ny1', email: 'EJER@example.com' }))
    expect(answer).toMatchObject({ status: 200, data: { email: 'EJER@example.com' } })
    await server.runJobs()
    const mail = server.mails.findLast(({ to }) => to === 'ejer@example.com')
    expect(mail?.subject).toBe('Du er allerede oprettet')
    const made = await server.deps.db.selectFrom('profile').select('id').where('name', '=', 'Ny1').execute()
    expect(made).toEqual([])
  })

  it('lets the owner of an address sign up over a profile that nobody confirmed', async () => {
    await visitor().call('LogOn.CreateProfile', form({ name: 'Fremmed', email: 'mig@example.com' }))
    const own = form({ name: 'Mig', email: 'mig@example.com', password: 'another-harbour-91' })
    expect(await visitor().call('LogOn.CreateProfile', own)).toMatchObject({ status: 200 })
    await server.runJobs()
    const client = visitor()
    const queryString = linkIn(server, 'mig@example.com').searchParams.get('q')
    const { password } = own
    expect(await client.call('LogOn.ConfirmEmail', { queryString, password })).toMatchObject({
      data: { profileData: { name: 'Mig' } },
    })
  })

  it('refuses an expired or unknown link, and sends a new one', async () => {
    await visitor().call('LogOn.CreateProfile', form({ name: 'Senere', email: 'senere@example.com' }))
    await server.runJobs()
    const queryString = linkIn(server, 'senere@example.com').searchParams.get('q')
    server.clock.advance(8 * DAY)
    expect(await visitor().call('LogOn.ConfirmEmail', { queryString })).toMatchObject({
      status: 410,
      problem: { code: 'LINK_EXPIRED' },
    })
    expect(await visitor().call('LogOn.ConfirmEmail', { queryString: 'never-made' })).toMatchObject({
      status: 410,
      problem: { code: 'LINK_INVALID' },
    })
    await visitor().call('LogOn.ResendConfirmation', { email: 'senere@example.com' })
    await server.runJobs()
    const fresh = linkIn(server, 'senere@example.com').searchParams.get('q')
    expect(await visitor().call('LogOn.ConfirmEmail', { queryString: fresh, password: PASSWORD })).toMatchObject({
      status: 200,
    })
  })

  it.each([
    [{ persons: [{ gender: 2, birthday: '2008-11-30' }] }, 'persons.0.birthday', 'UNDER_AGE'],
    [{ persons: [{ gender: 2, birthday: '1992-02-30' }] }, 'persons.0.birthday', 'INVALID_DATE'],
    [{ persons: [{ gender: 3, birthday: '1992-02-03' }] }, 'persons.0.gender', 'OUT_OF_RANGE'],
    [{ zipCode: '9999' }, 'zipCode', 'UNKNOWN_ZIP_CODE'],
    [{ countryId: 2 }, 'zipCode', 'UNKNOWN_ZIP_CODE'],
    [{ name: 'a b' }, 'name', 'NAME_INVALID_CHARACTERS'],
    [{ name: 'Havfrue' }, 'name', 'NAME_TAKEN'],
    [{ name: 'hAVFRUE' }, 'name', 'NAME_TAKEN'],
    [{ name: 'ab' }, 'name', 'TOO_SHORT'],
    [{ email: 'no address' }, 'email', 'INVALID_EMAIL'],
    [{ password: 'short' }, 'password', 'TOO_SHORT'],
    [{ password: 'password12' }, 'password', 'PASSWORD_TOO_WEAK'],
    [{ password: 'my-own-nyprofil-1', name: 'nyprofil' }, 'password', 'PASSWORD_CONTAINS_NAME'],
    [{ termsAccepted: false }, 'termsAccepted', 'TERMS_REQUIRED'],
    [{ sensitiveDataConsent: false }, 'sensitiveDataConsent', 'CONSENT_REQUIRED'],
    [{ role: 50 }, 'role', 'INVALID_FORMAT'],
  ])('refuses %j', async (values, field, code) => {
    const answer = await visitor().call(
      'LogOn.CreateProfile',
      form({ name: 'Frisk', email: 'frisk@example.com', ...values }),
    )
    expect(answer.status).toBe(400)
    expect(answer.problem.code).toBe('VALIDATION_FAILED')
    expect(answer.problem.fields).toMatchObject([{ field, code }])
    expect(answer.problem.fields?.[0]?.message).toMatch(/\S/)
  })

  it('gives a name to one of several simultaneous requests, and an address one profile', async () => {
    const { db } = server.deps
    const named = await Promise.all(
      [1, 2, 3].map((n) =>
        visitor().call('LogOn.CreateProfile', form({ name: 'Samtidig', email: `sam${n}@example.com` })),
      ),
    )
    expect(named.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = named.filter(({ status }) => status === 400)
    expect(refused.map(({ problem }) => problem.fields?.[0]?.code)).toEqual(['NAME_TAKEN', 'NAME_TAKEN'])

    const mailed = await Promise.all(
      [1, 2, 3].map((n) =>
        visitor().call('LogOn.CreateProfile', form({ name: `Post${n}`, email: 'post@example.com' })),
      ),
    )
    expect(mailed.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await db.selectFrom('profile').select('id').where('email', '=', 'post@example.com').execute()).toHaveLength(
      1,
    )
  })

  it('lets a link be used once, however often it is clicked at the same moment', async () => {
    await visitor().call('LogOn.CreateProfile', form({ name: 'Dobbelt', email: 'dobbelt@example.com' }))
    await server.runJobs()
    const queryString = linkIn(server, 'dobbelt@example.com').searchParams.get('q')
    const presses = await Promise.all(
      [1, 2, 3].map(() => visitor().call('LogOn.ConfirmEmail', { queryString, password: PASSWORD })),
    )
    expect(presses.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 410, 410])
  })

  it('is limited by address and by recipient', async () => {
    const client = visitor()
    const attempts = Array.from({ length: 21 }, () => client.call('LogOn.CreateProfile', form({ zipCode: '9999' })))
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)

    const ask = (from: TestClient) => from.call('LogOn.ForgotPassword', { email: 'many@example.com' })
    const one = visitor()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(one)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    const elsewhere = await Promise.all(Array.from({ length: 16 }, () => ask(visitor())))
    expect(elsewhere.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})
