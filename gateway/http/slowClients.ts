import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../core/settings'
import { isUpload } from './multipart'

/** Bytes of a body that must arrive within the timeout, unless the body ends. */
const MIN_BODY_SHARE = 65_536
const MIN_UPLOAD_SHARE = 4_096
/**
 * Larger texts are written in pieces of this size, because a single write does not show how much the client has
 * taken.
 */
const PIECE = 65_536

/** What a connection waits for. */
interface Waiting {
  /** The request that is still arriving; absent once its body is complete. */
  request?: IncomingMessage
  isUpload: boolean
  /** Timeout for one step of the answer. */
  answerMs: number
  /** Time and position of the last progress. */
  body: Mark
  answer: Mark
}

interface Mark {
  since: number
  bytes: number
}

/**
 * Closes the connections of clients that send a body or read an answer drop by drop; Node does so for headers
 * (`headersTimeout`). A poor line that makes progress may take its time, and so may a film that somebody watches.
 * Silent streams are left alone.
 */
export function closeSlowClients(app: FastifyInstance, { slowClientMs, uploadTimeoutMs }: Settings): void {
  const connections = new Map<Socket, Waiting>()

  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, {
      isUpload: false,
      answerMs: slowClientMs,
      body: { since: 0, bytes: 0 },
      answer: { since: 0, bytes: 0 },
    })
    socket.once('close', () => connections.delete(socket))
  })

  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    const waiting = connections.get(raw.socket)
    if (!waiting) return done()
    waiting.answerMs = isFilm(request) ? uploadTimeoutMs : slowClientMs
    if (raw.complete) return done()
    waiting.request = raw
    waiting.isUpload = isUpload(request)
    waiting.body = { since: performance.now(), bytes: raw.socket.bytesRead }
    done()
  })

  app.addHook('onSend', (_request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length <= PIECE) return done(null, payload)
    const bytes = Buffer.from(payload)
    reply.header('content-length', bytes.length)
    done(null, Readable.from(piecesOf(bytes)))
  })

  const sweep = setInterval(() => {
    const now = performance.now()
    for (const [socket, waiting] of connections) {
      if (isBodySlow(socket, waiting, now, slowClientMs) || isAnswerSlow(socket, waiting, now)) socket.destroy()
    }
  }, checkEvery(slowClientMs))
  sweep.unref()
  app.addHook('onClose', async () => clearInterval(sweep))
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE)
}

/** How often connections are checked, so that slow clients are closed soon after the timeout. */
export function checkEvery(slowClientMs: number): number {
  return Math.max(20, Math.min(1000, Math.floor(slowClientMs / 4)))
}

/** A player reads a film at the pace of the viewer, and not at all while it is paused. */
function isFilm({ url }: FastifyRequest): boolean {
  return url.startsWith('/media/')
}

function isBodySlow(socket: Socket, waiting: Waiting, now: number, patience: number): boolean {
  const { request, body } = waiting
  if (!request) return false
  if (request.complete || request.destroyed) {
    delete waiting.request
    return false
  }
  // Bytes that have arrived but wait for the upstream are not the client's fault.
  const isHeldUp = request.readableLength > 0
  const goesOn = socket.bytesRead - body.bytes >= (waiting.isUpload ? MIN_UPLOAD_SHARE : MIN_BODY_SHARE)
  if (isHeldUp || goesOn) {
    waiting.body = { since: now, bytes: socket.bytesRead }
    return false
  }
  return now - body.since > patience
}

function isAnswerSlow(socket: Socket, waiting: Waiting, now: number): boolean {
  const taken = socket.bytesWritten - socket.writableLength
  if (socket.writableLength === 0 || taken > waiting.answer.bytes) {
    waiting.answer = { since: now, bytes: taken }
    return false
  }
  return now - waiting.answer.since > waiting.answerMs
}
