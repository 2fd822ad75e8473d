import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { gatewayMemory } from '../../scripts/support/gatewayMemory'
import { ROOT } from '../../scripts/support/serverProcess'

const POLL = 100

/** A server in a process of its own, which a test kills and restarts on the same port. */
export class MortalServer {
  #child: ChildProcess | undefined

  constructor(
    private readonly entry: 'legacy/main/main.ts' | 'gateway/main/main.ts',
    readonly url: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Starts it, and waits until it answers. */
  async start(): Promise<void> {
    for (;;) {
      // A server without its database ends; its supervisor restarts it.
      if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) this.#spawn()
      if (await this.#isReady()) return
      await delay(POLL)
    }
  }

  /** Kills it at once. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** Stops it gracefully. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  #spawn(): void {
    const given = { ...process.env, LOG_LEVEL: 'fatal', ...this.env }
    const { args, env } = this.entry.startsWith('gateway') ? gatewayMemory(given) : { args: [], env: given }
    this.#child = spawn(process.execPath, [...args, '--import', 'tsx', this.entry], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }

  async #isReady(): Promise<boolean> {
    try {
      const response = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(5_000) })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }
}
