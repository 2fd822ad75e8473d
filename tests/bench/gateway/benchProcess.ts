import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

export interface Usage {
  /** CPU seconds of all threads. */
  readonly cpu: number
  /** Resident bytes. */
  readonly memory: number
}

interface Told {
  readonly cpu: NodeJS.CpuUsage
  readonly memory: number
}

export class BenchProcess {
  readonly #child: ChildProcess

  constructor(
    readonly name: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    cwd: string,
  ) {
    this.#child = spawn(process.execPath, args, {
      cwd,
      env,
      // Log output is written but discarded.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  }

  /** Waits until a request is answered with 200. */
  async ready(url: string, init: RequestInit): Promise<void> {
    const deadline = performance.now() + 60_000
    while (performance.now() < deadline) {
      if (this.#child.exitCode !== null) throw new Error(`${this.name} ended before it was ready`)
      const response = await fetch(url, init).catch(() => undefined)
      if (response?.ok) return
      await delay(100)
    }
    throw new Error(`${this.name} was not ready within a minute`)
  }

  async usage(): Promise<Usage> {
    const told = once(this.#child, 'message', { signal: AbortSignal.timeout(10_000) })
    this.#child.send('usage')
    const [{ cpu, memory }] = (await told) as [Told]
    return { cpu: (cpu.user + cpu.system) / 1e6, memory }
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }
}
