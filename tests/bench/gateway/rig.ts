import { execFile } from 'node:child_process'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../../../legacy/core/freePort'
import type { GatewayMemory } from '../../../scripts/support/gatewayMemory'
import { compileServers } from '../../../scripts/support/serverBuild'
import { ROOT } from '../../../scripts/support/serverProcess'
import { BenchProcess } from './benchProcess'
import { type Contestant, hive } from './contestants'
import { openApiDocument } from './openApi'
import { type BenchQuery, journeyOf, operationsOf, teachingRequest } from './queries'

const FOLDER = 'tests/bench/gateway'
const PEERS = join(ROOT, FOLDER, 'peers')
/** Folder of the built servers, within reach of the product's packages. */
const BUILD = join(ROOT, 'data/bench/build')
/** The same for servers that need the peers' packages. */
const PEERS_BUILD = join(PEERS, 'build')
const UPSTREAM = `${FOLDER}/servers/upstream.ts`
const USAGE = `${FOLDER}/servers/usage.ts`

export interface Running {
  readonly contestant: Contestant
  readonly process: BenchProcess
  readonly url: string
}

/** All servers of a run, with one shared upstream. */
export interface Rig {
  readonly servers: readonly Running[]
  readonly upstream: { readonly process: BenchProcess; readonly url: string }
  calls(): Promise<number>
  stop(): Promise<void>
}

/** Builds the servers like the product, installs the peers' packages, and starts all servers. */
export async function startRig(
  contestants: readonly Contestant[],
  queries: readonly BenchQuery[],
  print: (line: string) => void,
): Promise<Rig> {
  if (contestants.some(({ peer }) => peer)) await installPeers(print)
  print('Building the servers …')
  const [peers, own] = [true, false].map((peer) =>
    contestants.flatMap((each) => (each.peer === peer ? each.entry : [])),
  )
  await compileServers(BUILD, [...new Set([UPSTREAM, USAGE, ...(own ?? [])])])
  if (peers && peers.length > 0) await compileServers(PEERS_BUILD, peers)
  if (contestants.some(({ name }) => name === hive)) await compose()

  const started: BenchProcess[] = []
  const stop = async () => {
    await Promise.all(started.map((each) => each.stop()))
  }
  const usage = ['--import', pathToFileURL(builtFile(USAGE)).href]
  const start = async (name: string, entry: string, env: NodeJS.ProcessEnv, memory?: GatewayMemory) => {
    const port = await freePort()
    const given = { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1' }
    const args = [...(memory?.args ?? []), ...usage, builtFile(entry)]
    const server = new BenchProcess(name, args, { ...given, ...memory?.env, ...env }, ROOT)
    started.push(server)
    return { process: server, port, url: `http://127.0.0.1:${port}` }
  }
  try {
    const upstream = await start('The upstream', UPSTREAM, {})
    await upstream.process.ready(`${upstream.url}/calls`, {})
    const env = {
      UPSTREAM_PORT: String(upstream.port),
      LEGACY_API_URL: upstream.url,
      WEB_DIST: join(BUILD, 'none'),
      LOG_LEVEL: 'info',
      FREE_DOCUMENTS: 'false',
    }
    const servers: Running[] = []
    for (const contestant of contestants) {
      const { name, title, entry, form, learns, memory } = contestant
      const operations = join(BUILD, `${name}.operations.json`)
      await writeFile(operations, JSON.stringify(operationsOf(queries, form)))
      const server = await start(title, entry, { ...env, PERSISTED_OPERATIONS: operations }, memory)
      const requests = learns
        ? queries.map(teachingRequest)
        : queries.flatMap((query) => journeyOf(query, form)[0] ?? [])
      for (const request of requests) await server.process.ready(server.url + request.path, request)
      servers.push({ contestant, ...server })
    }
    const calls = async () => Number(await (await fetch(`${upstream.url}/calls`)).text())
    return { servers, upstream, calls, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function builtFile(entry: string): string {
  return join(entry.startsWith(`${FOLDER}/peers/`) ? PEERS_BUILD : BUILD, entry.replace(/\.ts$/, '.js'))
}

async function installPeers(print: (line: string) => void): Promise<void> {
  const [wanted, installed] = await Promise.all([
    changedAt('package-lock.json'),
    changedAt('node_modules/.package-lock.json'),
  ])
  if (installed > wanted) return
  print('Installing what the gateway is measured beside …')
  // npm passes our strict engine check on; one of the peers' tools demands a newer Node than it needs.
  await promisify(execFile)('npm', ['ci', '--engine-strict=false'], { cwd: PEERS })
}

async function changedAt(file: string): Promise<number> {
  return (await stat(join(PEERS, file)).catch(() => undefined))?.mtimeMs ?? 0
}

/** Composes the schema of the calls with Mesh, from their OpenAPI document. */
async function compose(): Promise<void> {
  await writeFile(join(PEERS_BUILD, 'openapi.json'), JSON.stringify(await openApiDocument()))
  const tool = join(PEERS, 'node_modules/.bin/mesh-compose')
  await promisify(execFile)(tool, ['-o', 'build/supergraph.graphql'], { cwd: PEERS })
}
