import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { makeDataFolder, removeDataFolder } from './dataFolder'
import { startEmbeddedPostgres } from '../../legacy/core/database/embedded'

declare module 'vitest' {
  interface ProvidedContext {
    /** Login on the run's server, and the name of the migrated database that tests copy. */
    testServer: { url: string; template: string }
  }
}

const TEMPLATE = 'template_migrated'

/** One PostgreSQL per test run, with one migrated database; both are temporary. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await makeDataFolder('tests')
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  const teardown = async () => {
    await server.stop()
    await removeDataFolder(dataDir)
  }
  try {
    const client = new pg.Client(server.url)
    await client.connect()
    await client.query(`CREATE DATABASE ${TEMPLATE}`)
    // A password with one round instead of thousands, since each file opens many connections.
    await client.query('SET scram_iterations = 1')
    await client.query(`ALTER ROLE CURRENT_USER PASSWORD '${new URL(server.url).password}'`)
    await client.end()
    // Imported lazily so that tests of the server itself run without the migrations' dependencies.
    const { migrate } = await import('../../legacy/core/database/migrate')
    const template = new URL(server.url)
    template.pathname = TEMPLATE
    await migrate(template.href)
    project.provide('testServer', { url: server.url, template: TEMPLATE })
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}
