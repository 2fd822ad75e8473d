import { paymentSandbox } from './support/paymentSandbox'
import { runNode } from './support/runTool'
import { fromSource, ServerProcess } from './support/serverProcess'
import { readSettings } from './support/settings'

const print = (line: string) => process.stdout.write(`${line}\n`)

const settings = readSettings(process.env)
const sandbox = paymentSandbox(settings, 'http://127.0.0.1')
// Beside a running product its sandbox answers; otherwise one of our own reads what it kept.
const own = sandbox && !(await answers(`${sandbox.url}/readyz`)) ? await start(sandbox) : undefined
try {
  const args = ['--import', 'tsx', 'legacy/main/reconcile.ts']
  const { code } = await runNode(args, { show: true, env: { ...sandbox?.legacyEnv, DATA_DIR: settings.dataDir } })
  process.exitCode = code
} finally {
  await own?.stop()
}

async function start({ url, ownEnv }: NonNullable<typeof sandbox>): Promise<ServerProcess> {
  const server = new ServerProcess({
    name: 'The payment sandbox',
    args: fromSource('sandbox/main.ts'),
    env: { ...process.env, ...ownEnv },
    readyUrl: `${url}/readyz`,
    stopDeadline: 10_000,
    print,
  })
  await server.start(AbortSignal.timeout(60_000))
  return server
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
