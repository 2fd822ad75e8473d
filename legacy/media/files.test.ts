import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { RoleLevel } from '../contract/enums'
import { HOUR } from '../core/clock'
import { insertPicture } from '../testing/media'
import { mediaClient } from '../testing/mediaClient'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile, PASSWORD } from '../testing/profiles'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let ownerId: number
let owner: TestClient
let viewerId: number
let viewer: TestClient
let visitor: TestClient
let path: string
let names = 0

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  names += 1
  ownerId = await insertProfile(server, { name: `Owner${names}` })
  viewerId = await insertProfile(server, { name: `Viewer${names}` })
  owner = await clientOf(server, ownerId)
  viewer = await clientOf(server, viewerId)
  visitor = new TestClient(server)
  path = await profilePicture()
})

async function profilePicture(values: object = {}): Promise<string> {
  const { id, key } = await insertPicture(server, ownerId, values)
  await server.deps.db.updateTable('profile').set({ pictureId: id }).where('id', '=', ownerId).execute()
  return `/media/${key}/gallery.webp`
}

const change = (id: number, values: object) =>
  server.deps.db.updateTable('profile').set(values).where('id', '=', id).execute()
const statusFor = async (client: TestClient, address = path) =>
  (await mediaClient(server, client).get(address)).statusCode
const tokenOf = async (client: TestClient) => (await client.call('Common.GetContentTokens')).data.media

describe('a picture', () => {
  it('that is deleted during its fetch is not found, without an error', async () => {
    const { media } = server.deps
    const get = media.get.bind(media)
    const deleting = vi.spyOn(media, 'get').mockImplementationOnce(async (name) => {
      const found = await get(name)
      await media.remove(name.split('/')[0] ?? '')
      return found
    })
    const before = server.logLines.length
    const response = await mediaClient(server, viewer).get(path)
    deleting.mockRestore()
    expect(response.statusCode).toBe(404)
    expect(response.headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8' })
    expect(response.headers['etag']).toBeUndefined()
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' })
    expect(server.logLines.slice(before).filter((line) => line.includes('"level":50'))).toEqual([])
  })

  it('is not read for a HEAD request', async () => {
    const { media } = server.deps
    const get = media.get.bind(media)
    const read = vi.fn()
    const watching = vi.spyOn(media, 'get').mockImplementation(async (name) => {
      const found = await get(name)
      return found && { ...found, read: (range) => (read(), found.read(range)) }
    })
    const sizes = await Promise.all(
      (['GET', 'HEAD'] as const).map(async (method) => {
        const { headers } = await mediaClient(server, viewer).get(path, { method })
        return headers['content-length']
      }),
    )
    watching.mockRestore()
    expect(sizes[0]).toBe(sizes[1])
    expect(read).toHaveBeenCalledOnce()
  })

  it('is served as a picture only, and cached for its viewer only', async () => {
    const response = await mediaClient(server, viewer).get(path)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(response.rawPayload.length),
    })
    expect(response.headers['cache-control']).toMatch(/^private, /)
    expect(response.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    const jpg = await mediaClient(server, viewer).get(path.replace('webp', 'jpg'))
    expect(jpg.headers['content-type']).toBe('image/jpeg')
  })

  it('is kept for as long as its address stays the same, then revalidated, and not sent again if unchanged', async () => {
    const client = mediaClient(server, viewer)
    const now = server.clock.now().getTime()
    const secondsLeft = Math.floor((HOUR - (now % HOUR)) / 1000)
    const token = await tokenOf(viewer)
    const { headers } = await client.get(path, { token })
    expect(headers).toMatchObject({ 'cache-control': `private, max-age=${secondsLeft}`, vary: 'cookie, accept' })
    server.clock.advance(HOUR)
    expect((await client.get(path, { token })).headers['cache-control']).toBe('private, no-cache')
    const again = { headers: { 'if-none-match': `"other", W/${String(headers['etag'])}` } }
    expect(await client.get(path, again)).toMatchObject({ statusCode: 304, payload: '' })
    await block(ownerId, viewerId)
    expect((await client.get(path, again)).statusCode).toBe(404)
  })

  it('from before there were cards has its next size instead', async () => {
    const { media } = server.deps
    const get = media.get.bind(media)
    const without = vi
      .spyOn(media, 'get')
      .mockImplementation(async (name) => (name.includes('/card.') ? undefined : get(name)))
    const { statusCode, rawPayload } = await mediaClient(server, viewer).get(path.replace('gallery', 'card'))
    without.mockRestore()
    expect(statusCode).toBe(200)
    expect(rawPayload).toEqual((await mediaClient(server, viewer).get(path)).rawPayload)
  })

  it('answers HEAD with its size and no content', async () => {
    const client = mediaClient(server, viewer)
    const { rawPayload } = await client.get(path)
    const head = await client.get(path, { method: 'HEAD' })
    expect(head).toMatchObject({ statusCode: 200, payload: '' })
    expect(head.headers['content-length']).toBe(String(rawPayload.length))
  })

  it.each([
    ['bytes=0-9', 206, 0, 10],
    ['bytes=10-', 206, 10, undefined],
    ['bytes=-5', 206, -5, undefined],
    ['bytes=5-99999999', 206, 5, undefined],
    ['bytes=0-1,4-5', 200, 0, undefined],
    ['lines=1-2', 200, 0, undefined],
    ['bytes=9-2', 200, 0, undefined],
  ])('is served in ranges: %s', async (range, status, start, end) => {
    const client = mediaClient(server, viewer)
    const whole = (await client.get(path)).rawPayload
    const part = await client.get(path, { headers: { range } })
    expect(part.statusCode).toBe(status)
    expect(part.rawPayload).toEqual(whole.subarray(start, end))
    const total = (part.headers['content-range'] ?? `/${whole.length}`).split('/')[1]
    expect(total).toBe(String(whole.length))
    const changed = await client.get(path, { headers: { range, 'if-range': '"older"' } })
    expect(changed.rawPayload.length).toBe(whole.length)
  })

  it('has no range beyond its end', async () => {
    const client = mediaClient(server, viewer)
    const size = (await client.get(path)).rawPayload.length
    const beyond = await client.get(path, { headers: { range: `bytes=${size}-` } })
    expect(beyond).toMatchObject({ statusCode: 416, headers: { 'content-range': `bytes */${size}` } })
  })

  it.each([
    '/media/1/gallery.webp',
    '/media/00000000-0000-0000-0000-000000000000/gallery.webp',
    '/media/{key}/gallery.png',
    '/media/{key}/gallery.html',
    '/media/{key}/thumbnail.mp4',
    '/media/{key}/huge.webp',
    '/media/{key}/..%2f..%2fsecret',
    '/media/..%2f..%2fsecret/gallery.webp',
  ])('does not exist at %s', async (address) => {
    const key = path.split('/')[2] ?? ''
    const response = await mediaClient(server, viewer).get(address.replace('{key}', key))
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toContain('application/problem+json')
  })
})

