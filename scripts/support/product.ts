import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DataDirectoryInUse, dataDirectoryHolder } from '../../legacy/core/database/dataLock'
import { freePort } from '../../legacy/core/freePort'
import { gatewayMemory } from './gatewayMemory'
import { buildServers, fromBuild } from './serverBuild'
import { paymentSandbox } from './paymentSandbox'
import { ServerProcess } from './serverProcess'
import { eventsSecret, type Settings } from './settings'
import { buildWeb, WEB_DIST } from './webBuild'

const PREPARING_NOTICE = 3_000

export interface Product {
  /** Stops the gateway, then the legacy server with its database, and lets running requests finish. */
  stop(): Promise<void>
}

/** Builds what is out of date and starts the servers; on a failure, or when `signal` aborts, stops all of them. */
export async function startProduct(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<Product> {
  await refuseSecondStart(settings)
  await refuseTakenPorts(settings, env)
  await mkdir(settings.dataDir, { recursive: true })
  await buildServers({ print })
  await buildWeb({ print, signal })

  const started: ServerProcess[] = []
  const stop = async () => {
    for (const server of started.toReversed()) await server.stop()
  }
  const run = async (server: ServerProcess) => {
    started.push(server)
    await server.start(signal)
  }
  try {
    const legacyPort = settings.legacyPort ?? (await freePort())
    const legacyApiUrl = settings.legacyApiUrl ?? `http://127.0.0.1:${legacyPort}`
    const shared = {
      ...env,
      DATA_DIR: settings.dataDir,
      DEMO: settings.demo ? 'on' : 'off',
      LEGACY_API_URL: legacyApiUrl,
      EVENTS_SECRET: eventsSecret(settings, env),
    }
    const sandbox = paymentSandbox(settings, `http://${reachable(settings.host)}:${settings.port}`)
    if (sandbox) {
      await run(
        new ServerProcess({
          name: 'The payment sandbox',
          args: fromBuild('sandbox/main.ts'),
          env: { ...env, ...sandbox.ownEnv },
          readyUrl: `${sandbox.url}/readyz`,
          stopDeadline: 10_000,
          print,
        }),
      )
    }
    if (!settings.legacyApiUrl) {
      const notice = setTimeout(
        () => print('Preparing the database (the first start takes longer) …'),
        PREPARING_NOTICE,
      )
      await run(
        new ServerProcess({
          name: 'The legacy server',
          args: fromBuild('legacy/main/main.ts'),
          env: { ...shared, ...sandbox?.legacyEnv, LEGACY_PORT: String(legacyPort) },
          readyUrl: `${legacyApiUrl}/readyz`,
          stopDeadline: 60_000,
          print,
        }),
      ).finally(() => clearTimeout(notice))
    }
    const memory = gatewayMemory(shared)
    await run(
      new ServerProcess({
        name: 'The gateway',
        args: [...memory.args, ...fromBuild('gateway/main/main.ts')],
        env: {
          ...memory.env,
          PORT: String(settings.port),
          HOST: settings.host,
          WEB_DIST,
          PERSISTED_OPERATIONS: env.PERSISTED_OPERATIONS || join(WEB_DIST, 'operations.json'),
        },
        readyUrl: `http://${reachable(settings.host)}:${settings.port}/readyz`,
        stopDeadline: 15_000 + (Number(env.DRAIN_DELAY_MS) || 0),
        print,
      }),
    )
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

async function refuseSecondStart(settings: Settings): Promise<void> {
  if (!settings.legacyApiUrl && !settings.databaseUrl) {
    const holder = await dataDirectoryHolder(settings.dataDir)
    if (holder) throw new DataDirectoryInUse(settings.dataDir, holder)
  }
}

async function refuseTakenPorts(settings: Settings, env: NodeJS.ProcessEnv) {
  const { port, host, legacyPort, legacyApiUrl, sandboxPort } = settings
  await refuseTakenPort('PORT', port, host)
  if (sandboxPort) await refuseTakenPort('SANDBOX_PORT', sandboxPort, host)
  if (legacyPort && !legacyApiUrl) await refuseTakenPort('LEGACY_PORT', legacyPort, env.LEGACY_HOST || '127.0.0.1')
}

function refuseTakenPort(name: string, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => {
      reject(new Error(`Port ${port} on ${host} is not free (${error.message}). Set ${name}.`))
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
