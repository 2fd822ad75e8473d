import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SystemError } from '../core/errors'
import type { PersistedOperations } from '../core/operations/persistedOperations'
import { systemTimers, type Timers } from '../core/live/queue'
import type { OverloadSettings } from '../core/settings'
import { addGraphHooks } from './graphHooks'
import { isLogOut } from './logOut'
import { isUpload } from './multipart'
import { senderOf } from './senderOf'
import { ConcurrencyLimiter } from './concurrencyLimiter'

/** Milliseconds between two checks of the event loop's delay. */
const LOOK_EVERY = 100
/** Consecutive late checks that count as overload: one pause, of whatever length, does not. */
const LOOKS = 5
/** Value of Retry-After, in seconds. */
const RETRY_AFTER = 2

/** Health checks and log-out always pass; files of the client cost next to nothing. */
const always = /^\/(healthz|readyz|api\/LogOn\/LogOut)(\?|$)|^\/assets\//

type Limiter = Pick<ConcurrencyLimiter, 'enter' | 'leave'>

/** How long requests wait before they are handled: because of the event loop's delay, or in a queue. */
export class Overload {
  readonly operations: ConcurrencyLimiter
  /**
   * Limited apart from operations: an upload lasts as long as its sender takes, and holds an upstream connection
   * meanwhile.
   */
  readonly uploads: ConcurrencyLimiter
  readonly #uploadsOf = new Map<string, number>()
  readonly #lateness: number[] = []
  /** Refused requests so far. */
  readonly shed = { requests: 0, operations: 0 }

  constructor(
    private readonly settings: OverloadSettings,
    private readonly timers: Timers = systemTimers,
  ) {
    this.operations = new ConcurrencyLimiter(settings.atOnce, settings.queueMs, timers)
    this.uploads = new ConcurrencyLimiter(settings.uploads, settings.queueMs, timers)
  }

  /** Starts checking the event loop's delay; returns a function that stops it. */
  watch(): () => void {
    let callOff = (): void => undefined
    const wait = () => {
      const due = this.timers.now() + LOOK_EVERY
      callOff = this.timers.after(LOOK_EVERY, () => {
        this.#lateness.push(this.timers.now() - due)
        if (this.#lateness.length > LOOKS) this.#lateness.shift()
        wait()
      })
    }
    wait()
    return () => callOff()
  }

  /** Whether a request has already waited too long when its handler starts. */
  get isLate(): boolean {
    return this.#lateness.length === LOOKS && this.#lateness.every((ms) => ms > this.settings.queueMs)
  }

  /** Calls back when an operation may run, or with false on timeout. */
  enter(done: (entered: boolean) => void, limiter: Limiter = this.operations): void {
    if (this.isLate) done(false)
    else limiter.enter(done)
  }

  /** The concurrency limit of one sender's uploads: a few slow senders would otherwise block all others. */
  uploadsOf(address: string): Limiter {
    const running = () => this.#uploadsOf.get(address) ?? 0
    const takeOff = () => {
      if (running() > 1) this.#uploadsOf.set(address, running() - 1)
      else this.#uploadsOf.delete(address)
    }
    return {
      enter: (done) => {
        if (running() >= this.settings.uploadsOfOne) return done(false)
        this.#uploadsOf.set(address, running() + 1)
        this.uploads.enter((entered) => {
          if (!entered) takeOff()
          done(entered)
        })
      },
      leave: () => {
        takeOff()
        this.uploads.leave()
      },
    }
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The concurrency limit that a running operation counts towards. */
    limiter: Limiter | null
  }
}

interface Parts {
  readonly overload: Overload
  readonly operations: PersistedOperations
}

/**
 * Sheds requests with 503 while they would wait too long. Operations have a concurrency limit, uploads another. A
 * stream counts as done when it begins.
 */
export function shedOverload(app: FastifyInstance, { overload, operations }: Parts): void {
  app.decorateRequest('limiter', null)
  const leave = (request: FastifyRequest) => {
    request.limiter?.leave()
    request.limiter = null
  }
  const end = overload.watch()
  app.addHook('onClose', async () => end())
  app.addHook('onRequest', (request, reply, done) => {
    // Operations are judged once they have been read.
    if (!overload.isLate || isGraph(request) || always.test(request.url)) return done()
    overload.shed.requests += 1
    void comeAgain(reply).send({ status: 503, code: 'OVERLOADED' })
  })
  addGraphHooks(app, {
    preHandler(request, reply, done) {
      if (isLogOut(request.body, operations)) return done()
      const limiter = isUpload(request) ? overload.uploadsOf(senderOf(request.ip)) : overload.operations
      overload.enter((entered) => {
        // Deferred, because thousands may have disconnected while they waited.
        if (entered && reply.raw.closed) return queueMicrotask(() => limiter.leave())
        if (entered) {
          request.limiter = limiter
          // A client that disconnects before its answer frees its place too.
          reply.raw.on('close', () => leave(request))
          return done()
        }
        overload.shed.operations += 1
        const error = new SystemError('OVERLOADED', { retryAfter: RETRY_AFTER, requestId: request.id })
        void comeAgain(reply).send({ errors: [error.toJSON()] })
      }, limiter)
    },
    onSend(request, _reply, payload, done) {
      leave(request)
      done(null, payload)
    },
  })
}

function comeAgain(reply: FastifyReply): FastifyReply {
  return reply.status(503).headers({ 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' })
}

function isGraph({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/graphql'
}
