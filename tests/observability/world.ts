import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from '../../gateway/main/server'
import { readSettings, type Settings } from '../../gateway/core/settings'
import { startStub, type Stub } from '../../gateway/testing/stub'

/** The persisted operations of these tests' client. */
const OPERATIONS = {
  name: 'query NameQuery { viewer { name } }',
  profile: 'query ProfileQuery($id: Int!) { viewer { name } profile(legacyId: $id) { name } }',
  logOut: 'mutation LogOutMutation { logOut { userErrors { code } } }',
}

/** A gateway on a stub of the legacy server, with its captured log. */
export interface Observed {
  readonly url: string
  readonly stub: Stub
  readonly log: Record<string, unknown>[]
  beginDrain(): void
  post(body: object | string, headers?: Readonly<Record<string, string>>): Promise<Response>
  close(): Promise<void>
}

export async function startObserved(overrides: Partial<Settings> = {}): Promise<Observed> {
  const folder = await mkdtemp(join(tmpdir(), 'observed-'))
  const persistedOperations = join(folder, 'operations.json')
  await writeFile(persistedOperations, JSON.stringify(OPERATIONS))
  const stub = await startStub()
  const log: Record<string, unknown>[] = []
  const settings = readSettings({
    LEGACY_API_URL: stub.url,
    LOG_LEVEL: 'info',
    PUBLIC_CACHE_ENTRIES: '0',
    WEB_DIST: 'no-client',
  })
  const app = await createServer(
    { ...settings, persistedOperations, ...overrides },
    { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) },
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    stub,
    log,
    beginDrain: () => app.beginDrain(),
    post: (body, headers = {}) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-graphql-csrf': '1', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async close() {
      await app.close()
      await stub.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Waits for an operation's complete answer. */
export async function asked(answer: Promise<Response>): Promise<string> {
  return (await answer).text()
}

/** Values of metrics by series, `name{label="value"}`. */
export async function seriesAt(metricsUrl: string, start: string): Promise<Record<string, number>> {
  const text = await (await fetch(metricsUrl)).text()
  const lines = text.split('\n').filter((line) => line.startsWith(start))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

/** Delays the next request for the viewer until the stub is told to refuse it. */
export function holdAnswer(stub: Stub): { readonly begun: Promise<void>; refuse(): void } {
  let refuse = (): void => undefined
  const refused = new Promise<void>((resolve) => (refuse = resolve))
  const begun = new Promise<void>((resolve) => {
    stub.on('CurrentProfile.GetProfileData', async (_request, reply) => {
      resolve()
      await refused
      return reply.status(403).send({ status: 403, code: 'FORBIDDEN' })
    })
  })
  return { begun, refuse: () => refuse() }
}
