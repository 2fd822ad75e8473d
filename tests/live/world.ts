import { randomUUID } from 'node:crypto'
import { readSettings } from '../../gateway/core/settings'
import { createServer } from '../../gateway/main/server'
import { databaseOn, openPool } from '../../legacy/core/database/connect'
import { PostgresEventHub } from '../../legacy/core/eventHub'
import { newApp } from '../../legacy/core/http/app'
import { handlers, plainRoutes } from '../../legacy/main/areas'
import { serve } from '../../legacy/main/server'
import { newMember, type TestMember } from '../../legacy/testing/members'
import type { TestServer } from '../../legacy/testing/testServer'
import { startTestProduct, type TestProduct } from '../setup/product'
import { LIVE_EVENTS, type LiveData, type OpenStream, openStream } from './stream'

export const SECRET = 'known-to-servers'

/** An additional server that a test starts. */
export interface Beside {
  readonly url: string
  close(): Promise<void>
}

/** The product with paid members and their streams. */
export class LiveWorld {
  readonly #ends: (() => Promise<unknown>)[] = []

  private constructor(readonly product: TestProduct) {}

  static async start(env: Readonly<Record<string, string>> = {}): Promise<LiveWorld> {
    return new LiveWorld(await startTestProduct({ EVENTS_SECRET: SECRET, ...env }))
  }

  member(): Promise<TestMember> {
    return newMember(this.product.legacy, { memberUntil: new Date('2030-01-01') })
  }

  /** Opens a stream at a gateway; of all events by default. */
  async open(member?: TestMember, body: object | string = LIVE_EVENTS, at = this.product.url): Promise<OpenStream> {
    const stream = await openStream(at, body, { sid: member?.client.cookies.get('sid') })
    this.#ends.push(() => stream.close())
    return stream
  }

  /** The same, after the first event. */
  async openLive(member: TestMember, at?: string): Promise<OpenStream> {
    const stream = await this.open(member, LIVE_EVENTS, at)
    await untilEvent(stream, 'LiveResync')
    return stream
  }

  /** Sends a message by a call to the legacy server. Returns its id. */
  async write(from: TestMember, to: TestMember, text: string): Promise<{ id: number; conversationId: number }> {
    const { status, data } = await from.client.call('Mail.SendMessage', { profileId: to.id, text, key: randomUUID() })
    if (status !== 200) throw new Error(`The message was refused with ${status}`)
    return data
  }

  async legacyBeside(port = 0): Promise<Beside> {
    const { deps, databaseUrl } = this.product.legacy
    const app = newApp(deps.settings, { write: () => undefined })
    const db = databaseOn(openPool(databaseUrl, () => undefined, 4))
    const events = new PostgresEventHub(databaseUrl, app.log)
    await serve(app, { ...deps, db, events, log: app.log }, { handlers, plainRoutes })
    const url = await app.listen({ port, host: '127.0.0.1' })
    const close = once(async () => {
      await app.close()
      await db.destroy()
    })
    this.#ends.push(close)
    return { url, close }
  }

  async gatewayBefore(legacyUrl: string, env: Readonly<Record<string, string>> = {}): Promise<Beside> {
    const settings = { LEGACY_API_URL: legacyUrl, LOG_LEVEL: 'silent', EVENTS_SECRET: SECRET, ...env }
    const app = await createServer(readSettings(settings))
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const close = once(() => app.close())
    this.#ends.push(close)
    return { url, close }
  }

  /** Closes the test's streams and additional servers. */
  async clear(): Promise<void> {
    for (const end of this.#ends.splice(0).toReversed()) await end()
  }

  async close(): Promise<void> {
    await this.clear()
    await this.product.close()
  }
}

function once(work: () => Promise<unknown>): () => Promise<void> {
  let done: Promise<unknown> | undefined
  return async () => {
    done ??= work()
    await done
  }
}

/** The next event of a type; skips others. */
export async function untilEvent(stream: OpenStream, type: string): Promise<LiveData> {
  return (await eventsUntil(stream, type)).at(-1) as LiveData
}

/** All events up to and including the next one of a type. */
export async function eventsUntil(stream: OpenStream, type: string): Promise<LiveData[]> {
  const events: LiveData[] = []
  for (;;) {
    const told = await stream.next()
    const event = told?.data?.liveEvents
    if (!event) throw new Error(`The stream ended: ${JSON.stringify(told)}`)
    events.push(event)
    if (event.__typename === type) return events
  }
}

/** The code that a stream ends with; undefined if it has none. */
export async function endOf(stream: OpenStream): Promise<unknown> {
  for (;;) {
    const told = await stream.next()
    if (!told) return undefined
    if (told.errors) {
      if ((await stream.next()) !== undefined) throw new Error('Something came after the end')
      return told.errors[0]?.extensions['code']
    }
  }
}

/** Deletes a profile's sessions without an event. */
export async function forgetSessions({ deps: { db } }: TestServer, profileId: number): Promise<void> {
  await db.deleteFrom('session').where('profileId', '=', profileId).execute()
}
