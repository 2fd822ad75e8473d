import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const POLL = 100
const FIRST_PAUSE = 1_000
const MAX_PAUSE = 30_000
const STEADY = 60_000

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface ServerSpec {
  name: string
  /** Node's arguments; the working directory is the repository. */
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /**
   * URL that answers 2xx once the server is ready, with the READY_TOKEN of its environment in the header
   * x-ready-token.
   */
  readyUrl: string
  /** Timeout of a graceful stop, in milliseconds. */
  stopDeadline: number
  print(line: string): void
}

/** Arguments, relative to the repository, that run a server from TypeScript; it ends with its parent process. */
export function fromSource(entry: string): string[] {
  return ['--import', 'tsx', '--import', new URL('./endWithParent.ts', import.meta.url).href, entry]
}

/** Runs a server as a child process and restarts it when it ends by itself. */
export class ServerProcess {
  private child: ChildProcess | undefined
  private readonly ending = new AbortController()
  /** Distinguishes this server from another one on its port. */
  private readonly token = randomUUID()
  private restarting: Promise<void> = Promise.resolve()

  constructor(private readonly spec: ServerSpec) {}

  /** Waits until the server is ready; rejects when it ends before that or `signal` aborts. */
  async start(signal: AbortSignal): Promise<void> {
    const child = this.spawn()
    await this.untilReady(child, signal)
    this.watch(child, Date.now(), FIRST_PAUSE)
  }

  /** Asks the server to stop and waits; kills it only after the timeout. */
  async stop(): Promise<void> {
    this.ending.abort()
    await this.restarting
    const { child } = this
    if (!child || hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const late = setTimeout(() => {
      this.spec.print(`${this.spec.name} did not end within ${this.spec.stopDeadline / 1000} s and is killed`)
      child.kill('SIGKILL')
    }, this.spec.stopDeadline)
    await ended
    clearTimeout(late)
  }

  private spawn(): ChildProcess {
    // The child has its own process group, so a Ctrl-C in the terminal reaches only the parent, which stops the
    // servers in order.
    const child = spawn(process.execPath, [...this.spec.args], {
      cwd: ROOT,
      detached: true,
      env: { ...this.spec.env, READY_TOKEN: this.token },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.child = child
    return child
  }

  private async untilReady(child: ChildProcess, signal: AbortSignal): Promise<void> {
    while (!(await answers(this.spec.readyUrl, this.token))) {
      signal.throwIfAborted()
      if (hasEnded(child)) throw new Error(`${this.spec.name} ended (${manner(child)}) before it was ready`)
      await delay(POLL)
    }
  }

  private watch(child: ChildProcess, since: number, pause: number): void {
    child.once('exit', () => {
      if (this.ending.signal.aborted) return
      const wait = Date.now() - since > STEADY ? FIRST_PAUSE : pause
      this.spec.print(`${this.spec.name} ended (${manner(child)}); it is started again in ${wait / 1000} s`)
      this.restarting = this.restart(wait)
    })
  }

  private async restart(wait: number): Promise<void> {
    await delay(wait, undefined, { signal: this.ending.signal }).catch(() => undefined)
    if (this.ending.signal.aborted) return
    const child = this.spawn()
    this.watch(child, Date.now(), Math.min(wait * 2, MAX_PAUSE))
    await this.untilReady(child, this.ending.signal).then(
      () => this.spec.print(`${this.spec.name} is back`),
      // `watch` reports the exit.
      () => undefined,
    )
  }
}

async function answers(url: string, token: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    await response.body?.cancel()
    return response.ok && response.headers.get('x-ready-token') === token
  } catch {
    return false
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function manner(child: ChildProcess): string {
  return child.signalCode ? `signal ${child.signalCode}` : `code ${child.exitCode}`
}
