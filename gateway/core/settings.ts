import { availableParallelism } from 'node:os'

/** Settings from the environment, read once at start. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly legacyApiUrl: string
  /** Authenticates the gateway on the legacy server's event stream; without it there is none. */
  readonly eventsSecret: string
  readonly webDist: string
  /** File of the web client's operations, id → text. */
  readonly persistedOperations: string
  /** Folder with the lists of operations that apps have registered. */
  readonly appOperations: string
  /** Allows operations that are neither in that file nor in a list. */
  readonly freeDocuments: boolean
  /** Allows introspection in free documents. */
  readonly introspection: boolean
  /** Lists REST calls in answers, and serves GraphiQL. */
  readonly development: boolean
  /** Forwards `/api` to the legacy server, for developers; members and native clients use the graph. */
  readonly restCalls: boolean
  /** Compiles an operation after this many uses; 0 disables compilation. */
  readonly compileFromUse: number
  /** The maximum number of fields of all compiled operations, and as many of free documents, at about 3 kB; 0: none. */
  readonly planFields: number
  readonly upstreamTimeoutMs: number
  readonly uploadTimeoutMs: number
  /** Timeout for slow clients: for headers, for more of a body, for reading more of an answer. */
  readonly slowClientMs: number
  readonly upstreamConnections: number
  /**
   * Cookies that identify somebody; under TLS `__Host-x` replaces `x` where both are named. Never sent with reads
   * that are equal for everyone.
   */
  readonly sessionCookies: readonly string[]
  readonly siteCookies: readonly string[]
  /** Lets search engines list the dark sites too. */
  readonly indexDarkSites: boolean
  /** Where the gateway itself serves TLS with HTTP/2; null leaves that to a proxy. */
  readonly tls: TlsSettings | null
  /** Peers whose X-Forwarded-* headers are trusted: addresses, networks or `loopback`. */
  readonly trustedProxies: readonly string[]
  readonly limits: Limits
  readonly breaker: BreakerSettings
  readonly overload: OverloadSettings
  /** Pages that are drawn at a time: beyond them, browsers draw their own. */
  readonly pagesAtOnce: number
  readonly logLevel: string
  /** Where metrics are served, apart from the public port; null disables them. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** Whether traces are exported; OpenTelemetry's standard variables say where and how. */
  readonly tracing: boolean
  /** Processes on the one port. */
  readonly workers: number
  /** How long a server still accepts requests after SIGTERM, so that load balancers notice first. */
  readonly drainDelayMs: number
  /** Shown on /readyz, so that whoever started this server recognises it; mostly empty. */
  readonly readyToken: string
}

export interface Limits {
  /** Maximum bytes of a JSON body. */
  readonly body: number
  /** Maximum bytes of an uploaded file. */
  readonly upload: number
  /** Maximum bytes of a REST answer. */
  readonly answer: number
  /** Cached public answers. */
  readonly publicAnswers: number
  /** Maximum depth of JSON. */
  readonly nesting: number
  /** Maximum values in a list or object. */
  readonly list: number
  /** Maximum values in total. */
  readonly values: number
  /** For operations that are not persisted: */
  readonly depth: number
  /** Each counts at every use of its fragment. */
  readonly fields: number
  readonly aliases: number
  readonly tokens: number
  readonly directives: number
  /** Maximum REST calls of an operation. */
  readonly cost: number
}

interface BreakerSettings {
  /** Consecutive faults that open the circuit breaker of an area. */
  readonly faults: number
  readonly halfOpenAfterMs: number
}

export interface TlsSettings {
  /** PEM files: the certificate with its chain, and its key. */
  readonly certFile: string
  readonly keyFile: string
  readonly port: number
  readonly host: string
}

export interface OverloadSettings {
  /** Concurrent operations. */
  readonly atOnce: number
  /** Concurrent uploads, in addition. */
  readonly uploads: number
  /** Concurrent uploads from one address. */
  readonly uploadsOfOne: number
  /** Maximum milliseconds that a request may wait before it is handled. */
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

function workersOf(environment: Environment): number {
  if (environment['WEB_CONCURRENCY']?.trim().toLowerCase() === 'auto') return availableParallelism()
  return Math.max(1, numberOf(environment, 'WEB_CONCURRENCY', 1))
}

function metricsOf(environment: Environment): Settings['metrics'] {
  if (!environment['METRICS_PORT']?.trim()) return null
  return { host: environment['METRICS_HOST'] || '127.0.0.1', port: numberOf(environment, 'METRICS_PORT', 0) }
}

function tlsOf(environment: Environment): TlsSettings | null {
  const { TLS_CERT_FILE: certFile = '', TLS_KEY_FILE: keyFile = '' } = environment
  if (!certFile && !keyFile) return null
  if (!certFile || !keyFile) throw new Error('TLS_CERT_FILE and TLS_KEY_FILE belong together')
  return { certFile, keyFile, port: numberOf(environment, 'TLS_PORT', 443), host: environment['TLS_HOST'] || '0.0.0.0' }
}

function tracingOf(environment: Environment): boolean {
  const endpoint = environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || environment['OTEL_EXPORTER_OTLP_ENDPOINT']
  const off = environment['OTEL_TRACES_EXPORTER'] === 'none' || flagOf(environment, 'OTEL_SDK_DISABLED', false)
  return Boolean(endpoint) && !off
}

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
    appOperations: environment['APP_OPERATIONS'] ?? 'operations',
    freeDocuments,
    // Whoever may send any document needs the schema.
    introspection: flagOf(environment, 'INTROSPECTION', freeDocuments),
    development,
    restCalls: flagOf(environment, 'REST_CALLS', development),
    compileFromUse: numberOf(environment, 'COMPILE_FROM_USE', 2),
    planFields: numberOf(environment, 'PLAN_FIELDS', 10_000),
    upstreamTimeoutMs: numberOf(environment, 'UPSTREAM_TIMEOUT_MS', 10_000),
    uploadTimeoutMs: numberOf(environment, 'UPLOAD_TIMEOUT_MS', 300_000),
    slowClientMs: numberOf(environment, 'SLOW_CLIENT_MS', 12_000),
    upstreamConnections: numberOf(environment, 'UPSTREAM_CONNECTIONS', 64),
    sessionCookies: listOf(environment, 'SESSION_COOKIES', ['__Host-sid', 'sid', '__Host-device', 'device']),
    siteCookies: listOf(environment, 'SITE_COOKIES', ['dev-site']),
    indexDarkSites: flagOf(environment, 'INDEX_DARK_SITES', false),
    tls: tlsOf(environment),
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
      // Each upload holds a connection, so that as many uploads as connections would block all other calls.
      uploads: numberOf(environment, 'MAX_UPLOADS', 32),
      uploadsOfOne: numberOf(environment, 'MAX_UPLOADS_OF_ONE', 8),
      queueMs: numberOf(environment, 'MAX_QUEUE_MS', 1000),
    },
    pagesAtOnce: numberOf(environment, 'MAX_PAGES', 8),
    logLevel: environment['LOG_LEVEL'] ?? 'info',
    metrics: metricsOf(environment),
    tracing: tracingOf(environment),
    workers: workersOf(environment),
    drainDelayMs: numberOf(environment, 'DRAIN_DELAY_MS', 0),
    readyToken: environment['READY_TOKEN'] ?? '',
  }
}