describe('a token', () => {
  it('grants nothing when it is missing, forged or another member’s', async () => {
    const good = await tokenOf(viewer)
    const client = mediaClient(server, viewer)
    expect((await client.get(path, { token: good })).statusCode).toBe(200)
    for (const token of ['', 'x', `${good}x`, good.replace(/^\d+/, String(ownerId)), await tokenOf(owner)]) {
      expect((await client.get(path, { token })).statusCode).toBe(404)
    }
    expect((await client.get(path, { token: await tokenOf(visitor) })).statusCode).toBe(404)
  })

  it('expires', async () => {
    const token = await tokenOf(viewer)
    server.clock.advance(2 * HOUR)
    expect((await mediaClient(server, viewer).get(path, { token })).statusCode).toBe(200)
    server.clock.advance(HOUR)
    expect((await mediaClient(server, viewer).get(path, { token })).statusCode).toBe(404)
    expect(await statusFor(viewer)).toBe(200)
  })

  it('is not needed by visitors, and does not make a visitor of a member', async () => {
    const withoutToken = async (client: TestClient) =>
      (await mediaClient(server, client).get(path, { token: null })).statusCode
    expect(await withoutToken(visitor)).toBe(404)
    await change(ownerId, { showOnFrontPage: true })
    expect(await withoutToken(visitor)).toBe(200)
    expect(await withoutToken(viewer)).toBe(404)
  })

  it('is enough for a client without cookies while its session is valid', async () => {
    const token = await tokenOf(viewer)
    expect((await mediaClient(server, viewer).get(path, { token, cookies: false })).statusCode).toBe(200)
    await server.deps.db.deleteFrom('session').where('profileId', '=', viewerId).execute()
    for (const cookies of [true, false]) {
      expect((await mediaClient(server, viewer).get(path, { token, cookies })).statusCode).toBe(404)
    }
  })

  it.each<[what: string, end: (client: TestClient) => Promise<{ status: number }>]>([
    ['logging out', (client) => client.call('LogOn.LogOut')],
    [
      'a new password',
      (client) =>
        client.call('EditProfile.UpdateProfilePassword', {
          currentPassword: PASSWORD,
          newPassword: 'gravel-window-93',
        }),
    ],
    ['logging out everywhere', (client) => client.call('LogOn.EndSessions', { includingThis: true })],
    [
      'logging out everywhere else',
      async () => (await clientOf(server, viewerId)).call('LogOn.EndSessions', { includingThis: false }),
    ],
    ['logging in anew', (client) => client.call('LogOn.LogOn', { name: `Viewer${names}`, password: PASSWORD })],
  ])('is worth nothing after %s, with a cookie and without', async (_what, end) => {
    const token = await tokenOf(viewer)
    const { get } = mediaClient(server, viewer)
    expect((await get(path, { token })).statusCode).toBe(200)
    expect((await end(viewer)).status).toBe(200)
    for (const cookies of [true, false]) expect((await get(path, { token, cookies })).statusCode).toBe(404)
    const again = await clientOf(server, viewerId)
    expect((await mediaClient(server, again).get(path, { token })).statusCode).toBe(404)
    expect(await statusFor(again)).toBe(200)
  })

  it('is worthless without a cookie once its member is locked', async () => {
    const token = await tokenOf(viewer)
    await server.deps.db.updateTable('profile').set({ status: 4 }).where('id', '=', viewerId).execute()
    expect((await mediaClient(server, viewer).get(path, { token, cookies: false })).statusCode).toBe(404)
  })

  it('of an impersonating administrator ends with the impersonation', async () => {
    const adminId = await insertProfile(server, { name: `Hjaelper${viewerId}`, roleLevel: RoleLevel.Support })
    const admin = await clientOf(server, adminId)
    await admin.call('Admin.Impersonate', { profileId: viewerId, reason: 'help' })
    const token = await tokenOf(admin)
    const { get } = mediaClient(server, admin)
    expect((await get(path, { token, cookies: false })).statusCode).toBe(200)
    await admin.call('Admin.StopImpersonating')
    for (const cookies of [true, false]) expect((await get(path, { token, cookies })).statusCode).toBe(404)
  })

  it('opens no session', async () => {
    const token = await tokenOf(viewer)
    const { tokenHash } = await server.deps.db
      .selectFrom('session')
      .select('tokenHash')
      .where('profileId', '=', viewerId)
      .executeTakeFirstOrThrow()
    for (const secret of [
      viewer.cookies.get('sid') ?? '',
      tokenHash.toString('hex'),
      tokenHash.toString('base64url'),
    ]) {
      expect(token).not.toContain(secret)
    }
  })
})

