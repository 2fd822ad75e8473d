import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { programEnvironment, runProgram, type Identity } from './embeddedBinaries'
import { freePort } from '../freePort'

const READY_DEADLINE = 120_000
const LAUNCHES = 8
const POLL = 50

export interface Installation {
  /** Folder of the programs. */
  bin: string
  /** Folder of the cluster, without symbolic links. */
  cluster: string
  /** File for the server's messages; the previous run's is kept beside it. */
  log: string
  identity: Identity
  durable: boolean
}

/** Starts the server, and restarts it on the same port when it ends by itself, until `stop`. */
export async function runPostmaster(installation: Installation, fixedPort?: number): Promise<RunningPostmaster> {
  const first = await launch(installation, fixedPort)
  const { port } = first
  let { child } = first
  let stopping = false
  // A process that ends without `stop` ends the server too; only SIGKILL leaves one behind.
  const onExit = () => child.kill('SIGINT')
  process.once('exit', onExit)
  let relaunched: Promise<void> = Promise.resolve()
  const watch = () => {
    child.once('exit', () => {
      if (stopping) return
      // A failed restart ends this process by an unhandled rejection, so that its supervisor starts everything
      // anew.
      relaunched = launch(installation, port).then((next) => {
        child = next.child
        watch()
      })
    })
  }
  watch()
  return {
    port,
    stop: async () => {
      stopping = true
      await relaunched.catch(() => undefined)
      process.removeListener('exit', onExit)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      await stopCluster(installation)
      await ended
    },
  }
}

/** A server that runs until `stop`. */
export interface RunningPostmaster {
  port: number
  stop(): Promise<void>
}

/** Stops a running server that a killed process left behind on the cluster. */
export async function stopLeftOver(installation: Installation): Promise<void> {
  const file = join(installation.cluster, 'postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  const command = pid ? await commandLine(pid) : undefined
  if (!command) return
  if (command.includes(installation.cluster)) {
    // It may still have been shutting down.
    return stopCluster(installation).catch(async (error: unknown) => {
      if (await commandLine(pid)) throw error
    })
  }
  // The process id belongs to another program by now, which would keep the server from starting. PostgreSQL itself
  // checks for a server of another folder.
  if (!command.includes('postgres')) await rm(file, { force: true })
}

async function stopCluster({ bin, cluster, identity }: Installation): Promise<void> {
  const stop = (mode: string) =>
    runProgram(join(bin, 'pg_ctl'), ['stop', '-D', cluster, '-m', mode, '-t', '60'], identity)
  await stop('fast').catch(() => stop('immediate'))
}

async function commandLine(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  const listed = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => undefined)
  return listed?.stdout
}

async function launch(installation: Installation, fixedPort?: number): Promise<{ port: number; child: ChildProcess }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = fixedPort ?? (await freePort())
    const child = await spawnServer(installation, port)
    try {
      await untilReady(installation, child)
      return { port, child }
    } catch (error) {
      // Another program took the port, or a killed server is still shutting down.
      if (attempt === LAUNCHES) throw error
      await delay(attempt * 500)
    }
  }
}

async function spawnServer(installation: Installation, port: number): Promise<ChildProcess> {
  const { bin, cluster, log, identity, durable } = installation
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'timezone=UTC']
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  await rename(log, `${log}.1`).catch(() => undefined)
  // To a file, not a pipe: a server that outlives this process must not fail on its next message.
  const output = await open(log, 'w', 0o600)
  try {
    const file = join(bin, 'postgres')
    const args = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
    // In its own process group: a Ctrl-C in the terminal reaches the servers first, which stop it when they are
    // done.
    const child = spawn(file, args, {
      ...identity,
      ...programEnvironment(file),
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    })
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
    return child
  } finally {
    await output.close()
  }
}

async function untilReady({ cluster, log }: Installation, child: ChildProcess): Promise<void> {
  const deadline = AbortSignal.timeout(READY_DEADLINE)
  while (!deadline.aborted) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`PostgreSQL did not start: ${(await readFile(log, 'utf8').catch(() => '')).slice(-2000)}`)
    }
    // The server writes its state to the eighth line.
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return
    await delay(POLL)
  }
  child.kill('SIGQUIT')
  throw new Error(`PostgreSQL was not ready within ${READY_DEADLINE / 1000} s; see ${log}`)
}
