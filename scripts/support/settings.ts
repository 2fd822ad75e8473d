import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'

/** Environment settings of a run; the README lists them in a table. */
export interface Settings {
  port: number
  host: string
  /** If set, the gateway uses this server, and no legacy server is started. */
  legacyApiUrl?: string
  legacyPort?: number
  databaseUrl?: string
  dataDir: string
  demo: boolean
  /** The port of the payment sandbox; undefined where a real service is set, or in production. */
  sandboxPort?: number
}

/** @throws with the name of an invalid setting */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const main = port(env, 'PORT') ?? 4000
  const legacyApiUrl = url(env, 'LEGACY_API_URL', ['http:', 'https:'])
  const sandboxed = !env.BILLWERK_KEY && !legacyApiUrl && env.NODE_ENV !== 'production'
  return {
    port: main,
    host: env.HOST || '127.0.0.1',
    legacyApiUrl,
    legacyPort: port(env, 'LEGACY_PORT'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    dataDir: resolve(env.DATA_DIR || 'data'),
    // The logins and mails of the demo are public.
    demo: flag(env, 'DEMO', env.NODE_ENV !== 'production'),
    // PORT + 1 is the gateway's, while developing.
    ...(sandboxed && { sandboxPort: port(env, 'SANDBOX_PORT') ?? main + 2 }),
  }
}

/**
 * The secret that lets the gateway subscribe to all events. Unless configured, it is generated for our own servers
 * and empty for an external one.
 */
export function eventsSecret({ legacyApiUrl }: Settings, env: NodeJS.ProcessEnv): string {
  return env.EVENTS_SECRET || (legacyApiUrl ? '' : randomBytes(32).toString('base64url'))
}

function port(env: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = env[name]
  if (!text) return undefined
  const value = Number(text)
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value
  throw new Error(`${name} must be a port number, not "${text}".`)
}

function url(env: NodeJS.ProcessEnv, name: string, protocols: string[]): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
  // The message omits the value, which may contain a password.
  throw new Error(`${name} must be an address that starts with ${protocols.map((each) => `${each}//`).join(' or ')}.`)
}

function flag(env: NodeJS.ProcessEnv, name: string, standard: boolean): boolean {
  const text = env[name]?.toLowerCase()
  if (!text) return standard
  if (['1', 'true', 'on', 'yes'].includes(text)) return true
  if (['0', 'false', 'off', 'no'].includes(text)) return false
  throw new Error(`${name} must be on or off, not "${text}".`)
}
