import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../core/clock'
import { deviceOf } from '../core/access/device'
import { impersonatorOf, insertProfile, PASSWORD } from '../testing/profiles'
import { insertPlaces } from '../testing/places'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

let names = 0
let profileId: number
let laptop: TestClient
let phone: TestClient
beforeEach(async () => {
  names += 1
  profileId = await insertProfile(server, { name: `Sofie${names}` })
  laptop = await browser(FIREFOX)
  phone = await browser(SAFARI, true)
})

async function browser(userAgent: string, rememberMe = false): Promise<TestClient> {
  const client = new TestClient(server, { userAgent })
  await client.call('LogOn.LogOn', { name: `Sofie${names}`, password: PASSWORD, rememberMe })
  return client
}

const list = async (client: TestClient) => (await client.call('LogOn.GetSessions')).data
const isIn = async (client: TestClient) => (await client.call('CurrentProfile.GetProfileData')).data.isLoggedIn

describe('the list of sessions', () => {
  it('shows the device and start of each, and which one this is', async () => {
    const now = server.clock.now().toISOString()
    expect(await list(laptop)).toMatchObject([
      {
        browser: 'Firefox',
        system: 'Windows',
        rememberMe: false,
        current: true,
        createdAt: now,
        lastSeenAt: now,
      },
      {
        browser: 'Safari',
        system: 'iPhone',
        rememberMe: true,
        current: false,
        createdAt: now,
        lastSeenAt: now,
      },
    ])
  })

  it('shows to a quarter of an hour when each was last used', async () => {
    const begun = server.clock.now().toISOString()
    server.clock.advance(14 * MINUTE)
    await isIn(phone)
    expect((await list(laptop))[1]?.lastSeenAt).toBe(begun)
    server.clock.advance(MINUTE)
    await isIn(phone)
    expect((await list(laptop))[1]?.lastSeenAt).toBe(server.clock.now().toISOString())
  })

  it('contains no address and no secret', async () => {
    const text = JSON.stringify(await list(laptop))
    for (const secret of ['10.0.0.1', laptop.cookies.get('sid'), phone.cookies.get('sid')]) {
      expect(text).not.toContain(secret)
    }
  })

  it('omits administrators who act as the member, and expired sessions', async () => {
    const adminId = await insertProfile(server, { name: `Admin${names}` })
    const admin = await impersonatorOf(server, adminId, profileId)
    expect(await list(laptop)).toHaveLength(2)
    expect((await admin.call('LogOn.EndSessions')).status).toBe(403)
    server.clock.advance(25 * 60 * MINUTE)
    expect(await list(phone)).toMatchObject([{ current: true }])
  })
})

describe('ending sessions', () => {
  it('ends one from another', async () => {
    const [, other] = await list(laptop)
    expect((await laptop.call('LogOn.EndSession', { sessionId: other?.id })).status).toBe(200)
    expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false])
    expect((await laptop.call('LogOn.EndSession', { sessionId: other?.id })).status).toBe(404)
  })

  it('of this one logs out', async () => {
    const [own] = await list(laptop)
    await laptop.call('LogOn.EndSession', { sessionId: own?.id })
    expect(laptop.cookies.has('sid')).toBe(false)
    expect(await isIn(phone)).toBe(true)
  })

  it('ends all others, or all', async () => {
    await laptop.call('LogOn.EndSessions')
    expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false])
    phone = await browser(SAFARI)
    await laptop.call('LogOn.EndSessions', { includingThis: true })
    expect(laptop.cookies.has('sid')).toBe(false)
    expect([await isIn(laptop), await isIn(phone)]).toEqual([false, false])
  })
})

describe('a device', () => {
  it.each([
    [FIREFOX, 'Firefox', 'Windows'],
    [SAFARI, 'Safari', 'iPhone'],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    ['curl/8.5.0', null, null],
    ['x'.repeat(100_000), null, null],
    [undefined, null, null],
  ])('is told of %.40s', (userAgent, name, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser: name, system })
  })
})
