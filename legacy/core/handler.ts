import type { Readable } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import type { Locale } from '../content/locale'
import type { AccessOf, AnswerOf, BodyOf, CallName, QueryOf } from '../contract/contract'
import type { Clock } from './clock'
import type { Database } from './database/connect'
import type { EventHub } from './eventHub'
import type { Profile, Session } from './database/schema.generated'
import type { Limits } from './limits'
import type { Mailer } from './mail/mailer'
import type { MediaStorage } from './mediaStorage'
import type { Settings } from './settings'
import type { Site } from './sites'

/** The server's services, created once at start, and by each test for itself. */
export interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly settings: Settings
  readonly mailer: Mailer
  readonly limits: Limits
  readonly media: MediaStorage
  readonly events: EventHub
  readonly log: FastifyBaseLogger
}

export type ProfileRow = Selectable<Profile>
export type SessionRow = Selectable<Session>

/** The person or browser behind a request, and its site; without a log-in there is neither session nor profile. */
export interface Viewer {
  readonly site: Site
  readonly locale: Locale
  readonly session: SessionRow | undefined
  readonly profile: ProfileRow | undefined
}

export interface MemberViewer extends Viewer {
  readonly session: SessionRow
  readonly profile: ProfileRow
}

/** A file that is arriving. Its stream fails with FILE_TOO_LARGE beyond the limit. */
export interface Upload {
  readonly stream: Readable
  /** The client's name for it: untrusted, and never used as a path. */
  readonly filename: string
}

/** The argument of a handler. The access rule of the call already holds. */
export interface Request<N extends CallName = CallName> {
  readonly query: QueryOf<N>
  readonly body: BodyOf<N>
  readonly viewer: AccessOf<N> extends 'public' ? Viewer : MemberViewer
  /** The client's address, for rate limits only. */
  readonly address: string
  readonly userAgent: string | undefined
  /** The cookie that identifies a device, see `knownDevice.ts`. */
  readonly knownDevices: string | undefined
  readonly log: FastifyBaseLogger
  /** The part `File` of a multipart call, up to a maximum size. */
  readonly upload: (maxBytes: number) => Promise<Upload>
  /** Sends the session's cookie; `remember` keeps it when the browser closes. Only for calls with `setsCookies`. */
  readonly setSessionCookie: (token: string, remember: boolean) => void
  readonly clearSessionCookie: () => void
  /** Sends the cookie that identifies the device from now on. */
  readonly setKnownDevices: (devices: string) => void
}

export type Handler<N extends CallName> = (deps: Deps, request: Request<N>) => Promise<AnswerOf<N>>

export type Handlers = { readonly [N in CallName]: Handler<N> }

/** Routes of an area outside `/api`, such as media files. */
export type PlainRoutes = (app: FastifyInstance, deps: Deps) => void

/** Maximum length of lists: skipping more costs more than it is worth. */
export const MAX_LIST_LENGTH = 30_000

export interface Page {
  readonly skip: number
  readonly take: number
}

/** The requested page, within the maximum length of lists. */
export function pageOf({ skip = 0, take = 30 }: { readonly skip?: number; readonly take?: number }): Page {
  return { skip, take: Math.max(0, Math.min(take, MAX_LIST_LENGTH - skip)) }
}
