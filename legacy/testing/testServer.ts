import { tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/database'
import type { Clock } from '../core/clock'
import { databaseOn, openPool } from '../core/database/connect'
import { PostgresEventHub } from '../core/eventHub'
import type { Deps, Handlers } from '../core/handler'
import { runDueJobs } from '../core/jobs'
import { postgresLimits } from '../core/limits'
import type { Mailer, OutgoingMail } from '../core/mail/mailer'
import { newApp } from '../core/http/app'
import { FileMediaStorage } from '../core/mediaStorage'
import { readSettings } from '../core/settings'
import { handlers, plainRoutes, tasks } from '../main/areas'
import { serve } from '../main/server'

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now = new Date('2026-11-20T12:00:00Z')

  now(): Date {
    return this.#now
  }

  set(moment: string): void {
    this.#now = new Date(moment)
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }
}

/** A server on a database of its own, with its observable effects. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly clock: TestClock
  readonly mails: OutgoingMail[]
  /** Lines of the log so far, as JSON. */
  readonly logLines: string[]
  /** For a worker of the test's own. */
  readonly databaseUrl: string
  /** Runs the queued jobs, such as sending mails. */
  runJobs(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a server without a port; tests call it through `inject`. Handlers may be replaced, to make them fail. A
 * given database is dropped with the server.
 */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  replaced: Partial<Handlers> = {},
  given?: TestDatabase,
): Promise<TestServer> {
  const database = given ?? (await createTestDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'legacy-test-'))
  const clock = new TestClock()
  const mails: OutgoingMail[] = []
  const mailer: Mailer = { send: async (mail) => void mails.push(mail) }
  const pool = openPool(database.url, () => undefined, 4)
  const settings = readSettings({
    DATA_DIR: dataDir,
    SECRET: 'test',
    CHAT_URL: 'https://chat.test',
    BANK_ACCOUNT: 'Test Bank 1234',
    ...env,
  })
  const logLines: string[] = []
  const app = newApp(settings, { write: (line) => void logLines.push(line) })
  const deps: Deps = {
    db: databaseOn(pool),
    clock,
    settings,
    mailer,
    limits: postgresLimits(pool),
    media: new FileMediaStorage(join(dataDir, 'media')),
    events: new PostgresEventHub(database.url, app.log),
    log: app.log,
  }
  await serve(app, deps, { handlers: { ...handlers, ...replaced }, plainRoutes })
  return {
    app,
    deps,
    clock,
    mails,
    logLines,
    databaseUrl: database.url,
    runJobs: () => runDueJobs(deps, tasks, pool),
    close: async () => {
      await app.close()
      await deps.db.destroy()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
