import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, databaseOn, openPool } from '../../../legacy/core/database/connect'
import { startEmbeddedPostgres } from '../../../legacy/core/database/embedded'
import { freePort } from '../../../legacy/core/freePort'
import { print } from '../../../scripts/support/parts'
import { startProduct } from '../../../scripts/support/product'
import { ROOT } from '../../../scripts/support/serverProcess'
import { readSettings } from '../../../scripts/support/settings'
import { makeDataFolder, removeDataFolder } from '../../setup/dataFolder'

const TLS = join(ROOT, 'tests', 'setup', 'tls')
export const CERTIFICATE = join(TLS, 'cert.pem')

interface Demo {
  readonly url: string
  stop(): Promise<void>
}

/** Starts the built product with the demo community over HTTP/2; `DATA_DIR` names a community to use again. */
export async function startDemo(signal: AbortSignal): Promise<Demo> {
  const dataDir = process.env.DATA_DIR || (await makeDataFolder('vitals'))
  await mkdir(dataDir, { recursive: true })
  const database = await startEmbeddedPostgres({ dataDir })
  const tlsPort = await freePort()
  const port = Number(process.env.PORT) || (await freePort())
  const env = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    TLS_CERT_FILE: CERTIFICATE,
    TLS_KEY_FILE: join(TLS, 'key.pem'),
    TLS_PORT: String(tlsPort),
    TLS_HOST: '127.0.0.1',
    SITE_ORIGINS: `dk=https://dk.localhost:${tlsPort}`,
  }
  const removeData = () => (process.env.DATA_DIR ? undefined : removeDataFolder(dataDir))
  try {
    const product = await startProduct(readSettings(env), env, print, signal)
    const stop = async () => {
      await product.stop()
      await database.stop()
      await removeData()
    }
    await drawn(database.url, signal)
    return { url: `https://dk.localhost:${tlsPort}`, stop }
  } catch (error) {
    await database.stop()
    await removeData()
    throw error
  }
}

async function drawn(databaseUrl: string, signal: AbortSignal): Promise<void> {
  const db = databaseOn(openPool(databaseUrl, () => undefined, 1))
  try {
    await untilDrawn(db, signal)
  } finally {
    await db.destroy()
  }
}

/** Waits for the demo's pictures, which are drawn in the background. */
export async function untilDrawn(db: Database, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from graphile_worker.jobs where task_identifier like 'drawDemo%' limit 1`.execute(db)
    if (!rows.length) return
    await delay(1_000, undefined, { signal })
  }
}
