import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DarkStatus, ProfileStatus } from '../contract/enums'
import { DAY, HOUR } from '../core/clock'
import { newLinkToken } from '../shared/account/linkTokens'
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

let visitors = 0
const visitor = (options = {}) => new TestClient(server, { address: `10.2.0.${++visitors}`, ...options })
const isIn = async (client: TestClient) => (await client.call('CurrentProfile.GetProfileData')).data.isLoggedIn

describe('logging on', () => {
  it('takes the name or the address in any case, and sets a cookie that scripts cannot read', async () => {
    await insertProfile(server, { name: 'Signe', darkStatus: DarkStatus.Approved })
    for (const name of ['signe', 'SIGNE@example.com']) {
      const client = visitor()
      const { status, data, headers } = await client.call('LogOn.LogOn', { name, password: PASSWORD })
      expect(status).toBe(200)
      expect(data.profileData).toMatchObject({ name: 'Signe', darkStatus: 3, impersonated: false })
      expect(data.contentTokens.media).not.toBe('')
      const [device, session] = [headers['set-cookie']].flat()
      expect(session).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
      expect(device).toMatch(/^device=\d+\.[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('keeps a remembered session when the browser closes, and marks the cookie Secure under TLS', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/LogOn/LogOn',
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.2.1.1' },
      payload: { name: 'Signe', password: PASSWORD, rememberMe: true },
    })
    const flags = String.raw`Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$`
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^__Host-device=.+; ${flags}`)),
      expect.stringMatching(new RegExp(`^__Host-sid=.+; ${flags}`)),
    ])
  })

  it('answers alike for a wrong password and for an unknown name', async () => {
    const wrong = await visitor().call('LogOn.LogOn', { name: 'Signe', password: 'not this one' })
    const unknown = await visitor().call('LogOn.LogOn', { name: 'Nobody', password: 'not this one' })
    expect(wrong).toMatchObject({ status: 422, problem: { code: 'WRONG_CREDENTIALS' } })
    expect(unknown.problem).toEqual(wrong.problem)
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort())
  })

  it('does not reveal that a profile is closed', async () => {
    await insertProfile(server, { name: 'Lukket', status: ProfileStatus.PermaLocked })
    const closed = await visitor().call('LogOn.LogOn', { name: 'Lukket', password: PASSWORD })
    expect(closed.problem.code).toBe('WRONG_CREDENTIALS')
  })

  it('admits a locked profile, which may then validate or delete itself', async () => {
    await insertProfile(server, { name: 'Laast', status: ProfileStatus.Locked })
    const client = visitor()
    const { data } = await client.call('LogOn.LogOn', { name: 'Laast', password: PASSWORD })
    expect(data.profileData.status).toBe(4)
    expect(await client.call('Notifications.NotificationCounts')).toMatchObject({
      status: 403,
      problem: { code: 'PROFILE_LOCKED' },
    })
  })

  it('is limited by account and network together, with separate counts for name and address', async () => {
    await insertProfile(server, { name: 'Maal' })
    const spellings = ['maal', 'MAAL ', ' maal', 'Maal', ' mAAl ']
    const client = visitor()
    const attempts = [...spellings, ...spellings].map((name) => client.call('LogOn.LogOn', { name, password: 'guess' }))
    expect((await Promise.all(attempts)).every(({ status }) => status === 422)).toBe(true)
    // A shared count would reveal the profile behind an address.
    const byAddress = await client.call('LogOn.LogOn', { name: 'maal@example.com', password: 'guess' })
    expect(byAddress.status).toBe(422)
    const refused = await client.call('LogOn.LogOn', { name: 'Maal', password: PASSWORD })
    expect(refused).toMatchObject({ status: 429, problem: { code: 'RATE_LIMITED' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    expect(refused.problem.detail).toContain('15')
    expect(await client.call('LogOn.LogOn', { name: 'Signe', password: PASSWORD })).toMatchObject({ status: 200 })
    expect(await visitor().call('LogOn.LogOn', { name: 'Maal', password: PASSWORD })).toMatchObject({ status: 200 })
  })

  it('is limited by address, whatever the names', async () => {
    const client = visitor()
    const attempts = Array.from({ length: 50 }, (_, index) =>
      client.call('LogOn.LogOn', { name: `guess${index}`, password: 'guess' }),
    )
    expect((await Promise.all(attempts)).every(({ status }) => status === 422)).toBe(true)
    expect(await client.call('LogOn.LogOn', { name: 'Signe', password: PASSWORD })).toMatchObject({ status: 429 })
  })
})

describe('a session', () => {
  it('is renewed at log-in: the old token is invalid', async () => {
    const id = await insertProfile(server, { name: 'Fornyet' })
    const client = await clientOf(server, id, { address: '10.2.2.1' })
    const before = client.cookies.get('sid') ?? ''
    await client.call('LogOn.LogOn', { name: 'Fornyet', password: PASSWORD })
    expect(client.cookies.get('sid')).not.toBe(before)
    const thief = visitor()
    thief.cookies.set('sid', before)
    expect(await isIn(thief)).toBe(false)
    expect(await isIn(client)).toBe(true)
  })

  it('lasts a day from the last request, or sixty days when it is remembered', async () => {
    await insertProfile(server, { name: 'Rullende' })
    const short = visitor()
    const long = visitor()
    await short.call('LogOn.LogOn', { name: 'Rullende', password: PASSWORD })
    await long.call('LogOn.LogOn', { name: 'Rullende', password: PASSWORD, rememberMe: true })
    for (let hours = 0; hours < 48; hours += 12) {
      server.clock.advance(12 * HOUR)
      expect(await isIn(short)).toBe(true)
    }
    server.clock.advance(DAY)
    expect(await isIn(short)).toBe(false)
    server.clock.advance(50 * DAY)
    expect(await isIn(long)).toBe(true)
    server.clock.advance(60 * DAY)
    expect(await isIn(long)).toBe(false)
  })

  it('ends with the log-out, and its stamp is no longer valid', async () => {
    const id = await insertProfile(server, { name: 'Farvel' })
    const client = await clientOf(server, id)
    const { stamp } = (await client.call('CurrentProfile.GetProfileData')).data
    expect((await client.call('LogOn.CheckStamp', { stamp })).data).toEqual({ valid: true })
    const out = await client.call('LogOn.LogOut')
    expect(out.headers['set-cookie']).toMatch(/^sid=;.*Expires=Thu, 01 Jan 1970/)
    expect((await client.call('LogOn.CheckStamp', { stamp })).data).toEqual({ valid: false })
    expect(await isIn(client)).toBe(false)
    expect(await client.call('LogOn.LogOut')).toMatchObject({ status: 401, problem: { code: 'UNAUTHENTICATED' } })
  })

  it('stores no token in the database', async () => {
    const id = await insertProfile(server, { name: 'Hemmelig' })
    const client = await clientOf(server, id)
    const rows = await server.deps.db.selectFrom('session').selectAll().where('profileId', '=', id).execute()
    expect(JSON.stringify(rows)).not.toContain(client.cookies.get('sid'))
  })
})

describe('a forgotten password', () => {
  const newReset = (profileId: number) => newLinkToken(server.deps, { kind: 'reset', profileId })

  it('is replaced by the link from the mail, once, and all sessions end', async () => {
    const id = await insertProfile(server, { name: 'Glemsom' })
    const elsewhere = await clientOf(server, id)
    const client = visitor()
    expect(await client.call('LogOn.ForgotPassword', { email: 'glemsom@example.com' })).toMatchObject({ status: 200 })
    await server.runJobs()
    const queryString = linkIn(server, 'Glemsom@example.com').searchParams.get('q')
    const known = await client.call('LogOn.ResetPasswordData', { queryString })
    expect(known.data).toMatchObject({ valid: true, profileName: 'Glemsom' })

    const weak = await client.call('LogOn.ResetPassword', { queryString, password: 'glemsom-1234' })
    expect(weak.problem.fields).toMatchObject([{ field: 'password', code: 'PASSWORD_CONTAINS_NAME' }])
    const reset = await client.call('LogOn.ResetPassword', { queryString, password: 'meadow-lantern-8' })
    expect(reset.status).toBe(200)
    expect(await isIn(elsewhere)).toBe(false)
    expect(await client.call('LogOn.LogOn', { name: 'Glemsom', password: PASSWORD })).toMatchObject({ status: 422 })
    expect(await client.call('LogOn.LogOn', { name: 'Glemsom', password: 'meadow-lantern-8' })).toMatchObject({
      status: 200,
    })
    await server.runJobs()
    expect(server.mails.findLast(({ to }) => to === 'Glemsom@example.com')?.subject).toBe('Din adgangskode er ændret')

    const used = await client.call('LogOn.ResetPassword', { queryString, password: 'meadow-lantern-9' })
    expect(used).toMatchObject({ status: 410, problem: { code: 'LINK_EXPIRED' } })
    expect((await client.call('LogOn.ResetPasswordData', { queryString })).data).toEqual({
      valid: false,
      profileName: null,
      expiresAt: null,
    })
  })

  it('needs a link that has not expired; a second request does not invalidate the first, using one invalidates all', async () => {
    const id = await insertProfile(server, { name: 'Sen' })
    const client = visitor()
    const link = async () => {
      await client.call('LogOn.ForgotPassword', { email: 'sen@example.com' })
      await server.runJobs()
      return linkIn(server, 'Sen@example.com').searchParams.get('q')
    }
    const first = await link()
    const second = await link()
    const password = 'meadow-lantern-8'
    const reset = (queryString: string | null) => client.call('LogOn.ResetPassword', { queryString, password })
    const refused = (code: string) => ({ status: 410, problem: { code } })
    expect(await reset(first)).toMatchObject({ status: 200 })
    expect(await reset(second)).toMatchObject(refused('LINK_EXPIRED'))

    const third = await link()
    server.clock.advance(HOUR + 1)
    expect(await reset(third)).toMatchObject(refused('LINK_EXPIRED'))
    expect(await reset('made-up')).toMatchObject(refused('LINK_INVALID'))

    const [oldest, ...newer] = [await newReset(id), await newReset(id), await newReset(id), await newReset(id)]
    expect(await reset(oldest)).toMatchObject(refused('LINK_EXPIRED'))
    expect(await reset(newer[0] ?? null)).toMatchObject({ status: 200 })
    await server.runJobs()
  })

  it('answers alike for an unknown address, and sends nothing', async () => {
    const sent = server.mails.length
    const unknown = await visitor().call('LogOn.ForgotPassword', { email: 'nobody@example.com' })
    const known = await visitor().call('LogOn.ForgotPassword', { email: 'signe@example.com' })
    expect(unknown).toMatchObject({ status: known.status, data: known.data })
    await server.runJobs()
    expect(server.mails.slice(sent).map(({ to }) => to)).toEqual(['Signe@example.com'])
  })
})

describe('single sign-on', () => {
  it('leads to the chat site with a ticket that works once and for a minute', async () => {
    const id = await insertProfile(server, { name: 'Chatter' })
    const client = await clientOf(server, id)
    const ticket = async (path?: string) => {
      const { data } = await client.call('LogOn.CreateSsoTicket', path ? { path } : {})
      return new URL(data.url)
    }
    const url = await ticket('/rooms/5?tab=people')
    expect(url.origin + url.pathname).toBe('https://chat.test/rooms/5')
    expect(url.searchParams.get('tab')).toBe('people')

    const other = visitor()
    const ssoQuery = url.searchParams.get('SSO')
    const entered = await other.call('LogOn.SsoLogOn', { ssoQuery })
    expect(entered).toMatchObject({
      status: 200,
      data: { profileData: { id, name: 'Chatter' }, redirectUrl: 'https://chat.test/rooms/5?tab=people' },
    })
    expect(await isIn(other)).toBe(true)
    expect(await visitor().call('LogOn.SsoLogOn', { ssoQuery })).toMatchObject({ status: 410 })

    const late = (await ticket()).searchParams.get('SSO')
    server.clock.advance(61_000)
    expect(await visitor().call('LogOn.SsoLogOn', { ssoQuery: late })).toMatchObject({ status: 410 })
  })

  it('admits nobody to a closed profile, nor to an address that is not ours', async () => {
    const closed = await insertProfile(server, { name: 'Lukkes' })
    const open = await insertProfile(server, { name: 'Aaben' })
    const { db, clock } = server.deps
    const ticket = (profileId: number, target: string) =>
      newLinkToken({ db, clock }, { kind: 'sso', profileId, target })
    const ssoQuery = await ticket(closed, '/Start')
    await db.updateTable('profile').set({ status: ProfileStatus.PermaLocked }).where('id', '=', closed).execute()
    expect(await visitor().call('LogOn.SsoLogOn', { ssoQuery })).toMatchObject({ status: 410 })
    const foreign = await visitor().call('LogOn.SsoLogOn', { ssoQuery: await ticket(open, 'https://evil.test/') })
    expect(foreign).toMatchObject({ status: 200, data: { profileData: { id: open }, redirectUrl: null } })
    const own = await visitor().call('LogOn.SsoLogOn', { ssoQuery: await ticket(open, '/Settings') })
    expect(own.data.redirectUrl).toBe('/Settings')
  })

  it.each(['//evil.test/', '/\\evil.test', 'https://evil.test/', 'rooms'])('refuses the path %s', async (path) => {
    const id = await insertProfile(server, { name: `Sti${path.length}` })
    const client = await clientOf(server, id)
    expect(await client.call('LogOn.CreateSsoTicket', { path })).toMatchObject({ status: 400 })
  })
})
