import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SystemError } from '../core/errors'
import type { PersistedOperations } from '../core/persistedOperations'
import { systemTimers, type Timers } from '../core/live/queue'
import type { OverloadSettings } from '../core/settings'
import { isLogOut } from './logOut'
import { isUpload } from './multipart'
import { senderOf } from './senderOf'
import { Turns } from './turns'

/** Milliseconds between two looks at how late the process is. */
const LOOK_EVERY = 100
/** So many looks in a row have to find it late: one pause, of whatever length, is no overload. */
const LOOKS = 5
/** Seconds after which to come again. */
const RETRY_AFTER = 2

/** Without these nobody could tell what is wrong, or leave; files of the client cost next to nothing. */
const always = /^\/(healthz|readyz|api\/LogOn\/LogOut)(\?|$)|^\/assets\//

type TurnTaking = Pick<Turns, 'enter' | 'leave'>

/** How long requests wait before they are handled: because the process is late, or for their turn. */
export class Overload {
  readonly operations: Turns
  /** Apart: how long one lasts is its sender's doing, and all the while it has a connection to the server behind. */
  readonly uploads: Turns
  readonly #uploadsOf = new Map<string, number>()
  readonly #lateness: number[] = []
  /** What was sent away so far. */
  readonly shed = { requests: 0, operations: 0 }

  constructor(
    private readonly settings: OverloadSettings,
    private readonly timers: Timers = systemTimers,
  ) {
    this.operations = new Turns(settings.atOnce, settings.queueMs, timers)
    this.uploads = new Turns(settings.uploads, settings.queueMs, timers)
  }

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
  enter(done: (entered: boolean) => void, turns: TurnTaking = this.operations): void {
    if (this.isLate) done(false)
    else turns.enter(done)
  }

  /** The turns of one sender's uploads: few who send theirs drop by drop would else keep all others out. */
  uploadsOf(address: string): TurnTaking {
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

interface Parts {
  readonly overload: Overload
  readonly operations: PersistedOperations
}

/**
 * Sheds requests with 503 while they would wait too long, and recovers as soon as they do not. Operations of the graph take
 * turns, and uploads take turns of their own. A stream has had its turn when it begins.
 */
export function shedOverload(app: FastifyInstance, { overload, operations }: Parts): void {
  const running = new WeakMap<FastifyRequest, TurnTaking>()
  const leave = (request: FastifyRequest) => {
    running.get(request)?.leave()
    running.delete(request)
  }
  const end = overload.watch()
  app.addHook('onClose', async () => end())
  app.addHook('onRequest', (request, reply, done) => {
    // What is asked of the graph is known only when it has been read.
    if (!overload.isLate || isGraph(request) || always.test(request.url)) return done()
    overload.shed.requests += 1
    void comeAgain(reply).send({ status: 503, code: 'OVERLOADED' })
  })
  app.addHook('preHandler', (request, reply, done) => {
    if (!isGraph(request) || isLogOut(request.body, operations)) return done()
    const turns = isUpload(request) ? overload.uploadsOf(senderOf(request.ip)) : overload.operations
    overload.enter((entered) => {
      // Not in the leaver's stack: there may be thousands who went while they waited.
      if (entered && reply.raw.closed) return queueMicrotask(() => turns.leave())
      if (entered) {
        running.set(request, turns)
        // Who goes before there is an answer leaves too.
        reply.raw.once('close', () => leave(request))
        return done()
      }
      overload.shed.operations += 1
      const error = new SystemError('OVERLOADED', { retryAfter: RETRY_AFTER, requestId: request.id })
      void comeAgain(reply).send({ errors: [error.toJSON()] })
    }, turns)
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request)
    done(null, payload)
  })
}

function comeAgain(reply: FastifyReply): FastifyReply {
  return reply.status(503).headers({ 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' })
}

function isGraph({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/graphql'
}
