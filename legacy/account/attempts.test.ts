import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { locales } from '../content/locale'
import { ProfileStatus } from '../contract/enums'
import { insertPlaces } from '../testing/places'
import { insertProfile, PASSWORD } from '../testing/profiles'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

let addresses = 0
/** Simulates a browser in a network that nobody has come from before. */
function stranger(): TestClient {
  addresses += 1
  return new TestClient(server, {
    address: `10.${80 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`,
  })
}

const logOn = async (client: TestClient, name: string, password = PASSWORD) =>
  (await client.call('LogOn.LogOn', { name, password })).status

let name: string
let owner: TestClient
beforeEach(async () => {
  name = `owner${addresses}`
  await insertProfile(server, { name })
  owner = stranger()
})

/** Guesses from everywhere until all strangers are refused. */
async function besiege(account = name): Promise<void> {
  const statuses = await Promise.all(Array.from({ length: 60 }, () => logOn(stranger(), account, 'guess')))
  expect(new Set(statuses)).toEqual(new Set([422]))
  expect(await logOn(stranger(), account)).toBe(429)
}

describe('the owner of an account', () => {
  it('is not locked out by ten wrong passwords from elsewhere', async () => {
    const guesser = stranger()
    for (let guess = 0; guess < 10; guess += 1) await logOn(guesser, name, 'guess')
    expect(await logOn(guesser, name)).toBe(429)
    expect(await logOn(owner, name)).toBe(200)
  })

  it('gets in from a known device while strangers guess from everywhere, also after logging out', async () => {
    expect(await logOn(owner, name)).toBe(200)
    await owner.call('LogOn.LogOut')
    await besiege()
    expect(await logOn(owner, name, 'guess')).toBe(422)
    expect(await logOn(owner, name)).toBe(200)
  })

  it('gets in from a known device in the network where somebody guesses', async () => {
    await logOn(owner, name)
    const neighbour = new TestClient(server, { address: '10.99.0.1' })
    const home = new TestClient(server, { address: '10.99.0.1' })
    home.cookies.set('device', owner.cookies.get('device') ?? '')
    for (let guess = 0; guess < 10; guess += 1) await logOn(neighbour, name, 'guess')
    expect(await logOn(neighbour, name)).toBe(429)
    expect(await logOn(home, name)).toBe(200)
  })

  it('has ten attempts on a known device', async () => {
    await logOn(owner, name)
    for (let guess = 0; guess < 10; guess += 1) expect(await logOn(owner, name, 'guess')).toBe(422)
    expect(await logOn(owner, name)).toBe(429)
  })

  it('gets in with a new password from the mail', async () => {
    await besiege()
    await owner.call('LogOn.ForgotPassword', { email: `${name}@example.com` })
    await server.runJobs()
    const queryString = /ResetPassword\?q=([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1]
    const password = 'gravel-window-93'
    expect((await owner.call('LogOn.ResetPassword', { queryString, password })).status).toBe(200)
    expect(await logOn(owner, name, password)).toBe(200)
  })

  it('gets a reset mail on a known device while others request many', async () => {
    await logOn(owner, name)
    const ask = async (client: TestClient) =>
      (await client.call('LogOn.ForgotPassword', { email: `${name}@example.com` })).status
    for (let asked = 0; asked < 5; asked += 1) expect(await ask(stranger())).toBe(200)
    expect(await ask(stranger())).toBe(200)
    for (let asked = 0; asked < 14; asked += 1) await ask(stranger())
    expect(await ask(stranger())).toBe(429)
    expect(await ask(owner)).toBe(200)
  })
})

describe('a known device', () => {
  it('is known to its own profile only', async () => {
    const other = `other${addresses}`
    await insertProfile(server, { name: other })
    await logOn(owner, name)
    await besiege(other)
    expect(await logOn(owner, other)).toBe(429)
  })

  it('is known to each of two profiles that use it', async () => {
    const partner = `partner${addresses}`
    await insertProfile(server, { name: partner })
    for (const who of [name, partner]) expect(await logOn(owner, who)).toBe(200)
    await besiege()
    await besiege(partner)
    for (const who of [name, partner]) expect(await logOn(owner, who)).toBe(200)
  })

  it('is unknown after a new password, except for the one where it was changed', async () => {
    const thief = stranger()
    for (const client of [owner, thief]) await logOn(client, name)
    const newPassword = 'gravel-window-93'
    await owner.call('EditProfile.UpdateProfilePassword', { currentPassword: PASSWORD, newPassword })
    await besiege()
    expect(await logOn(thief, name, newPassword)).toBe(429)
    expect(await logOn(owner, name, newPassword)).toBe(200)
  })

  it('cannot be forged, and names nobody', async () => {
    const { headers } = await owner.call('LogOn.LogOn', { name, password: PASSWORD })
    const line = [headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('device='))
    expect(line).toMatch(/^device=\d+\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    const [moment, signature] = (owner.cookies.get('device') ?? '').split('.')
    await besiege()
    for (const forged of ['', 'x', `${Number(moment) + 1}.${signature}`, `${moment}.${'A'.repeat(43)}`]) {
      const forger = stranger()
      forger.cookies.set('device', forged)
      expect(await logOn(forger, name)).toBe(429)
    }
  })
})

describe('the mail about many wrong passwords', () => {
  it('goes to the owner once a day, whether the name or the address was typed', async () => {
    await server.runJobs()
    const before = server.mails.length
    await besiege()
    await besiege(`${name}@example.com`)
    expect(await logOn(stranger(), name)).toBe(429)
    await server.runJobs()
    const mails = server.mails.slice(before)
    expect(mails.map(({ to }) => to)).toEqual([`${name}@example.com`])
    expect(mails[0]?.text).toContain('/?login=forgotten')
  })

  it.each(locales)('is in %s', async (language) => {
    const member = `member${language.replace('-', '')}`
    await insertProfile(server, { name: member, language })
    await besiege(member)
    await server.runJobs()
    const subjects = {
      'da-DK': 'Mange mislykkede log-ins',
      'en-GB': 'Many failed log-ins',
      'nb-NO': 'Mange mislykkede innlogginger',
      'sv-SE': 'Många misslyckade inloggningar',
    }
    expect(server.mails.at(-1)?.subject).toBe(subjects[language])
  })

  it('does not go to unknown names, nor to closed profiles', async () => {
    await insertProfile(server, { name: 'Lukket', status: ProfileStatus.PermaLocked })
    await server.runJobs()
    const before = server.mails.length
    await besiege('nobody-at-all')
    await besiege('Lukket')
    await server.runJobs()
    expect(server.mails).toHaveLength(before)
  })
})

it('guessing in one session locks nobody out of another', async () => {
  const thief = stranger()
  for (const client of [owner, thief]) await logOn(client, name)
  const change = async (client: TestClient, currentPassword: string) =>
    client.call('EditProfile.UpdateProfilePassword', { currentPassword, newPassword: 'gravel-window-93' })
  for (let guess = 0; guess < 10; guess += 1) await change(thief, 'guess')
  expect((await change(thief, PASSWORD)).status).toBe(429)
  expect((await change(owner, PASSWORD)).status).toBe(200)
})
