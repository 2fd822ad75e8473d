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

/** What the server stands on; made once at start, and by each test for itself. */
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

/** Who makes a request, and on which site; a visitor has neither session nor profile. */
export interface Viewer {
  readonly site: Site
  readonly locale: Locale
  readonly session: SessionRow | undefined
  readonly profile: ProfileRow | undefined
}

/** A viewer who is logged in. */
export interface MemberViewer extends Viewer {
  readonly session: SessionRow
  readonly profile: ProfileRow
}

/** A file on its way in. Its stream fails with FILE_TOO_LARGE when there is more than asked for. */
export interface Upload {
  readonly stream: Readable
  /** As the client calls it: not to be trusted, nor used as a path. */
  readonly filename: string
}

/** What a handler is called with. The access rule of the call already holds. */
export interface Request<N extends CallName = CallName> {
  readonly query: QueryOf<N>
  readonly body: BodyOf<N>
  readonly viewer: AccessOf<N> extends 'public' ? Viewer : MemberViewer
  /** The client's address, for limits only. */
  readonly address: string
  /** What the browser says of itself. */
  readonly userAgent: string | undefined
  /** The cookie by which a device is known, see `knownDevice.ts`. */
  readonly knownDevices: string | undefined
  readonly log: FastifyBaseLogger
  /** The part `File` of a multipart call, at most so many bytes. */
  readonly upload: (maxBytes: number) => Promise<Upload>
  /** Sends the session's cookie; kept when the browser closes if `remember`. Only for calls with `setsCookies`. */
  readonly setSessionCookie: (token: string, remember: boolean) => void
  readonly clearSessionCookie: () => void
  /** Sends the cookie by which the device is known from now on. */
  readonly setKnownDevices: (devices: string) => void
}

/** Does what a call is for. */
export type Handler<N extends CallName> = (deps: Deps, request: Request<N>) => Promise<AnswerOf<N>>

/** One handler for each call. */
export type Handlers = { readonly [N in CallName]: Handler<N> }

/** Routes of an area outside `/api`, such as media files. */
export type PlainRoutes = (app: FastifyInstance, deps: Deps) => void

/** No list is longer than this: leaving out more than that costs more than it is worth. */
export const MAX_LIST_LENGTH = 30_000

/** Part of a list. */
export interface Page {
  readonly skip: number
  readonly take: number
}

/** The page of a list that is asked for, as far as lists go. */
export function pageOf({ skip = 0, take = 30 }: { readonly skip?: number; readonly take?: number }): Page {
  return { skip, take: Math.max(0, Math.min(take, MAX_LIST_LENGTH - skip)) }
}
