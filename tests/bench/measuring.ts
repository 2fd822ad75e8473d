import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '../../legacy/core/database/connect'
import { startEmbeddedPostgres } from '../../legacy/core/database/embedded'
import { migrate } from '../../legacy/core/database/migrate'
import { quantile } from './gateway/statistics'
import { makeDataFolder, removeDataFolder } from '../setup/dataFolder'

export const print = (line: string) => process.stdout.write(`${line}\n`)

/** Median duration of work on a single connection, and of its database process's CPU time. */
export async function medianOf(db: Database, runs: number, work: () => Promise<unknown>): Promise<string> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)
  const times: { taken: number; busy: number }[] = []
  for (let run = 0; run < runs; run += 1) {
    const [start, busyBefore] = [performance.now(), await busyTime(rows[0]?.pid)]
    await work()
    times.push({ taken: performance.now() - start, busy: (await busyTime(rows[0]?.pid)) - busyBefore })
  }
  const middle = (all: number[]) => (all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0).toFixed(1)
  return `${middle(times.map(({ taken }) => taken))} (${middle(times.map(({ busy }) => busy))})`
}

/** CPU time of a local process in milliseconds; only Linux reports it this precisely. */
async function busyTime(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0')
  return Number(text.split(' ')[0]) / 1e6
}

/** The kernel's clock ticks per second for CPU time. */
const TICKS = 100
/** Costs of a local process (Linux): resident memory in kilobytes, CPU time in seconds. */
export async function costsOf(pid: number | undefined): Promise<{ memory: number; busy: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const times = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]),
    busy: (Number(times[11]) + Number(times[12])) / TICKS,
  }
}

/** How long things took, of times in milliseconds. */
export function spread(times: readonly number[]): string {
  const at = (share: number) => `${quantile(times, share).toFixed(1)} ms`
  return `median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}`
}

/** The database to measure. */
export interface Source {
  /** An existing one, to measure it again. */
  readonly url?: string
  /** Keeps it running until the script is stopped. */
  readonly keep: boolean
}

/** Runs work on a temporary or an existing database. */
export async function withBenchDatabase({ url, keep }: Source, work: (url: string) => Promise<void>): Promise<void> {
  if (url) return work(url)
  const dataDir = await makeDataFolder('bench')
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  try {
    await migrate(server.url)
    await work(server.url)
    if (keep) {
      print(`Kept until the script is stopped: ${server.url}`)
      await new Promise((end) => process.once('SIGINT', end).once('SIGTERM', end))
    }
  } finally {
    await server.stop()
    await removeDataFolder(dataDir)
  }
}
