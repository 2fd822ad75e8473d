import { watch } from 'node:fs'
import { join } from 'node:path'
import concurrently from 'concurrently'
import { startEmbeddedPostgres } from '../legacy/core/database/embedded'
import { freePort } from '../legacy/core/freePort'
import { announce } from './support/announce'
import { paymentSandbox } from './support/paymentSandbox'
import { runNode } from './support/runTool'
import { ROOT } from './support/serverProcess'
import { eventsSecret, readSettings } from './support/settings'

const SETTLED = 150

const print = (line: string) => process.stdout.write(`${line}\n`)
const settings = readSettings(process.env)
// The database keeps running while the servers reload.
const database =
  settings.databaseUrl || settings.legacyApiUrl ? undefined : await startEmbeddedPostgres({ dataDir: settings.dataDir })

const gatewayPort = settings.port + 1
const legacyPort = settings.legacyPort ?? (await freePort())
const shared = {
  NODE_ENV: 'development',
  DATA_DIR: settings.dataDir,
  DEMO: settings.demo ? 'on' : 'off',
  LEGACY_API_URL: settings.legacyApiUrl ?? `http://127.0.0.1:${legacyPort}`,
  EVENTS_SECRET: eventsSecret(settings, process.env),
}

const sandbox = paymentSandbox(settings, `http://127.0.0.1:${gatewayPort}`)

await compileRelay()
regenerate('gateway', /\.graphql$/, async () => {
  await report('Schema', ['--import', 'tsx', 'scripts/schema.ts'])
  await compileRelay()
})
regenerate('web', /\.tsx?$/, compileRelay)

const servers: { name: string; command: string; env: NodeJS.ProcessEnv }[] = [
  {
    name: 'gateway',
    command: 'tsx watch --clear-screen=false --include "gateway/**/*.graphql" gateway/main/main.ts',
    env: {
      ...shared,
      PORT: String(gatewayPort),
      HOST: '127.0.0.1',
      PERSISTED_OPERATIONS: join(ROOT, 'web', 'platform', 'relay', 'persisted.json'),
    },
  },
  {
    name: 'web',
    command: `vite web --port ${settings.port} --strictPort --host ${settings.host} --clearScreen false`,
    env: { GATEWAY_URL: `http://127.0.0.1:${gatewayPort}` },
  },
]
if (!settings.legacyApiUrl) {
  const address = settings.databaseUrl ?? database?.url ?? ''
  servers.unshift({
    name: 'legacy',
    command: 'tsx watch --clear-screen=false legacy/main/main.ts',
    env: { ...shared, ...sandbox?.legacyEnv, LEGACY_PORT: String(legacyPort), DATABASE_URL: address },
  })
}
if (sandbox) {
  servers.push({ name: 'payments', command: 'tsx watch --clear-screen=false sandbox/main.ts', env: sandbox.ownEnv })
}

await announce(settings, print)
const { result } = concurrently(servers, { cwd: ROOT, killOthersOn: ['failure', 'success'], prefixColors: 'auto' })
// A Ctrl-C reaches the servers from the terminal; here only the end of all of them counts.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
await result.catch(() => undefined)
await database?.stop()
process.exit()

/** Runs `work` when files of a folder changed, once for a burst of changes and never twice at a time. */
function regenerate(folder: string, pattern: RegExp, work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  let queue = Promise.resolve()
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file || !pattern.test(file) || file.includes('__generated__') || file.startsWith('dist')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      queue = queue.then(work)
    }, SETTLED)
  })
}

async function compileRelay(): Promise<void> {
  await report('Relay', ['--import', 'tsx', 'scripts/relay.ts'])
}

/** Prints a generator's error for the developer; the servers keep running. */
async function report(name: string, args: string[]): Promise<void> {
  const { code, output } = await runNode(args)
  if (code !== 0) print(`${name}: ${output}`)
}
