import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { databaseOn, openPool } from '../../legacy/core/database/connect'
import { startEmbeddedPostgres } from '../../legacy/core/database/embedded'
import type { DB } from '../../legacy/core/database/schema.generated'
import { freePort } from '../../legacy/core/freePort'
import { beginSession } from '../../legacy/core/access/session'
import { systemClock } from '../../legacy/core/clock'
import { readSettings } from '../../legacy/core/settings'
import { insertProfile } from '../../legacy/testing/profiles'
import { makeDataFolder, removeDataFolder } from './dataFolder'
import { MortalServer } from './mortalServer'

export interface Account {
  readonly id: number
  readonly name: string
  readonly sid: string
}

/** Database, legacy server and gateway, each in processes of its own that can be killed. */
export interface MortalProduct {
  readonly legacy: MortalServer
  readonly gateway: MortalServer
  readonly db: Kysely<DB>
  /** Kills the database with all its connections; it restarts on the same port. */
  killDatabase(): Promise<void>
  addMember(name: string): Promise<Account>
  stop(): Promise<void>
}

interface Wanted {
  /** Whether the database waits for the disk, as in production. */
  readonly durable: boolean
  readonly env?: Readonly<Record<string, string>>
}

/** Starts it on temporary data. */
export async function startMortalProduct({ durable, env = {} }: Wanted): Promise<MortalProduct> {
  const dataDir = await makeDataFolder('mortal')
  const database = await startEmbeddedPostgres({ dataDir, durable })
  const pool = openPool(database.url, () => undefined, 2)
  const db = databaseOn(pool)
  const [legacyPort, gatewayPort] = [await freePort(), await freePort()]
  const legacyUrl = `http://127.0.0.1:${legacyPort}`
  const shared = { EVENTS_SECRET: 'known-to-servers', DATA_DIR: dataDir, ...env }
  const legacy = new MortalServer('legacy/main/main.ts', legacyUrl, {
    DEMO: 'off',
    ...shared,
    LEGACY_PORT: String(legacyPort),
    DATABASE_URL: database.url,
  })
  const gateway = new MortalServer('gateway/main/main.ts', `http://127.0.0.1:${gatewayPort}`, {
    ...shared,
    HOST: '127.0.0.1',
    PORT: String(gatewayPort),
    LEGACY_API_URL: legacyUrl,
  })
  const stop = async () => {
    await gateway.stop()
    await legacy.stop()
    await db.destroy()
    await database.stop()
    await removeDataFolder(dataDir)
  }
  try {
    await legacy.start()
    await gateway.start()
  } catch (error) {
    await stop()
    throw error
  }
  const deps = { db, clock: systemClock, settings: readSettings({ DATA_DIR: dataDir }) }
  return {
    legacy,
    gateway,
    db,
    killDatabase: async () => {
      const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
      process.kill(Number(text.split('\n')[0]), 'SIGKILL')
    },
    addMember: async (name) => {
      const id = await insertProfile({ deps }, { name, memberUntil: new Date('2100-01-01') })
      const { token } = await beginSession(deps, { profileId: id, rememberMe: true })
      return { id, name, sid: token }
    },
    stop,
  }
}
