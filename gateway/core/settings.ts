import { availableParallelism } from 'node:os'

/** What can be set from outside, read once at start. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** Where the REST calls are. */
  readonly legacyApiUrl: string
  /** By which the legacy server knows that it may tell us what happens; empty: nothing is told. */
  readonly eventsSecret: string
  /** The folder of the built web client. */
  readonly webDist: string
  /** The file of the client's operations, id → text. */
  readonly persistedOperations: string
  /** Whether operations that are not in that file are executed too. */
  readonly freeDocuments: boolean
  /** Whether free documents may ask for the schema itself. */
  readonly introspection: boolean
  /** Whether answers tell which REST calls were made, and GraphiQL is served. */
  readonly development: boolean
  /** Whether `/api` is passed on to the legacy server: for developers; members and native clients use the graph. */
  readonly restCalls: boolean
  /** Compiles an operation after this many uses; 0 disables compilation. */
  readonly compileFromUse: number
  readonly upstreamTimeoutMs: number
  readonly uploadTimeoutMs: number
  /** How long a client may keep us waiting: for its headers, for more of a body, to take more of an answer. */
  readonly slowClientMs: number
  readonly upstreamConnections: number
  /** Cookies that say who someone is; under TLS `__Host-x` counts in place of `x` where both are named. Never sent with reads that are the same for everyone. */
  readonly sessionCookies: readonly string[]
  /** Cookies that choose the site. */
  readonly siteCookies: readonly string[]
  /** Peers whose X-Forwarded-* headers are believed: addresses, networks or `loopback`. */
  readonly trustedProxies: readonly string[]
  readonly limits: Limits
  readonly breaker: BreakerSettings
  readonly overload: OverloadSettings
  readonly logLevel: string
  /** Where metrics are read, apart from what visitors reach; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** Whether traces are told to a collector; to which one and how, the standard variables of OpenTelemetry say. */
  readonly tracing: boolean
  /** Processes that answer on the one port. */
  readonly workers: number
  /** How long a server that is to end still takes requests, so that whoever sends them hears of it first. */
  readonly drainDelayMs: number
  /** Said on /readyz to who started the server, so that no other one is taken for it; mostly empty. */
  readonly readyToken: string
}

export interface Limits {
  /** Bytes of a request's JSON body. */
  readonly body: number
  /** Bytes of an uploaded file. */
  readonly upload: number
  /** Bytes of one REST answer. */
  readonly answer: number
  /** Public answers kept in memory. */
  readonly publicAnswers: number
  /** Levels of what comes as JSON. */
  readonly nesting: number
  /** Values that a list or an object of it holds. */
  readonly list: number
  /** Values in all of it. */
  readonly values: number
  /** Of operations that are not persisted: */
  readonly depth: number
  /** Each as often as the fragment it is in is used. */
  readonly fields: number
  readonly aliases: number
  readonly tokens: number
  readonly directives: number
  /** REST calls that an operation may cost. */
  readonly cost: number
}

export interface BreakerSettings {
  /** Faults in a row after which an area's calls are refused at once. */
  readonly faults: number
  readonly halfOpenAfterMs: number
}

export interface OverloadSettings {
  /** Operations that are run at once. */
  readonly atOnce: number
  /** Uploads that are taken at once, besides. */
  readonly uploads: number
  /** Uploads that are taken at once from one address. */
  readonly uploadsOfOne: number
  /** Milliseconds that a request may wait before it is handled. */
  readonly queueMs: number
}

type Environment = Readonly<Record<string, string | undefined>>

const megabyte = 1024 * 1024

function numberOf(environment: Environment, name: string, fallback: number): number {
  const text = environment[name]?.trim()
  if (!text) return fallback
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}"`)
  return value
}

function flagOf(environment: Environment, name: string, fallback: boolean): boolean {
  const text = environment[name]?.trim().toLowerCase()
  if (!text) return fallback
  return ['1', 'true', 'yes', 'on'].includes(text)
}

function listOf(environment: Environment, name: string, fallback: readonly string[]): readonly string[] {
  const text = environment[name]
  if (text === undefined) return fallback
  return text.split(',').flatMap((item) => item.trim() || [])
}

/** One process a core for `auto`. */
function workersOf(environment: Environment): number {
  if (environment['WEB_CONCURRENCY']?.trim().toLowerCase() === 'auto') return availableParallelism()
  return Math.max(1, numberOf(environment, 'WEB_CONCURRENCY', 1))
}

