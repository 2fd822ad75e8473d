import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '../core/clock'
import { linkIn } from '../testing/mails'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile, PASSWORD } from '../testing/profiles'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'
import { eraseProfiles } from './erasure'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

let visitors = 0
const visitor = () => new TestClient(server, { address: `10.4.0.${++visitors}` })

const signUp = (name: string, email: string, password = PASSWORD) =>
  visitor().call('LogOn.CreateProfile', {
    profileType: 1,
    persons: [{ gender: 2, birthday: '1992-03-04' }],
    countryId: 1,
    zipCode: '2100',
    name,
    email,
    password,
    termsAccepted: true,
    sensitiveDataConsent: true,
  })

async function secretFor(email: string): Promise<string | null> {
  await server.runJobs()
  return linkIn(server, email).searchParams.get('q')
}

const confirm = (queryString: string | null, password?: string) =>
  visitor().call('LogOn.ConfirmEmail', { queryString, ...(password && { password }) })

describe('opening a new profile', () => {
  it('needs its password, and the link stays valid until it is right', async () => {
    await signUp('Kaprer', 'offer@example.com')
    const link = await secretFor('offer@example.com')
    expect(await confirm(link)).toMatchObject({
      status: 422,
      problem: { code: 'PASSWORD_REQUIRED', fields: [{ field: 'password', code: 'PASSWORD_REQUIRED' }] },
    })
    expect(await confirm(link, 'a guess of the owner')).toMatchObject({
      status: 422,
      problem: { code: 'WRONG_PASSWORD', fields: [{ field: 'password', code: 'WRONG_PASSWORD' }] },
    })
    expect(await confirm(link, PASSWORD)).toMatchObject({ status: 200, data: { profileData: { name: 'Kaprer' } } })
  })

  it('limits the guesses', async () => {
    await signUp('Gaetteri', 'gaet@example.com')
    const link = await secretFor('gaet@example.com')
    const guesses = await Promise.all(Array.from({ length: 11 }, () => confirm(link, 'a guess')))
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('nobody learns whether an address has a profile', () => {
  it('from the name of a sign-up, which is reserved in both cases for the same time', async () => {
    await insertProfile(server, { name: 'Kendt', email: 'kendt@example.com' })
    const taken = async (name: string) => (await visitor().call('EditProfile.IsProfileNameTaken', { name })).data.taken
    const seen = async (email: string, prefix: string) => {
      await signUp(`${prefix}1`, email)
      const first = await taken(`${prefix}1`)
      const repeated = (await signUp(`${prefix}1`, email)).status
      const stranger = (await signUp(`${prefix}1`, `other.${email}`, 'meadow-lantern-8')).status
      await signUp(`${prefix}2`, email)
      return [first, repeated, stranger, await taken(`${prefix}1`), await taken(`${prefix}2`)]
    }
    const known = await seen('kendt@example.com', 'Paa')
    expect(known).toEqual([true, 200, 400, false, true])
    expect(await seen('ukendt@example.com', 'Naa')).toEqual(known)
    for (const [days, expected] of [
      [13, [true, true]],
      [2, [false, false]],
    ] as const) {
      server.clock.advance(days * DAY)
      await eraseProfiles(server.deps)
      expect([await taken('Paa2'), await taken('Naa2')]).toEqual(expected)
    }
  })

  it('from correcting the address of a sign-up', async () => {
    await insertProfile(server, { name: 'Kendt4', email: 'kendt4@example.com' })
    const corrected = async (email: string, name: string) => {
      await signUp(name, email)
      const first = (await signUp(name, `right.${email}`)).status
      await server.runJobs()
      const mails = server.mails.filter(({ to }) => to === `right.${email}`).length
      return [first, mails, (await signUp(name, `third.${email}`, 'meadow-lantern-8')).status]
    }
    const known = await corrected('kendt4@example.com', 'Rettet1')
    expect(known).toEqual([200, 1, 400])
    expect(await corrected('ukendt4@example.com', 'Rettet2')).toEqual(known)
  })

  it('from two sign-ups for one name at the same moment', async () => {
    await insertProfile(server, { name: 'Kendt3', email: 'kendt3@example.com' })
    // With one password, the later one would correct the address of the earlier one.
    const answers = await Promise.all([
      signUp('Kaploeb', 'kendt3@example.com'),
      signUp('Kaploeb', 'ny3@example.com', `${PASSWORD}-2`),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
  })

  it('from a log-in before the confirmation, which sends the mail again, a few times', async () => {
    await signUp('Tidlig', 'tidlig@example.com')
    const first = await secretFor('tidlig@example.com')
    const client = visitor()
    const logOn = (password: string) => client.call('LogOn.LogOn', { name: 'tidlig@example.com', password })
    const wrong = await logOn('not this one')
    const sent = server.mails.length
    for (let times = 0; times < 4; times += 1) {
      const right = await logOn(PASSWORD)
      expect(right).toMatchObject({ status: 422, problem: wrong.problem })
    }
    const again = await secretFor('tidlig@example.com')
    expect(server.mails.slice(sent).map(({ to }) => to)).toEqual(Array(3).fill('tidlig@example.com'))
    expect(await confirm(first, PASSWORD)).toMatchObject({ status: 410, problem: { code: 'LINK_EXPIRED' } })
    expect((await confirm(again, PASSWORD)).status).toBe(200)
    const counted = await Promise.all(Array.from({ length: 6 }, () => logOn('not this one')))
    expect(counted.map(({ status }) => status)).toContain(429)
  })
})

describe('a changed address', () => {
  it('is not reserved by a sign-up that nobody confirmed', async () => {
    await signUp('Besat', 'besat@example.com')
    await server.runJobs()
    const member = await clientOf(server, await insertProfile(server, { name: 'Retmaessig' }))
    await member.call('EditProfile.UpdateProfileEmail', { email: 'besat@example.com', password: PASSWORD })
    const link = await secretFor('besat@example.com')
    expect((await confirm(link)).status).toBe(200)
    expect((await member.call('EditProfile.Settings')).data.email).toBe('besat@example.com')
    const left = await server.deps.db.selectFrom('profile').select('id').where('name', '=', 'Besat').execute()
    expect(left).toEqual([])
  })
})
