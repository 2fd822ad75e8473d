import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import webPush, { type VapidKeys } from 'web-push'
import { ValidationMethod } from '../contract/enums'
import { Sites } from './sites'

/** Settings from the environment, read once at start. */
export interface Settings {
  /** LEGACY_PORT, LEGACY_HOST: where the server listens. */
  readonly port: number
  readonly host: string
  /** DATABASE_URL: any PostgreSQL; without it, an embedded one runs in the data folder. */
  readonly databaseUrl: string | undefined
  /** DATA_DIR: database, media and outbox, unless a setting moves them. */
  readonly dataDir: string
  /** DEMO: fill an empty database with the demo community, and show the mails on /outbox; off in production. */
  readonly demo: boolean
  /** NODE_ENV is production: no choice of site by cookie. */
  readonly production: boolean
  /** REST_CALLS: describe the calls on /api/explorer and /api/openapi.json; off in production. */
  readonly apiExplorer: boolean
  /** SECRET: signs content tokens; without it, one is created in the data folder. */
  readonly secret: string
  /** EVENTS_SECRET: authenticates gateways on the event stream; without it, nobody may read it. */
  readonly eventsSecret: string
  /** SMTP_URL: without it, mails go to `outbox` in the data folder. */
  readonly smtpUrl: string | undefined
  /** MAIL_FROM: the sender's address. */
  readonly mailFrom: string
  /** INBOUND_MAIL_PORT, INBOUND_MAIL_HOST, INBOUND_MAIL_DOMAIN: receives answers to mails about tickets; without a port, none. */
  readonly inboundMail: InboundMailSettings | undefined
  /** TRUSTED_PROXIES: peers whose X-Forwarded-* headers are trusted, besides a gateway on this machine. */
  readonly trustedProxies: readonly string[]
  /** SITE_ORIGINS: `dk=https://…,dark.dk=https://…` for sites that are not on localhost; PORT for those that are; SITES_WITHOUT_LODGES: `dark.dk,…`; SITES_LOOKING_AT_PROFILES, SITES_LOOKING_AT_MEDIA: those where what is new waits for the staff. */
  readonly sites: Sites
  /** CHAT_URL: the chat site, for single sign-on. */
  readonly chatUrl: string
  /** SSO_REDIRECTS: origins that single sign-on may lead to besides our own paths and the chat site. */
  readonly ssoRedirects: readonly string[]
  /** VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: sign push messages; without them, a pair is created in the data folder. */
  readonly vapid: VapidKeys
  /** VAPID_SUBJECT: contact for push services, as mailto: or https: address. */
  readonly vapidSubject: string
  /** PUSH_SERVICES: origins that push messages are sent to, `https://*.example` for all below one. */
  readonly pushServices: readonly string[]
  /** APP_VERSION: clients of another version reload themselves. */
  readonly version: string
  /** MACHINE_NAME: identifies the machine. */
  readonly machineName: string
  /** LOG_LEVEL of pino. */
  readonly logLevel: string
  /** BILLWERK_API_URL, BILLWERK_CHECKOUT_URL, BILLWERK_KEY, BILLWERK_WEBHOOK_SECRET: the payment service. */
  readonly billwerk: BillwerkSettings
  /** EID_ISSUER, EID_CLIENT_ID, EID_CLIENT_SECRET, EID_SCOPE, EID_CLAIM, EID_ACR_VALUES: the broker of e-IDs. */
  readonly eid: EidSettings
  /** YOTI_API_URL, YOTI_VIEW_URL, YOTI_KEY, YOTI_SDK_ID: the age check. */
  readonly yoti: YotiSettings
  /** VALIDATION_METHODS: `dk=MitId+Personal,uk=Yoti`: how profiles of a site are validated, where it differs. */
  readonly validationMethods: Readonly<Record<string, readonly ValidationMethod[]>>
  /** BANK_ACCOUNT: the account that transfers go to, as payers read it; without it, none are offered. */
  readonly bankAccount: string
  /** READY_TOKEN: shown on /readyz, so that whoever started this server recognises it; mostly empty. */
  readonly readyToken: string
  /** MAX_PICTURE_BYTES, MAX_VIDEO_BYTES: maximum size of an upload. */
  readonly maxPictureBytes: number
  readonly maxVideoBytes: number
}

