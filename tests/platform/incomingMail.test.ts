import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../legacy/core/clock'
import { databaseOn, openPool, type Database } from '../../legacy/core/database/connect'
import { startEmbeddedPostgres } from '../../legacy/core/database/embedded'
import { freePort } from '../../legacy/core/freePort'
import { readSettings } from '../../legacy/core/settings'
import { replyAddress } from '../../legacy/support/replyAddress'
import { makeDataFolder, removeDataFolder } from '../setup/dataFolder'
import { MortalServer } from '../setup/mortalServer'

/** As many as a ticket takes in an hour, at most. */
const MAILS = 24
const SENDERS = 4
/** After so many accepted mails the server is killed. */
const KILLS = [6, 15]
const RETRY_AFTER = 100

let dataDir: string
let database: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let db: Database
let server: MortalServer
let env: Record<string, string>

beforeAll(async () => {
  dataDir = await makeDataFolder('mail')
  database = await startEmbeddedPostgres({ dataDir, durable: false })
  db = databaseOn(openPool(database.url, () => undefined, 2))
  const [port, mailPort] = [await freePort(), await freePort()]
  env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DEMO: 'off',
    LEGACY_PORT: String(port),
    INBOUND_MAIL_PORT: String(mailPort),
    INBOUND_MAIL_DOMAIN: 'svar.nordlys.example',
  }
  server = new MortalServer('legacy/main/main.ts', `http://127.0.0.1:${port}`, env)
  await server.start()
}, 60_000)
afterAll(async () => {
  await server?.stop()
  await db?.destroy()
  await database?.stop()
  await removeDataFolder(dataDir)
})

/** Sends like a mail server: repeats the same mail until it is accepted. */
async function deliver(to: string, text: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: Number(env['INBOUND_MAIL_PORT']), ignoreTLS: true })
  const messageId = `<${randomUUID()}@example.com>`
  for (;;) {
    try {
      await transport.sendMail({ from: 'visitor@example.com', to, subject: 'Re: An answer', text, messageId })
      return
    } catch {
      await delay(RETRY_AFTER)
    }
  }
}

it('loses no mail to a ticket and doubles none, however often the server is killed', async () => {
  const now = new Date()
  const { id } = await db
    .insertInto('ticket')
    .values({
      siteId: 1,
      countryId: 1,
      email: 'visitor@example.com',
      language: 'da-DK',
      kind: 4,
      subject: 'The map',
      status: 1,
      adminStatus: 1,
      createdAt: now,
      lastMessageAt: now,
      waitingSince: now,
      key: randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const to = (await replyAddress({ db, clock: systemClock, settings: readSettings(env) }, id)) ?? ''
  const texts = Array.from({ length: MAILS }, (_, index) => `Message ${index}`)
  const waiting = [...texts]
  const restarts: Promise<void>[] = []
  let accepted = 0
  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
        await deliver(to, text)
        accepted += 1
        if (KILLS.includes(accepted)) restarts.push(server.kill().then(() => server.start()))
      }
    }),
  )
  await Promise.all(restarts)
  const stored = await db.selectFrom('ticketMessage').select('text').where('ticketId', '=', id).execute()
  expect(stored.map(({ text }) => text).sort()).toEqual(texts.sort())
  expect(restarts).toHaveLength(KILLS.length)
}, 120_000)
