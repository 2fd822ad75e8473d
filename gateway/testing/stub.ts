import { fastify, type FastifyReply, type FastifyRequest } from 'fastify'
import { type AnswerOf, type CallName, calls, pathOf } from '../../legacy/contract/contract'
import { contentTokens, details, media, problem, profile, site, viewer } from './fixtures'

interface SeenCall {
  readonly name: CallName
  readonly headers: FastifyRequest['headers']
  readonly query: unknown
  readonly body: unknown
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

/** A server for the contract with small default answers, which a test can replace. */
export interface Stub {
  readonly url: string
  readonly seen: SeenCall[]
  answer<N extends CallName>(name: N, answer: AnswerOf<N>): void
  /** Answers a call by the test's own handler. */
  on(name: CallName, handler: Handler): void
  /** The names of the calls received, in order. */
  names(): CallName[]
  /** The body of the first such call received. */
  bodyOf(name: CallName): unknown
  /** Refuses a call with problem details (RFC 9457). */
  refuse(name: CallName, status: number, code: string, more?: object): void
  /** Removes the test's handlers and the recorded calls. */
  reset(): void
  close(): Promise<void>
}

function idsIn(request: FastifyRequest): number[] {
  const body = request.body
  return typeof body === 'object' && body !== null && 'ids' in body && Array.isArray(body.ids)
    ? body.ids.map(Number)
    : []
}

const usual: Partial<Record<CallName, Handler>> = {
  'Site.GetSiteConfiguration': () => site,
  'Site.GetVersion': () => ({ version: '1' }),
  'CurrentProfile.GetProfileData': () => viewer,
  'Common.GetContentTokens': () => contentTokens,
  'Profiles.GetProfilesByIds': (request) => idsIn(request).map(profile),
  'Profiles.GetProfileDetailsByIds': (request) => idsIn(request).map(details),
  'Media.GetMediaByIds': (request) => idsIn(request).map(media),
}

export async function startStub(): Promise<Stub> {
  const app = fastify({ forceCloseConnections: true })
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
  const seen: SeenCall[] = []
  const handlers = new Map<CallName, Handler>()
  for (const [name, { method }] of calls) {
    app.route({
      method,
      url: pathOf(name),
      handler: async (request, reply) => {
        seen.push({ name, headers: request.headers, query: request.query, body: request.body })
        const handler = handlers.get(name) ?? usual[name]
        if (!handler) return reply.status(404).send({ status: 404, code: 'NOT_FOUND' })
        const answer = await handler(request, reply)
        return reply.sent || reply.raw.writableEnded || reply.raw.destroyed ? reply : reply.send(answer)
      },
    })
  }
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    seen,
    answer: (name, answer) => void handlers.set(name, () => answer),
    on: (name, handler) => void handlers.set(name, handler),
    names: () => seen.map(({ name }) => name),
    bodyOf: (name) => seen.find((call) => call.name === name)?.body,
    refuse: (name, status, code, more) =>
      void handlers.set(name, (_request, reply) => reply.status(status).send(problem(status, code, more))),
    reset() {
      handlers.clear()
      seen.length = 0
    },
    close: () => app.close(),
  }
}
