import { contestants } from './contestants'
import { compareAnswers } from './equality'
import { load, poolFor, travel } from './load'
import { type BenchQuery, journeyOf, type QueryName } from './queries'
import type { Rig, Running } from './rig'
import { quantile, seededRandom, shuffled } from './statistics'

export interface Window {
  readonly server: string
  readonly query: QueryName
  readonly connections: number
  /** Windows of the same round are compared with one another. */
  readonly round: number
  /** CPU microseconds per query. */
  readonly cpu: number
  /** Queries per second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Resident megabytes. */
  readonly memory: number
  /** REST calls per query. */
  readonly calls: number
}

export interface Effort {
  readonly windows: number
  readonly windowMs: number
  readonly connections: readonly number[]
  /** Maximum number of windows to warm a server up. */
  readonly warmWindows: number
  /** Minimum number of queries to warm a server up. */
  readonly warmQueries: number
}

/** A server is warm when two windows differ by less than this share. */
const STEADY = 0.05

type Print = (line: string) => void

/** Warms all servers up and measures them in rounds, each in random order. */
export async function measure(
  rig: Rig,
  queries: readonly BenchQuery[],
  effort: Effort,
  print: Print,
): Promise<readonly Window[]> {
  const { windows, windowMs, connections } = effort
  const random = seededRandom(7)
  const measured: Window[] = []
  for (const query of queries) {
    // The highest load comes first, so that code is compiled soonest.
    for (const users of connections.toSorted((a, b) => b - a)) {
      const wait: Running[] = []
      for (const server of rig.servers) {
        const seen = await warm(rig, server, query, users, effort)
        if (!seen) wait.push(server)
      }
      // Compares the answers first, so that only correct servers are measured.
      await compareAnswers(rig, [query])
      const restless = wait.map(({ contestant }) => contestant.title).join(', ')
      print(`${query.name}, ${users} at once: warm${restless ? `, but not steady: ${restless}` : ''}`)
      for (let round = 0; round < windows; round += 1) {
        for (const server of shuffled(rig.servers, random)) {
          measured.push({ ...(await oneWindow(rig, server, query, users, windowMs)), round })
        }
      }
    }
  }
  return measured
}

/**
 * Puts load on a server until its code has run enough queries to be compiled, and two windows agree. Returns false
 * when they never do.
 */
async function warm(rig: Rig, server: Running, query: BenchQuery, users: number, effort: Effort): Promise<boolean> {
  let before = Infinity
  let answered = 0
  for (let count = 0; count < effort.warmWindows; count += 1) {
    const { cpu, rate } = await oneWindow(rig, server, query, users, effort.windowMs)
    answered += (rate * effort.windowMs) / 1000
    if (answered >= effort.warmQueries && Math.abs(cpu - before) / before < STEADY) return true
    before = cpu
  }
  return false
}

async function oneWindow(
  rig: Rig,
  { contestant, process, url }: Running,
  query: BenchQuery,
  users: number,
  ms: number,
): Promise<Omit<Window, 'round'>> {
  const journey = journeyOf(query, contestant.form)
  const pool = poolFor(url, journey, users)
  try {
    // Opens all connections before the measurement.
    await Promise.all(Array.from({ length: users }, () => travel(pool, journey)))
    const [before, callsBefore] = [await process.usage(), await rig.calls()]
    const { queries, seconds, latencies } = await load(pool, journey, users, ms)
    const [after, callsAfter] = [await process.usage(), await rig.calls()]
    return {
      server: contestant.name,
      query: query.name,
      connections: users,
      // The load sends one more query than it counts.
      cpu: ((after.cpu - before.cpu) * 1e6) / (queries + 1),
      rate: queries / seconds,
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      memory: after.memory / 1e6,
      calls: (callsAfter - callsBefore) / (queries + 1),
    }
  } finally {
    await pool.close()
  }
}

export function titleOf(name: string): string {
  return contestants.find((contestant) => contestant.name === name)?.title ?? name
}
