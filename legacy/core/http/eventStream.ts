import { createHash, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { EVENTS_HEARTBEAT, EVENTS_PATH } from '../../contract/events'
import type { PlainRoutes } from '../handler'
import { notFound, Problem } from '../problem'

/**
 * Maximum bytes that may wait for a gateway that does not read; it is then disconnected and begins anew with a
 * `Resync`.
 */
const MAX_WAITING = 4 * 1024 * 1024

/** The event stream for gateways: see the contract of events. */
export const eventStreamRoutes: PlainRoutes = (app, { events, log, settings: { eventsSecret } }) => {
  app.get(EVENTS_PATH, async (request, reply) => {
    if (eventsSecret === '') throw notFound()
    if (!isBearer(request.headers.authorization, eventsSecret)) throw new Problem(401, 'UNAUTHENTICATED')
    const stream = new Readable({ highWaterMark: MAX_WAITING, read: () => undefined })
    const write = (text: string) => {
      stream.push(text)
      if (stream.readableLength < MAX_WAITING) return
      log.warn('A gateway is too slow to read the event stream')
      stream.destroy()
    }
    const heartbeat = setInterval(() => write(':\n\n'), EVENTS_HEARTBEAT)
    stream.once('close', () => clearInterval(heartbeat))
    try {
      const stop = await events.read({
        take: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
        end: () => {
          clearInterval(heartbeat)
          stream.push(null)
        },
      })
      stream.once('close', stop)
    } catch {
      stream.destroy()
      throw new Problem(503, 'MAINTENANCE')
    }
    // Sends the headers with the first bytes.
    write(':\n\n')
    return reply
      .headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'close' })
      .send(stream)
  })
  // A stream never ends by itself, and the server would wait for it.
  app.addHook('preClose', async () => events.close())
}

/** Compared in constant time. */
function isBearer(header: string | undefined, secret: string): boolean {
  return timingSafeEqual(hashed(header ?? ''), hashed(`Bearer ${secret}`))
}

function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