function metricsOf(environment: Environment): Settings['metrics'] {
  if (!environment['METRICS_PORT']?.trim()) return null
  return { host: environment['METRICS_HOST'] || '127.0.0.1', port: numberOf(environment, 'METRICS_PORT', 0) }
}

function tracingOf(environment: Environment): boolean {
  const endpoint = environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || environment['OTEL_EXPORTER_OTLP_ENDPOINT']
  const off = environment['OTEL_TRACES_EXPORTER'] === 'none' || flagOf(environment, 'OTEL_SDK_DISABLED', false)
  return Boolean(endpoint) && !off
}

/** Reads the settings from the environment. */
export function readSettings(environment: Environment): Settings {
  const development = environment['NODE_ENV'] !== 'production'
  const webDist = environment['WEB_DIST'] ?? 'web/dist'
  const freeDocuments = flagOf(environment, 'FREE_DOCUMENTS', development)
  return {
    port: numberOf(environment, 'PORT', 4000),
    host: environment['HOST'] || '127.0.0.1',
    legacyApiUrl: (environment['LEGACY_API_URL'] ?? 'http://127.0.0.1:4001').replace(/\/+$/, ''),
    eventsSecret: environment['EVENTS_SECRET'] ?? '',
    webDist,
    persistedOperations: environment['PERSISTED_OPERATIONS'] ?? `${webDist}/operations.json`,
    freeDocuments,
    // Who may ask anything has to know what there is.
    introspection: flagOf(environment, 'INTROSPECTION', freeDocuments),
    development,
    restCalls: flagOf(environment, 'REST_CALLS', development),
    compileFromUse: numberOf(environment, 'COMPILE_FROM_USE', 2),
    upstreamTimeoutMs: numberOf(environment, 'UPSTREAM_TIMEOUT_MS', 10_000),
    uploadTimeoutMs: numberOf(environment, 'UPLOAD_TIMEOUT_MS', 300_000),
    slowClientMs: numberOf(environment, 'SLOW_CLIENT_MS', 12_000),
    upstreamConnections: numberOf(environment, 'UPSTREAM_CONNECTIONS', 64),
    sessionCookies: listOf(environment, 'SESSION_COOKIES', ['__Host-sid', 'sid', '__Host-device', 'device']),
    siteCookies: listOf(environment, 'SITE_COOKIES', ['dev-site']),
    trustedProxies: listOf(environment, 'TRUSTED_PROXIES', ['loopback']),
    limits: {
      body: numberOf(environment, 'MAX_BODY_BYTES', megabyte),
      upload: numberOf(environment, 'MAX_UPLOAD_BYTES', 200 * megabyte),
      answer: numberOf(environment, 'MAX_ANSWER_BYTES', 16 * megabyte),
      publicAnswers: numberOf(environment, 'PUBLIC_CACHE_ENTRIES', 500),
      nesting: numberOf(environment, 'MAX_NESTING', 20),
      list: numberOf(environment, 'MAX_LIST', 1000),
      values: numberOf(environment, 'MAX_VALUES', 5000),
      depth: numberOf(environment, 'MAX_DEPTH', 12),
      fields: numberOf(environment, 'MAX_FIELDS', 5000),
      aliases: numberOf(environment, 'MAX_ALIASES', 30),
      tokens: numberOf(environment, 'MAX_TOKENS', 3000),
      directives: numberOf(environment, 'MAX_DIRECTIVES', 50),
      cost: numberOf(environment, 'MAX_COST', 150),
    },
    breaker: {
      faults: numberOf(environment, 'BREAKER_FAULTS', 8),
      halfOpenAfterMs: numberOf(environment, 'BREAKER_HALF_OPEN_AFTER_MS', 5000),
    },
    overload: {
      atOnce: numberOf(environment, 'MAX_OPERATIONS', 256),
      // Each has a connection to the server behind, all of which would be taken by as many uploads.
      uploads: numberOf(environment, 'MAX_UPLOADS', 32),
      uploadsOfOne: numberOf(environment, 'MAX_UPLOADS_OF_ONE', 8),
      queueMs: numberOf(environment, 'MAX_QUEUE_MS', 1000),
    },
    logLevel: environment['LOG_LEVEL'] ?? 'info',
    metrics: metricsOf(environment),
    tracing: tracingOf(environment),
    workers: workersOf(environment),
    drainDelayMs: numberOf(environment, 'DRAIN_DELAY_MS', 0),
    readyToken: environment['READY_TOKEN'] ?? '',
  }
}
