import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Gender, NotificationDelivery, NotificationTopic, ProfileType } from '../../contract/enums'
import { DAY, HOUR, MINUTE } from '../../core/clock'
import { smtpMailer } from '../../core/mail/mailer'
import { insertPlaces } from '../../testing/places'
import { clientOf, insertProfile } from '../../testing/profiles'
import type { TestClient } from '../../testing/testClient'
import { startTestServer, type TestServer } from '../../testing/testServer'
import { notify } from '../../shared/notifications/notify'
import { queueDigests, sendDigest } from './digest'
import { aboutProfile } from '../../shared/notifications/aboutProfile'

interface Received {
  readonly to: readonly string[]
  readonly mail: Email
}

const received: Received[] = []
let refused = false
let post: SMTPServer
let server: TestServer
let own: number
let freja: number
let luna: number
let client: TestClient

beforeAll(async () => {
  post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => done(refused ? new Error('Not now') : undefined),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({ to: envelope.rcptTo.map(({ address }) => address), mail })
          done()
        })
      })
    },
  })
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  own = await insertProfile(server, { name: 'Own' })
  freja = await insertProfile(server, { name: 'Freja', memberUntil: new Date('2040-01-01') })
  luna = await insertProfile(server, { name: 'Luna' })
})
beforeEach(async () => {
  received.length = 0
  refused = false
  const { db } = server.deps
  for (const table of ['notification', 'mailNotice', 'digest', 'notificationSetting'] as const) {
    await db.deleteFrom(table).execute()
  }
  server.clock.advance(DAY)
  client = await clientOf(server, own)
  for (const topic of [NotificationTopic.Favourite, NotificationTopic.Visit]) {
    await client.call('EditProfile.UpdateNotificationSetting', { topic, delivery: NotificationDelivery.SendEmail })
  }
})
afterAll(async () => {
  await server.close()
  await new Promise<void>((resolve) => post.close(resolve))
})

const tell = (topic: NotificationTopic, actorId: number, to = own) =>
  server.deps.db
    .transaction()
    .execute((trx) => notify(server.deps, trx, { topic, actorId, to: [to], ...aboutProfile(to) }))

/** Runs due jobs, over a real connection to the mail server. */
async function sendDue(): Promise<void> {
  const { port } = post.server.address() as AddressInfo
  const deps = { ...server.deps, mailer: smtpMailer(`smtp://127.0.0.1:${port}`) }
  await queueDigests(deps)
  for (const profileId of await queuedDigests()) await sendDigest(deps, { profileId })
}

async function queuedDigests(): Promise<number[]> {
  const { rows } = await sql<{ profileId: number }>`
    delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = 'sendDigest'
    returning (payload ->> 'profileId')::integer as profile_id`.execute(server.deps.db)
  return rows.map(({ profileId }) => profileId)
}

