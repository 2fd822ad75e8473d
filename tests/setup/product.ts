import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createServer } from '../../gateway/main/server'
import { readSettings } from '../../gateway/core/settings'
import { compileFromUse } from '../../gateway/testing/gateway'
import { insertPlaces } from '../../legacy/testing/places'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

/** Gateway and legacy server in this process, each on a port of its own, with a database of the test's own. */
export interface TestProduct {
  readonly url: string
  /** The legacy server's address, with its clock, mails, jobs and log. */
  readonly legacyUrl: string
  readonly legacy: TestServer
  /** Lines of the gateway's log so far, as JSON. */
  readonly gatewayLog: readonly string[]
  close(): Promise<void>
}

/** A minimal built client: what the gateway reads of it. */
const PAGE = '<!doctype html><html lang="da"><head><title>-</title></head><body><div id="root"></div></body></html>'

/** Stands in for the client's renderer: knows the start page alone, and stores who has opened a page. */
async function rendererOf(operationsFile: string): Promise<string> {
  const operations = JSON.parse(await readFile(operationsFile, 'utf8')) as Record<string, string>
  const shell = Object.keys(operations).find((id) => operations[id]?.includes('query AppShellQuery'))
  return `export async function renderPage({ url, answer }) {
    const status = ['/', '/Start'].includes(new URL(url).pathname) ? 200 : 404
    return { status, html: '', head: '', records: await answer('${shell}', {}), modules: [] }
  }`
}

/** Starts both servers with the environment that `npm start` would pass to them. */
export async function startTestProduct(settingsOfTest: Readonly<Record<string, string>> = {}): Promise<TestProduct> {
  const env = { EVENTS_SECRET: randomUUID(), ...settingsOfTest }
  const legacy = await startTestServer(env)
  await insertPlaces(legacy.deps.db)
  const legacyUrl = await legacy.app.listen({ port: 0, host: '127.0.0.1' })
  const webDist = await mkdtemp(join(tmpdir(), 'nordlys-web-'))
  await writeFile(join(webDist, 'index.html'), PAGE)
  await writeFile(join(webDist, 'app.js'), 'export {}')
  await writeFile(join(webDist, 'operations.json'), '{}')
  await mkdir(join(webDist, '.vite'))
  await writeFile(join(webDist, '.vite', 'manifest.json'), '{"devDependencies":{}}')
  const operationsFile = resolve('web/platform/relay/persisted.json')
  await mkdir(join(webDist, '.server'))
  await writeFile(join(webDist, '.server', 'package.json'), '{ "type": "module" }')
  await writeFile(join(webDist, '.server', 'server.js'), await rendererOf(operationsFile))
  const gatewayLog: string[] = []
  const settings = readSettings({
    LEGACY_API_URL: legacyUrl,
    WEB_DIST: webDist,
    PERSISTED_OPERATIONS: operationsFile,
    COMPILE_FROM_USE: compileFromUse,
    ...env,
  })
  const gateway = await createServer(settings, { write: (line) => void gatewayLog.push(line) })
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    legacyUrl,
    legacy,
    gatewayLog,
    close: async () => {
      await gateway.close()
      await legacy.close()
      await rm(webDist, { recursive: true, force: true })
    },
  }
}
