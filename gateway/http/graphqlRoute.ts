import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { createContext } from '../core/context'
import { SystemError } from '../core/errors'
import type { GraphQLServer, OperationContext } from '../core/operations/graphql'
import { fileTooLarge } from '../core/rest/uploadBody'
import type { Upstream } from '../core/rest/upstream'
import type { FastPath, PlainAnswer } from '../fastPath/fastPath'
import { plainRequest } from '../fastPath/plainRequest'
import type { OperationRecord } from '../core/operations/operationRecord'
import type { Settings } from '../core/settings'
import { isForged } from './csrf'
import { closeAfterBody, drainBody, isUpload, readMultipart } from './multipart'
import { refuseUnreadable } from './readable'
import { visitOf } from './visit'

interface Parts {
  readonly schema: GraphQLSchema
  readonly graphql: GraphQLServer
  readonly fastPath: FastPath
  readonly upstream: Upstream
  readonly settings: Settings
}

/** `/graphql`: queries by GET and POST, mutations by POST, files by multipart. */
export function graphqlRoute({ schema, graphql, fastPath, upstream, settings }: Parts) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(multipart, { throwFileSizeLimit: false })
    app.setErrorHandler((error, request, reply) => {
      if (isUpload(request)) closeAfterBody(request, reply)
      return sendError(error, request, reply)
    })
    app.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      bodyLimit: settings.limits.body,
      compress: { zlibOptions: { level: 1 } },
      decompress: { requestEncodings: ['gzip', 'deflate', 'br'] },
      onRequest: (request, _reply, done) => {
        if (isForged(request)) return done(new SystemError('FORBIDDEN', { reason: 'CSRF', requestId: request.id }))
        return done(isTooLarge(request) ? fileTooLarge() : undefined)
      },
      handler: async (request, reply) => {
        // Loaded on demand: the editor takes half as much memory as everything else.
        if (settings.freeDocuments && wantsEditor(request))
          return (await import('./graphiql')).sendGraphiQL(schema, reply)
        const upload = request.isMultipart() ? await readMultipart(request, settings.limits) : undefined
        const visit = visitOf(request, reply)
        const context: OperationContext = Object.assign(
          createContext(upstream, settings, visit, request.headers.cookie),
          {
            ...(upload ? { multipart: upload.params } : {}),
            report: (error: unknown) => {
              // Calls are aborted when the client disconnects, which is nobody's fault.
              if (visit.gone.aborted) return
              request.log.error({ reqId: request.id, err: error }, 'Unexpected error in an operation')
            },
          },
        )
        request.operation = { params: upload?.params ?? request.body ?? request.query, context }
        const plain = upload ? null : plainRequest(request)
        const answer = plain ? await fastPath.answer(plain, context) : null
        if (answer) return sendText(answer, context, request, reply)
        refuseUnreadable(request)
        const response = await graphql.handleNodeRequestAndResponse(request, reply, context)
        if (upload) drainBody(request)
        return send(response, context, request, reply)
      },
    })

    if (settings.freeDocuments) {
      app.get<{ Params: { version: string; part: string } }>(
        '/graphql/explorer/:version/:part',
        async ({ params }, reply) => (await import('./graphiql')).sendPart(params, reply),
      )
    }

    function isTooLarge(request: FastifyRequest): boolean {
      const aroundTheFile = 200_000
      const length = Number(request.headers['content-length'] ?? 0)
      return isUpload(request) && length > settings.limits.upload + aroundTheFile
    }
  }
}

/** Whether a person opens the address in a browser, as opposed to a client. */
function wantsEditor({ method, headers, query }: FastifyRequest): boolean {
  const asks = typeof query === 'object' && query !== null && ('query' in query || 'documentId' in query)
  return method === 'GET' && !asks && (headers.accept ?? '').includes('text/html')
}

/** Headers of Yoga's answers that we set ourselves: those of the connection, and cookies. */
const ownHeaders: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'set-cookie',
  'transfer-encoding',
])

/** Forbids caching, because the answer belongs to one member, and adds cookies. */
function ownAnswer({ setCookieLines }: OperationContext['jar'], reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  if (setCookieLines.length > 0) reply.header('set-cookie', [...setCookieLines])
}

function sendText(answer: PlainAnswer, { jar }: OperationContext, request: FastifyRequest, reply: FastifyReply) {
  const { text, type, errors } = answer
  note(request, { errors, compiled: true, stream: false })
  ownAnswer(jar, reply)
  return reply.header('content-type', `${type}; charset=utf-8`).send(text)
}

/** Copies Yoga's answer by hand, because compression does not work on a Response handed to Fastify. */
async function send(response: Response, { jar }: OperationContext, request: FastifyRequest, reply: FastifyReply) {
  reply.status(response.status)
  for (const [name, value] of response.headers) if (!ownHeaders.has(name.toLowerCase())) reply.header(name, value)
  ownAnswer(jar, reply)
  const type = response.headers.get('content-type') ?? ''
  const stream = /^(multipart\/|text\/event-stream)/.test(type)
  if (!stream) {
    const text = await response.text()
    note(request, { errors: hasErrors(text), compiled: false, stream })
    return reply.send(text)
  }
  note(request, { errors: false, compiled: false, stream })
  // Compression would buffer the parts of a deferred answer, or the events of a stream.
  request.headers['x-no-compression'] = '1'
  // Proxies must not buffer them either.
  if (type.startsWith('text/event-stream'))
    reply.headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
  return reply.send(response.body)
}

function note({ operation }: FastifyRequest, answered: OperationRecord['answered']): void {
  if (operation) operation.answered = answered
}

/** The specification puts errors first, so that they are found at once. */
function hasErrors(text: string): boolean {
  return text.startsWith('{"errors":')
}

/** Reports what fails before an operation exists in the same form as what fails within one. */
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error)
  const shown =
    error instanceof GraphQLError
      ? error
      : new SystemError(status < 500 ? 'BAD_USER_INPUT' : 'UPSTREAM_ERROR', { requestId: request.id })
  if (status >= 500 && !reply.raw.closed) request.log.error({ reqId: request.id, err: error }, 'A request failed')
  return reply.status(status).send({ errors: [shown.toJSON()] })
}

function statusOf(error: unknown): number {
  if (error instanceof SystemError && error.code === 'FORBIDDEN') return 403
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') return error.status
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') return error.statusCode
  return error instanceof GraphQLError ? 400 : 500
}