describe('a digest', () => {
  it('collects the new notifications in one mail, in the member’s language, with an unsubscribe link', async () => {
    await tell(NotificationTopic.Visit, freja)
    await tell(NotificationTopic.Visit, luna)
    await tell(NotificationTopic.Favourite, luna)
    await sendDue()
    expect(received).toEqual([])
    server.clock.advance(15 * MINUTE)
    await sendDue()
    expect(received).toHaveLength(1)
    const { to, mail } = received[0] as Received
    expect(to).toEqual(['Own@example.com'])
    expect(mail).toMatchObject({
      subject: 'Nyt til dig',
      from: { name: 'Nordlys', address: 'no-reply@nordlys.example' },
    })
    expect(mail.text).toContain('- 2 besøg på din profil fra Freja og Luna')
    expect(mail.text).toContain('- Luna har gjort dig til favorit')
    expect(mail.html).toContain('<li')
    expect(mail.text).toContain('http://dk.localhost:4000/Start')
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('list-unsubscribe')).toMatch(
      /^<http:\/\/dk\.localhost:4000\/api\/Notifications\/OneClickUnsubscribe\?token=[\w.-]+>$/,
    )
  })

  it('addresses a couple as two', async () => {
    const couple = await insertProfile(server, { name: 'Two', profileType: ProfileType.Couple, gender: Gender.Couple })
    await server.deps.db
      .insertInto('mailNotice')
      .values({ profileId: couple, topic: NotificationTopic.Visit, actorId: freja, createdAt: server.clock.now() })
      .execute()
    server.clock.advance(15 * MINUTE)
    await sendDue()
    const { mail } = received[0] as Received
    expect(mail.subject).toBe('Nyt til jer')
    expect(mail.text).toContain('Et besøg på jeres profil fra Freja')
    expect(mail.text).not.toMatch(/\b(du|dig|din|dit|dine)\b/i)
  })

  it('is sent at most once in four hours, with what is new by then', async () => {
    await tell(NotificationTopic.Visit, freja)
    server.clock.advance(15 * MINUTE)
    await sendDue()
    await tell(NotificationTopic.Visit, luna)
    server.clock.advance(3 * HOUR)
    await sendDue()
    expect(received).toHaveLength(1)
    server.clock.advance(HOUR)
    await sendDue()
    expect(received.map(({ mail }) => /fra (\w+)/.exec(mail.text ?? '')?.[1])).toEqual(['Freja', 'Luna'])
  })

  it('omits read notifications and blocked members, and is not sent empty', async () => {
    await tell(NotificationTopic.Favourite, freja)
    await tell(NotificationTopic.Visit, luna)
    await client.call('Notifications.SetNotificationsAsRead')
    await client.call('Profiles.AddProfileToBlacklist', { profileId: luna })
    server.clock.advance(15 * MINUTE)
    await sendDue()
    expect(received).toEqual([])
    await client.call('Profiles.RemoveProfileFromBlacklist', { profileId: luna })
  })

  it('omits read messages, also when a later one of the conversation is new', async () => {
    const writer = await clientOf(server, freja)
    const write = (text: string) => writer.call('Mail.SendMessage', { profileId: own, text, key: randomUUID() })
    for (const text of ['One', 'Two']) {
      const { id: messageId, conversationId } = (await write(text)).data
      await client.call('Mail.MarkConversationAsRead', { conversationId, messageId })
    }
    await write('Three')
    expect(await server.deps.db.selectFrom('mailNotice').select('id').execute()).toHaveLength(1)
    server.clock.advance(15 * MINUTE)
    await sendDue()
    expect(received).toHaveLength(1)
  })

  it('holds no transaction while the mail server is slow, and concurrent jobs send it once', async () => {
    await tell(NotificationTopic.Visit, freja)
    server.clock.advance(15 * MINUTE)
    let sent = 0
    const send = async () => {
      sent += 1
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`.execute(
        server.deps.db,
      )
      expect(rows).toEqual([])
      if (sent === 1) await sendDigest(deps, { profileId: own })
    }
    const deps = { ...server.deps, mailer: { send } }
    await sendDigest(deps, { profileId: own })
    expect(sent).toBe(1)
    expect(await server.deps.db.selectFrom('mailNotice').select('id').execute()).toEqual([])
  })

  it('waits while the member is on the site, for three days at most', async () => {
    await tell(NotificationTopic.Visit, freja)
    server.clock.advance(10 * MINUTE)
    await client.call('Common.UpdateHeartbeat', { version: '0.1.0' })
    server.clock.advance(10 * MINUTE)
    await sendDue()
    expect(received).toEqual([])
    server.clock.advance(3 * DAY)
    await sendDue()
    expect(received).toEqual([])
  })

  it('loses nothing when the mail server refuses', async () => {
    await tell(NotificationTopic.Visit, freja)
    server.clock.advance(15 * MINUTE)
    refused = true
    await expect(sendDue()).rejects.toThrow('Not now')
    refused = false
    await sendDue()
    expect(received).toHaveLength(1)
    server.clock.advance(4 * HOUR)
    await sendDue()
    expect(received).toHaveLength(1)
  })

  it('is queued once while the mail server is down, however often the job runs', async () => {
    await tell(NotificationTopic.Visit, freja)
    server.clock.advance(15 * MINUTE)
    for (let time = 0; time < 3; time += 1) await queueDigests(server.deps)
    expect(await queuedDigests()).toEqual([own])
  })

  it('names no dark site to a member who signed up there', async () => {
    const dark = await insertProfile(server, { name: 'Nat', siteId: 5, darkStatus: 3 })
    const nat = await clientOf(server, dark)
    await nat.call('EditProfile.UpdateNotificationSetting', { topic: NotificationTopic.Visit, delivery: 4 })
    const guest = await insertProfile(server, { name: 'Guest', darkStatus: 3 })
    await tell(NotificationTopic.Visit, guest, dark)
    server.clock.advance(15 * MINUTE)
    await sendDue()
    expect(received[0]?.mail.text).toContain('Guest')
    expect(JSON.stringify(received[0]?.mail)).not.toMatch(/midnat|dark\./i)
  })
})

describe('unsubscribing', () => {
  const tokenOf = ({ mail }: Received) => /token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''
  const mailed = async () => {
    const { data } = await client.call('EditProfile.NotificationSettings')
    return data.filter(({ delivery }) => (delivery & NotificationDelivery.SendEmail) !== 0).map(({ topic }) => topic)
  }

  it('accepts a mail program’s form post without cookies, and its repetition', async () => {
    await tell(NotificationTopic.Visit, freja)
    await tell(NotificationTopic.Favourite, freja)
    server.clock.advance(15 * MINUTE)
    await sendDue()
    const address = /<http:\/\/[^/]+(.+)>/.exec(
      received[0]?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
    )?.[1]
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.app.inject({
        method: 'POST',
        url: address ?? '',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
      expect(answer.statusCode).toBe(200)
    }
    expect(await mailed()).toEqual([])
    await tell(NotificationTopic.Visit, luna)
    server.clock.advance(DAY)
    await sendDue()
    expect(received).toHaveLength(1)
  })

  it('ends one topic where the mail was about one', async () => {
    await tell(NotificationTopic.Visit, freja)
    server.clock.advance(15 * MINUTE)
    await sendDue()
    const visitor = await clientOf(server, luna)
    const { data } = await visitor.call('Notifications.Unsubscribe', { token: tokenOf(received[0] as Received) })
    expect(data).toEqual({ topic: NotificationTopic.Visit })
    expect(await mailed()).toContain(NotificationTopic.Favourite)
    expect(await mailed()).not.toContain(NotificationTopic.Visit)
  })

  it('requires the mail’s token, and a click on the button or a mail program’s post', async () => {
    await tell(NotificationTopic.Visit, freja)
    server.clock.advance(15 * MINUTE)
    await sendDue()
    const token = tokenOf(received[0] as Received)
    const before = await mailed()
    for (const forged of ['', token.replace(/^\d+/, String(luna)), `${token}x`, `${own}-0.${token.split('.')[1]}`]) {
      expect(await client.call('Notifications.Unsubscribe', { token: forged })).toMatchObject({
        status: 410,
        problem: { code: 'LINK_EXPIRED' },
      })
    }
    const opened = await server.app.inject(`/api/Notifications/OneClickUnsubscribe?token=${token}`)
    expect(opened).toMatchObject({ statusCode: 302, headers: { location: `/Unsubscribe?token=${token}` } })
    expect(await mailed()).toEqual(before)
  })
})