export interface InboundMailSettings {
  readonly port: number
  readonly host: string
  /** The domain of the reply addresses, in lower case. */
  readonly domain: string
}

interface BillwerkSettings {
  readonly apiUrl: string
  readonly checkoutUrl: string
  /** The private key; empty: nothing can be paid. */
  readonly key: string
  readonly webhookSecret: string
}

export interface EidSettings {
  /** Empty: no e-ID is offered. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
  /** The claim of the ID token that says "18 or over": true or false, years, or a birthday. */
  readonly claim: string
  /** `dk=…,no=…`: which e-ID the broker uses for a country. */
  readonly acrValues: Readonly<Record<string, string>>
}

export interface YotiSettings {
  readonly apiUrl: string
  /** Where browsers go. */
  readonly viewUrl: string
  /** Empty: the age check is not offered. */
  readonly key: string
  readonly sdkId: string
}

/** The services of Chrome, Edge, Firefox and Safari. */
const knownPushServices =
  'https://fcm.googleapis.com, https://*.notify.windows.com, https://*.push.services.mozilla.com, https://*.push.apple.com'

type Environment = Readonly<Record<string, string | undefined>>

const MEGABYTE = 1024 * 1024

/** Reads the settings from the environment; throws with the name of what cannot be understood. */
export function readSettings(env: Environment): Settings {
  const dataDir = resolve(env['DATA_DIR'] || 'data')
  const production = env['NODE_ENV'] === 'production'
  return {
    port: wholeNumber(env, 'LEGACY_PORT', 4001),
    host: env['LEGACY_HOST'] || '127.0.0.1',
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir,
    demo: flag(env, 'DEMO', !production),
    production,
    apiExplorer: flag(env, 'REST_CALLS', !production),
    secret: env['SECRET'] || keptSecret(dataDir),
    eventsSecret: env['EVENTS_SECRET'] ?? '',
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] || 'no-reply@nordlys.example',
    inboundMail: inboundMail(env),
    trustedProxies: ['loopback', ...items(env['TRUSTED_PROXIES'] ?? '')],
    sites: new Sites(origins(env, 'SITE_ORIGINS'), wholeNumber(env, 'PORT', 4000), {
      withoutLodges: items(env['SITES_WITHOUT_LODGES'] ?? ''),
      lookingAtProfiles: items(env['SITES_LOOKING_AT_PROFILES'] ?? ''),
      lookingAtMedia: items(env['SITES_LOOKING_AT_MEDIA'] ?? ''),
    }),
    chatUrl: (env['CHAT_URL'] || 'https://chat.nordlys.example').replace(/\/+$/, ''),
    ssoRedirects: items(env['SSO_REDIRECTS'] ?? '').map((address) => new URL(address).origin),
    vapid: vapidKeys(env, dataDir),
    vapidSubject: env['VAPID_SUBJECT'] || `mailto:${env['MAIL_FROM'] || 'no-reply@nordlys.example'}`,
    pushServices: items(env['PUSH_SERVICES'] || knownPushServices),
    version: env['APP_VERSION'] || '0.1.0',
    machineName: env['MACHINE_NAME'] || hostname(),
    logLevel: env['LOG_LEVEL'] || 'info',
    billwerk: {
      apiUrl: baseAddress(env, 'BILLWERK_API_URL', 'https://api.frisbii.com'),
      checkoutUrl: baseAddress(env, 'BILLWERK_CHECKOUT_URL', 'https://checkout-api.frisbii.com'),
      key: env['BILLWERK_KEY'] ?? '',
      webhookSecret: env['BILLWERK_WEBHOOK_SECRET'] ?? '',
    },
    eid: {
      issuer: env['EID_ISSUER'] ? baseAddress(env, 'EID_ISSUER', '') : '',
      clientId: env['EID_CLIENT_ID'] ?? '',
      clientSecret: env['EID_CLIENT_SECRET'] ?? '',
      scope: env['EID_SCOPE'] || 'openid age',
      claim: env['EID_CLAIM'] || 'age_over_18',
      acrValues: pairs(env, 'EID_ACR_VALUES'),
    },
    yoti: {
      apiUrl: baseAddress(env, 'YOTI_API_URL', 'https://age.yoti.com/api/v1'),
      viewUrl: baseAddress(env, 'YOTI_VIEW_URL', 'https://age.yoti.com'),
      key: env['YOTI_KEY'] ?? '',
      sdkId: env['YOTI_SDK_ID'] ?? '',
    },
    validationMethods: Object.fromEntries(
      Object.entries(pairs(env, 'VALIDATION_METHODS')).map(([site, names]) => [
        site,
        names.split('+').map(methodNamed),
      ]),
    ),
    bankAccount: env['BANK_ACCOUNT'] ?? '',
    readyToken: env['READY_TOKEN'] ?? '',
    maxPictureBytes: wholeNumber(env, 'MAX_PICTURE_BYTES', 20 * MEGABYTE),
    maxVideoBytes: wholeNumber(env, 'MAX_VIDEO_BYTES', 200 * MEGABYTE),
  }
}

