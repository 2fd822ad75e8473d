import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SystemError } from '../core/errors'
import type { PersistedOperations } from '../core/persistedOperations'
import { systemTimers, type Timers } from '../live/queue'
import type { OverloadSettings } from '../settings'

/** Milliseconds between two looks at how late the process is. */
const LOOK_EVERY = 100
/** So many looks in a row have to find it late: one pause, of whatever length, is no overload. */
const LOOKS = 5
/** Seconds after which to come again. */
const RETRY_AFTER = 2

/** Without these nobody could tell what is wrong, or leave; files of the client cost next to nothing. */
const always = /^\/(healthz|readyz|api\/LogOn\/LogOut)(\?|$)|^\/assets\//
const logOut = /^\s*mutation\b[^{]*\{\s*logOut\b/

interface Waiting {
  readonly enter: () => void
}

/** How long requests wait before they are handled: because the process is late, or for their turn. */
export class Overload {
  readonly #waiting = new Set<Waiting>()
  readonly #lateness: number[] = []
  #running = 0

  constructor(
    private readonly settings: OverloadSettings,
    private readonly timers: Timers = systemTimers,
  ) {}

  /** Begins to look at how late the process is; gives what ends that. */
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

  /** Whether what comes now has waited too long already when it is handled. */
  get isLate(): boolean {
    return this.#lateness.length === LOOKS && Math.min(...this.#lateness) > this.settings.queueMs
  }

  /** Calls back when it is an operation's turn, or with false when that would take too long. */
  enter(done: (entered: boolean) => void): void {
    if (this.isLate) return done(false)
    if (this.#running < this.settings.atOnce) {
      this.#running += 1
      return done(true)
    }
    const settle = (entered: boolean) => {
      callOff()
      this.#waiting.delete(waiting)
      done(entered)
    }
    const waiting = { enter: () => settle(true) }
    const callOff = this.timers.after(this.settings.queueMs, () => settle(false))
    this.#waiting.add(waiting)
  }

  /** Hands the turn of an operation that is over to the next. */
  leave(): void {
    const [next] = this.#waiting
    if (next) next.enter()
    else this.#running -= 1
  }
}

interface Parts {
  readonly overload: Overload
  readonly operations: PersistedOperations
}

/**
 * Sheds requests with 503 while they would wait too long, and recovers as soon as they do not. Operations of the graph take
 * turns. A stream has had its turn when it begins; an upload takes none, for how long it lasts is its sender's doing.
 */
export function shedOverload(app: FastifyInstance, { overload, operations }: Parts): void {
  const running = new WeakSet<FastifyRequest>()
  const leave = (request: FastifyRequest) => {
    if (running.delete(request)) overload.leave()
  }
  const end = overload.watch()
  app.addHook('onClose', async () => end())
  app.addHook('onRequest', (request, reply, done) => {
    // What is asked of the graph is known only when it has been read.
    if (!overload.isLate || isGraph(request) || always.test(request.url)) return done()
    void comeAgain(reply).send({ status: 503, code: 'OVERLOADED' })
  })
  app.addHook('preHandler', (request, reply, done) => {
    if (!isGraph(request) || isLogOut(request.body, operations)) return done()
    if (isUpload(request) && !overload.isLate) return done()
    overload.enter((entered) => {
      if (entered) {
        running.add(request)
        return done()
      }
      const error = new SystemError('OVERLOADED', { retryAfter: RETRY_AFTER, requestId: request.id })
      void comeAgain(reply).send({ errors: [error.toJSON()] })
    })
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request)
    done(null, payload)
  })
  // Who goes before there is an answer leaves too.
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request)
    done()
  })
}

function comeAgain(reply: FastifyReply): FastifyReply {
  return reply.status(503).headers({ 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' })
}

function isGraph({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/graphql'
}

function isUpload({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/') ?? false
}

function isLogOut(body: unknown, operations: PersistedOperations): boolean {
  if (typeof body !== 'object' || body === null) return false
  const { query, documentId, id = documentId }: { query?: unknown; documentId?: unknown; id?: unknown } = body
  const text = typeof id === 'string' ? operations.known(id) : query
  return typeof text === 'string' && text.length < 500 && logOut.test(text)
}
