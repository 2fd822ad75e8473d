import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFilledDatabase } from '../../tests/setup/database'
import { databaseOn, openPool } from '../core/database/connect'
import { FileMediaStorage } from '../core/mediaStorage'
import { readSettings } from '../core/settings'
import { storeSharedPicture } from '../demo/community/drawing'
import { seed } from '../demo/seed'
import { seedReference } from '../main/reference'
import { startTestServer, TestClock, type TestServer } from './testServer'

/** A server with the demo community, which all files of a run copy; its members share one picture. */
export async function startDemoServer(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const server = await startTestServer(env, {}, await createFilledDatabase('demo', fillDemo))
  await storeSharedPicture(server.deps)
  return server
}

async function fillDemo(url: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-'))
  const db = databaseOn(openPool(url, () => undefined, 1))
  const media = new FileMediaStorage(join(dataDir, 'media'))
  await seedReference(db)
  await seed(
    { db, clock: new TestClock(), settings: readSettings({ DATA_DIR: dataDir }), media },
    { sharedPicture: true },
  )
  await db.destroy()
  await rm(dataDir, { recursive: true })
}