function inboundMail(env: Environment): InboundMailSettings | undefined {
  const port = wholeNumber(env, 'INBOUND_MAIL_PORT', 0)
  if (port === 0) return undefined
  const domain = env['INBOUND_MAIL_DOMAIN']?.trim().toLowerCase()
  if (!domain) throw new Error('INBOUND_MAIL_PORT needs INBOUND_MAIL_DOMAIN')
  return { port, host: env['INBOUND_MAIL_HOST'] || '127.0.0.1', domain }
}

function wholeNumber(env: Environment, name: string, fallback: number): number {
  const text = env[name]?.trim()
  if (!text) return fallback
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}"`)
  return value
}

function flag(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name]?.trim().toLowerCase()
  if (!text) return fallback
  if (['1', 'true', 'on', 'yes'].includes(text)) return true
  if (['0', 'false', 'off', 'no'].includes(text)) return false
  throw new Error(`${name} must be on or off, not "${text}"`)
}

function baseAddress(env: Environment, name: string, fallback: string): string {
  const text = env[name] || fallback
  if (!URL.canParse(text)) throw new Error(`${name} must be an address`)
  return text.replace(/\/+$/, '')
}

function items(text: string): string[] {
  return text.split(',').flatMap((item) => item.trim() || [])
}

function pairs(env: Environment, name: string): Record<string, string> {
  const entries = items(env[name] ?? '').map((item) => {
    const [key, value] = item.split(/=(.*)/s)
    if (!key || !value) throw new Error(`${name} must be a list of name=value`)
    return [key, value] as const
  })
  return Object.fromEntries(entries)
}

function origins(env: Environment, name: string): Record<string, string> {
  const found = pairs(env, name)
  const valid = Object.values(found).every((address) => URL.canParse(address))
  if (!valid) throw new Error(`${name} must be a list of name=https://address`)
  return found
}

function methodNamed(name: string): ValidationMethod {
  const method = Object.entries(ValidationMethod).find(([known]) => known === name)?.[1]
  if (method === undefined || method === ValidationMethod.NemId) {
    throw new Error(`VALIDATION_METHODS must name VideoUpload, Personal, MitId or Yoti, not "${name}"`)
  }
  return method
}

function keptSecret(dataDir: string): string {
  return kept(dataDir, 'secret', () => randomBytes(32).toString('base64url'))
}

function vapidKeys(env: Environment, dataDir: string): VapidKeys {
  const [publicKey, privateKey] = [env['VAPID_PUBLIC_KEY'], env['VAPID_PRIVATE_KEY']]
  if (publicKey && privateKey) return { publicKey, privateKey }
  if (publicKey || privateKey) throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together')
  const made = () => JSON.stringify(webPush.generateVAPIDKeys())
  return JSON.parse(kept(dataDir, 'vapid.json', made)) as VapidKeys
}

/** Returns the content of a file in the data folder that only this server can read; creates it at the first start. */
function kept(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, make(), { mode: 0o600, flag: 'wx' })
  } catch {
    // It exists from an earlier start.
  }
  return readFileSync(file, 'utf8')
}