async function block(profileId: number, blockedId: number): Promise<void> {
  await server.deps.db.insertInto('blacklist').values({ profileId, blockedId }).execute()
}

describe('permission', () => {
  it('ends with a block in either direction', async () => {
    await block(ownerId, viewerId)
    expect(await statusFor(viewer)).toBe(404)
    await server.deps.db.deleteFrom('blacklist').execute()
    expect(await statusFor(viewer)).toBe(200)
    await block(viewerId, ownerId)
    expect(await statusFor(viewer)).toBe(404)
  })

  it.each([
    ['its owner is locked', { status: 4 }],
    ['its owner has left', { status: 7 }],
    ['copyright is not confirmed', { forcedConsentMedia: true }],
  ])('ends for others when %s', async (_, values) => {
    await change(ownerId, values)
    expect(await statusFor(viewer)).toBe(404)
    expect(await statusFor(owner)).toBe(200)
  })

  it.each([
    ['temporary', { kind: 5 }],
    ['protected', { kind: 9 }],
    ['of the file archive', { kind: 4 }],
    ['an attachment', { kind: 7 }],
    ['in work', { status: 1 }],
  ])('is its owner’s alone when the picture is %s', async (_, values) => {
    path = await profilePicture(values)
    expect(await statusFor(viewer)).toBe(404)
    expect(await statusFor(visitor)).toBe(404)
    expect(await statusFor(owner)).toBe(200)
  })

  it('for a dark picture needs the dark site, and approval of both there', async () => {
    path = await profilePicture({ kind: 12 })
    const darkViewer = await clientOf(server, viewerId, { host: 'dark.dk.localhost' })
    const dark = async () =>
      (await mediaClient(server, darkViewer).get(path, { token: await tokenOf(darkViewer) })).statusCode
    expect(await dark()).toBe(404)
    await change(viewerId, { darkStatus: 3 })
    expect(await dark()).toBe(404)
    await change(ownerId, { darkStatus: 3 })
    expect(await dark()).toBe(200)
    expect(await statusFor(viewer)).toBe(404)
  })

  it('on the dark site needs approval of owner and viewer', async () => {
    const darkViewer = await clientOf(server, viewerId, { host: 'dark.dk.localhost' })
    const token = () => tokenOf(darkViewer)
    const dark = async () => (await mediaClient(server, darkViewer).get(path, { token: await token() })).statusCode
    expect(await dark()).toBe(404)
    await change(viewerId, { darkStatus: 3 })
    expect(await dark()).toBe(404)
    await change(ownerId, { darkStatus: 3 })
    expect(await dark()).toBe(200)
  })

  it('of a visitor covers only faces shown on the front page', async () => {
    expect(await statusFor(visitor)).toBe(404)
    await change(ownerId, { showOnFrontPage: true })
    expect(await statusFor(visitor)).toBe(200)
    const { key } = await insertPicture(server, ownerId, { kind: 2 })
    expect(await statusFor(visitor, `/media/${key}/gallery.webp`)).toBe(404)
    expect(await statusFor(viewer, `/media/${key}/gallery.webp`)).toBe(200)
  })

  it.each([
    ['is locked', { status: 4 }],
    ['has not accepted the terms', { termsVersion: null }],
    ['has withdrawn the consent', { privacyConsentAt: null }],
  ])('of a member who %s is that of a visitor, plus their own pictures', async (_, values) => {
    await change(viewerId, values)
    expect(await statusFor(viewer)).toBe(404)
    const { key } = await insertPicture(server, viewerId)
    expect(await statusFor(viewer, `/media/${key}/thumbnail.jpg`)).toBe(200)
  })
})
