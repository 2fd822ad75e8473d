import { join } from 'node:path'
import { startEmbeddedPostgres } from '../core/database/embedded'
import { databaseOn, openPool } from '../core/database/connect'
import { migrate } from '../core/database/migrate'
import { PostgresEventHub } from '../core/eventHub'
import { systemClock } from '../core/clock'
import type { Deps } from '../core/handler'
import { newApp } from '../core/http/app'
import { addJob, releaseJobs, startWorker } from '../core/jobs'
import { postgresLimits } from '../core/limits'
import { outboxMailer, smtpMailer } from '../core/mail/mailer'
import { FileMediaStorage } from '../core/mediaStorage'
import { readSettings } from '../core/settings'
import { storeMailedFile } from '../media/upload'
import { startMailServer } from '../support/inbound/mailServer'
import { handlers, plainRoutes, tasks } from './areas'
import { seedReference } from './reference'
import { serve } from './server'

const settings = readSettings(process.env)
const app = newApp(settings)
const { log } = app

/** Stop functions, run in reverse order of their start. */
const running: (() => Promise<unknown>)[] = []

async function start(): Promise<void> {
  let url = settings.databaseUrl
  if (!url) {
    const embedded = await startEmbeddedPostgres({ dataDir: settings.dataDir })
    running.push(() => embedded.stop())
    url = embedded.url
  }
  await migrate(url)
  const onlyServer = !settings.databaseUrl
  const pool = openPool(url, (error) => log.error({ err: error }, 'A database connection failed'))
  const db = databaseOn(pool)
  running.push(() => db.destroy())
  const { smtpUrl, dataDir } = settings
  const deps: Deps = {
    db,
    clock: systemClock,
    settings,
    mailer: smtpUrl ? smtpMailer(smtpUrl) : outboxMailer(join(dataDir, 'outbox'), () => systemClock.now()),
    limits: postgresLimits(pool),
    media: new FileMediaStorage(join(dataDir, 'media')),
    events: new PostgresEventHub(url, log),
    log,
  }
  await seedReference(db)
  const demo = settings.demo ? (await import('../demo/demo')).demo : undefined
  await demo?.seed(deps)
  if (onlyServer) await releaseJobs(db)
  // Counts at start-up, since a new or long stopped community should not wait an hour.
  await addJob(db, 'countPopularity', {})
  await addJob(db, 'countTagUse', {})
  await addJob(db, 'countKinkUse', {})
  const worker = await startWorker(deps, { ...tasks, ...demo?.tasks }, url)
  running.push(() => worker.stop())
  if (settings.inboundMail) {
    const mailServer = await startMailServer(deps, settings.inboundMail, storeMailedFile)
    running.push(() => mailServer.close())
  }
  await serve(app, deps, { handlers, plainRoutes })
  running.push(() => app.close())
  await app.listen({ port: settings.port, host: settings.host })
}

const started = start()
let stopping: Promise<void> | undefined

/** Finishes running requests and jobs, then closes what they depend on. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    // An interrupted start would otherwise leave a database server running.
    await started.catch(() => undefined)
    for (const end of running.toReversed())
      await end().catch((error: unknown) => log.error({ err: error }, 'An error while stopping'))
  })()
  return stopping
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(0)))
}

try {
  await started
} catch (error) {
  log.fatal({ err: error }, 'The server could not start')
  await stop()
  process.exitCode = 1
}
