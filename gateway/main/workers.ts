import cluster, { type Worker } from 'node:cluster'
import { END, FINISHING, onEndSignals } from './ending'
import { type Timers, systemTimers } from '../core/live/queue'
import type { Settings } from '../core/settings'

/** A worker that has run for so many milliseconds has started successfully. */
const STEADY = 10_000
const FIRST_PAUSE = 1_000
const MAX_PAUSE = 30_000
/** Workers end by themselves in time; one that does not is killed so many milliseconds later. */
const GRACE = 1_000

interface Parts {
  readonly count: number
  readonly fork: () => Worker
  /** Called for each death, and for each worker that cannot be reached. */
  readonly report: (message: string, details: object) => void
  readonly timers?: Timers
}

/** Runs a number of processes on one port, and replaces those that die. */
export class Workers {
  readonly #living = new Set<Worker>()
  readonly #listening = new Set<Worker>()
  readonly #timers: Timers
  #replaced = 0
  #pause = FIRST_PAUSE
  #everListened = false
  #ending = false
  #ended: ((code: number) => void) | undefined
  #worstCode = 0

  constructor(private readonly parts: Parts) {
    this.#timers = parts.timers ?? systemTimers
  }

  /** The workers that accept requests: disconnected ones are about to die. */
  get listening(): readonly Worker[] {
    return [...this.#listening].filter((worker) => worker.isConnected())
  }

  /** The number of replacements so far. */
  get replaced(): number {
    return this.#replaced
  }

  /**
   * Runs the workers until they are told to end, and resolves with the exit code. Ends too where not even one can
   * start.
   */
  run(): Promise<number> {
    return new Promise((resolve) => {
      this.#ended = resolve
      for (let index = 0; index < this.parts.count; index += 1) this.#start()
    })
  }

  /** Lets all workers finish, and kills those that exceed the time. */
  end(within: number): void {
    this.#ending = true
    for (const worker of this.#living) if (worker.isConnected()) worker.send(END)
    this.#timers.after(within, () => this.kill())
    this.#endWithLast()
  }

  kill(): void {
    for (const worker of this.#living) worker.process.kill('SIGKILL')
  }

  #start(): void {
    if (this.#ending) return
    const worker = this.parts.fork()
    const since = this.#timers.now()
    this.#living.add(worker)
    worker.once('listening', () => {
      this.#everListened = true
      this.#listening.add(worker)
    })
    const died = (code: number | null, details: object) => {
      this.#living.delete(worker)
      this.#listening.delete(worker)
      if (this.#ending || !this.#everListened) this.#giveUp(code)
      else this.#replace(this.#timers.now() - since, details)
    }
    worker.once('exit', (code, signal) => died(code, { worker: worker.process.pid, code, signal }))
    worker.on('error', ({ message }) => {
      const { pid } = worker.process
      // A process that could not be started has no exit event.
      if (pid === undefined) died(null, { error: message })
      else this.parts.report('Sending a message to a worker failed', { worker: pid, error: message })
    })
  }

  #replace(age: number, death: object): void {
    if (age >= STEADY) this.#pause = FIRST_PAUSE
    const wait = age >= STEADY ? 0 : this.#pause
    if (age < STEADY) this.#pause = Math.min(this.#pause * 2, MAX_PAUSE)
    this.parts.report('A worker has died and is replaced', { ...death, inMs: wait })
    this.#timers.after(wait, () => {
      this.#replaced += 1
      this.#start()
    })
  }

  #giveUp(code: number | null): void {
    this.#worstCode = Math.max(this.#worstCode, code ?? 1)
    if (this.#ending) return this.#endWithLast()
    this.#ending = true
    this.kill()
    this.#endWithLast()
  }

  #endWithLast(): void {
    if (this.#living.size === 0) this.#ended?.(this.#worstCode)
  }
}

/** Runs the configured number of workers, with their metrics merged, until the process is told to end. */
export async function superviseWorkers(settings: Settings): Promise<void> {
  const quiet = ['error', 'fatal', 'silent'].includes(settings.logLevel)
  const report = (msg: string, details: object) => {
    // A log line in the format of the workers.
    if (!quiet)
      process.stdout.write(`${JSON.stringify({ level: 40, time: Date.now(), pid: process.pid, ...details, msg })}\n`)
  }
  const workers = new Workers({ count: settings.workers, fork: () => cluster.fork(), report })
  onEndSignals(
    () => workers.end(settings.drainDelayMs + FINISHING + GRACE),
    () => workers.kill(),
  )
  const ended = workers.run()
  if (settings.metrics) {
    const { serveWorkerMetrics } = await import('../observability/workerMetrics')
    await serveWorkerMetrics(settings.metrics, workers)
  }
  process.exit(await ended)
}
