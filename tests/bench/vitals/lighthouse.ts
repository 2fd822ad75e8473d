import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Fetched when it is used: its many dependencies are of no use to anybody else. */
const PACKAGE = 'lighthouse@12.8.2'

const ROUND_TRIP_MS = 150
const KILOBITS = 1638.4

/** A slow phone: 1.6 Mb/s, 150 ms there and back, a processor of a quarter of the speed; applied, not estimated. */
const FLAGS = [
  '--only-categories=performance',
  '--form-factor=mobile',
  '--throttling-method=devtools',
  `--throttling.rttMs=${ROUND_TRIP_MS}`,
  `--throttling.throughputKbps=${KILOBITS}`,
  `--throttling.requestLatencyMs=${ROUND_TRIP_MS}`,
  `--throttling.downloadThroughputKbps=${KILOBITS}`,
  `--throttling.uploadThroughputKbps=${KILOBITS / 2}`,
  '--throttling.cpuSlowdownMultiplier=4',
  // A page inside always listens to the server, and Lighthouse would wait for silence.
  '--max-wait-for-load=25000',
  '--output=json',
  '--quiet',
]

/** What is read of Lighthouse's result. */
export interface Result {
  readonly lighthouseVersion: string
  readonly finalDisplayedUrl: string
  readonly environment: { readonly hostUserAgent: string }
  readonly runtimeError?: { readonly message: string }
  readonly categories: { readonly performance?: { readonly score: number | null } }
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: readonly unknown[] } }>
  >
}

/** Loads a page in the browser behind a debugging port, with an empty cache or with what the load before left in it. */
export async function runLighthouse(url: string, port: number, keepsCache: boolean): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, `--port=${port}`, ...FLAGS].concat(
      keepsCache ? '--disable-storage-reset' : [],
    ),
    { maxBuffer: Infinity },
  )
  return JSON.parse(stdout) as Result
}
