import { createDecipheriv, createECDH, createVerify, hkdfSync, randomBytes } from 'node:crypto'
import { fastify, type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NotificationDelivery, NotificationItemType, NotificationTopic } from '../../contract/enums'
import { HOUR, MINUTE } from '../../core/clock'
import { clientOf, insertProfile } from '../../testing/profiles'
import { insertBlogEntry } from '../../testing/insertBlogEntry'
import { insertPlaces } from '../../testing/places'
import type { TestClient } from '../../testing/testClient'
import { startTestServer, type TestServer } from '../../testing/testServer'
import { notify } from '../../shared/notifications/notify'
import { aboutProfile } from '../../shared/notifications/aboutProfile'

/** The browser's end of a push subscription; it alone can decrypt messages. */
class Browser {
  readonly #keys = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly subscription: { endpoint: string; p256DH: string; auth: string }

  constructor(readonly endpoint: string) {
    const p256DH = this.#keys.generateKeys('base64url')
    this.subscription = { endpoint, p256DH, auth: this.#auth.toString('base64url') }
  }

  /** Decrypts by RFC 8291, as the service worker gets the message. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const serverKey = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), serverKey])
    const secret = hkdfSync('sha256', this.#keys.computeSecret(serverKey), this.#auth, info, 32)
    const part = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'))
  }
}

interface Pushed {
  readonly path: string
  readonly authorization: string
  readonly ttl: number
  readonly body: Buffer
}

let service: FastifyInstance
let origin: string
let status = 201
let location: string | undefined
const pushed: Pushed[] = []
let server: TestServer
let own: number
let freja: number
let client: TestClient

beforeAll(async () => {
  service = fastify()
  service.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })
  service.post('/*', async ({ url: path, headers, body }, reply) => {
    pushed.push({
      path,
      authorization: headers.authorization ?? '',
      ttl: Number(headers['ttl']),
      body: body as Buffer,
    })
    if (location) void reply.header('location', location)
    return reply.status(status).send()
  })
  origin = await service.listen({ port: 0, host: '127.0.0.1' })
  server = await startTestServer({ PUSH_SERVICES: `${origin}, https://*.push.example` })
  await insertPlaces(server.deps.db)
  own = await insertProfile(server, { name: 'Own', darkStatus: 3 })
  freja = await insertProfile(server, { name: 'Freja', darkStatus: 3 })
  client = await clientOf(server, own)
  for (const topic of [NotificationTopic.Favourite, NotificationTopic.Mail]) {
    await client.call('EditProfile.UpdateNotificationSetting', { topic, delivery: NotificationDelivery.SendPush })
  }
})
beforeEach(async () => {
  status = 201
  location = undefined
  pushed.length = 0
  await server.deps.db.deleteFrom('pushSubscription').execute()
  await server.deps.db.deleteFrom('notification').execute()
})
afterAll(async () => {
  await server.close()
  await service.close()
})

async function subscribed(name: string, as = client): Promise<Browser> {
  const browser = new Browser(`${origin}/${name}`)
  expect(await as.call('PushNotifications.Subscribe', browser.subscription)).toMatchObject({ status: 200 })
  return browser
}

const tell = (topic: NotificationTopic, more = {}) =>
  server.deps.db
    .transaction()
    .execute((trx) => notify(server.deps, trx, { topic, actorId: freja, to: [own], ...aboutProfile(own), ...more }))

const dark = { host: 'dark.dk.localhost' }

const subscriptions = () => server.deps.db.selectFrom('pushSubscription').select('endpoint').execute()

describe('a push message', () => {
  it('reaches each of the member’s browsers encrypted and signed, with actor and address', async () => {
    const browsers = [await subscribed('one'), await subscribed('two')]
    await tell(NotificationTopic.Favourite)
    await server.runJobs()
    expect(pushed.map(({ path }) => path).toSorted()).toEqual(['/one', '/two'])
    for (const { path, body, authorization, ttl } of pushed) {
      const browser = browsers.find(({ endpoint }) => endpoint.endsWith(path))
      expect(body.includes('Freja')).toBe(false)
      expect(browser?.read(body)).toEqual({
        title: 'Nordlys',
        body: 'Freja har gjort dig til favorit',
        path: `/Profile/${freja}`,
        tag: `${NotificationTopic.Favourite}-${freja}`,
      })
      expect(ttl).toBeGreaterThan(0)
      expectSigned(authorization, server.deps.settings.vapid.publicKey)
    }
  })

  it('announces an online favourite once, to absent members who want to know', async () => {
    const browser = await subscribed('online')
    await client.call('Profiles.AddFavorite', { profileId: freja })
    const topic = NotificationTopic.FavouriteOnline
    await client.call('EditProfile.UpdateNotificationSetting', { topic, delivery: NotificationDelivery.SendPush })
    const visitor = await clientOf(server, freja)
    for (const pause of [0, MINUTE]) {
      server.clock.advance(pause)
      await visitor.call('Common.UpdateHeartbeat', { version: '0.1.0' })
      await server.runJobs()
    }
    expect(pushed.map(({ body }) => browser.read(body))).toEqual([
      expect.objectContaining({ body: 'Freja er online', path: `/Profile/${freja}` }),
    ])
  })

  it('reveals nothing of the dark sites on a main site', async () => {
    const browsers = [await subscribed('main'), await subscribed('night', await clientOf(server, own, dark))]
    const topic = NotificationTopic.FollowedEntryComment
    await client.call('EditProfile.UpdateNotificationSetting', { topic, delivery: NotificationDelivery.SendPush })
    const blogEntryId = await insertBlogEntry(server, freja, { dark: true })
    await tell(topic, { itemType: NotificationItemType.BlogEntry, itemId: blogEntryId })
    await server.runJobs()
    expect(pushed.map(({ path }) => path)).toEqual(['/night'])
    expect(browsers).toHaveLength(2)
  })

  it('skips a browser with an expired session that is not yet removed', async () => {
    await subscribed('late')
    const { db, clock } = server.deps
    const before = await db.selectFrom('session').select(['id', 'expiresAt']).where('profileId', '=', own).execute()
    await db.updateTable('session').set({ expiresAt: clock.now() }).where('profileId', '=', own).execute()
    await tell(NotificationTopic.Favourite)
    await server.runJobs()
    expect(pushed).toEqual([])
    for (const { id, expiresAt } of before) {
      await db.updateTable('session').set({ expiresAt }).where('id', '=', id).execute()
    }
  })

  it('names neither the site nor anybody on a dark one', async () => {
    const browser = await subscribed('dark', await clientOf(server, own, dark))
    await tell(NotificationTopic.Favourite)
    await server.runJobs()
    expect(browser.read(pushed[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Nordlys',
      body: 'Nogen har gjort dig til favorit',
    })
  })

  it.each<[string, NotificationTopic, () => Promise<unknown>]>([
    ['chose another way', NotificationTopic.FollowedAuthorEntry, () => Promise.resolve()],
    ['has read it meanwhile', NotificationTopic.Favourite, () => client.call('Notifications.SetNotificationsAsRead')],
    [
      'blocked the other meanwhile',
      NotificationTopic.Favourite,
      () => client.call('Profiles.AddProfileToBlacklist', { profileId: freja }),
    ],
    ['is on the site', NotificationTopic.Favourite, () => client.call('Common.UpdateHeartbeat', { version: '0.1.0' })],
    ['slept through it', NotificationTopic.Favourite, () => Promise.resolve(server.clock.advance(2 * HOUR))],
  ])('is not sent to who %s', async (_who, topic, meanwhile) => {
    await subscribed('quiet')
    await tell(topic)
    await meanwhile()
    await server.runJobs()
    expect(pushed).toEqual([])
    await client.call('Profiles.RemoveProfileFromBlacklist', { profileId: freja })
    server.clock.advance(10 * MINUTE)
  })

  it('is retried when the service is down, and then sent once', async () => {
    await subscribed('later')
    await tell(NotificationTopic.Favourite)
    status = 503
    await server.runJobs()
    expect(pushed).toHaveLength(1)
    expect(await subscriptions()).toHaveLength(1)
    status = 201
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.deps.db)
    await server.runJobs()
    expect(pushed).toHaveLength(2)
  })

  it.each([404, 410])('ends the subscription where the service answers %i', async (gone) => {
    await subscribed('gone')
    status = gone
    await tell(NotificationTopic.Favourite)
    await server.runJobs()
    expect(await subscriptions()).toEqual([])
  })

  it('keeps the subscription where the service refuses the message', async () => {
    await subscribed('refused')
    status = 403
    await tell(NotificationTopic.Favourite)
    await server.runJobs()
    expect(await subscriptions()).toHaveLength(1)
  })

  it('follows no redirect', async () => {
    await subscribed('moved')
    status = 307
    location = `${origin}/elsewhere`
    await tell(NotificationTopic.Favourite)
    await server.runJobs()
    expect(pushed.map(({ path }) => path)).toEqual(['/moved'])
  })
})

describe('a subscription', () => {
  it.each([
    'http://127.0.0.1:1/x',
    'http://169.254.169.254/latest',
    'https://push.example.evil.test/x',
    'https://evilpush.example/x',
    'https://user:secret@a.push.example/x',
    'file:///etc/passwd',
  ])('is refused at %s, which is no push service', async (endpoint) => {
    const { subscription } = new Browser(endpoint)
    const { status: answer, data } = await client.call('PushNotifications.Subscribe', subscription)
    expect([400, 422]).toContain(answer)
    expect(JSON.stringify(data)).toContain('endpoint')
    expect(await subscriptions()).toEqual([])
  })

  it.each([
    ['p256DH', { p256DH: 'AAAA' }],
    ['auth', { auth: 'short' }],
  ])('is refused with an invalid %s', async (field, wrong) => {
    const { subscription } = new Browser(`${origin}/keys`)
    const answer = await client.call('PushNotifications.Subscribe', { ...subscription, ...wrong })
    expect(answer).toMatchObject({ status: 422, problem: { fields: [{ field, code: 'PUSH_KEY_INVALID' }] } })
  })

  it('is accepted at any path of a service', async () => {
    const { subscription } = new Browser('https://eu.push.example/x')
    expect(await client.call('PushNotifications.Subscribe', subscription)).toMatchObject({ status: 200 })
  })

  it('ends with the session, and when the browser says so', async () => {
    const other = await clientOf(server, own)
    await subscribed('a', other)
    const { endpoint } = await subscribed('b')
    await other.call('LogOn.LogOut')
    expect(await subscriptions()).toEqual([{ endpoint }])
    const stranger = await clientOf(server, freja)
    await stranger.call('PushNotifications.Unsubscribe', { endpoint })
    expect(await subscriptions()).toHaveLength(1)
    await client.call('PushNotifications.Unsubscribe', { endpoint })
    expect(await subscriptions()).toEqual([])
  })

  it('belongs to the browser’s latest member, and is limited to twenty browsers', async () => {
    await subscribed('shared')
    await subscribed('shared', await clientOf(server, freja))
    expect(await server.deps.db.selectFrom('pushSubscription').select('profileId').execute()).toEqual([
      { profileId: freja },
    ])
    for (let number = 0; number < 22; number += 1) await subscribed(`many-${number}`)
    const left = (await subscriptions()).map(({ endpoint }) => endpoint)
    expect(left).toHaveLength(21)
    expect(left).not.toContain(`${origin}/many-1`)
  })
})

/** RFC 8292: a token for this push service, signed by the key that browsers subscribed with. */
function expectSigned(authorization: string, publicKey: string): void {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  expect(key).toBe(publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: origin,
    sub: 'mailto:no-reply@nordlys.example',
  })
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const verify = createVerify('sha256').update(`${head}.${claims}`)
  const valid = verify.verify(
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(valid).toBe(true)
}
