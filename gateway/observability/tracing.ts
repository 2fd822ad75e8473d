import { setTimeout as delay } from 'node:timers/promises'
import {
  context,
  type Context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
} from '@opentelemetry/api'
import { trace, type Tracer } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { callByName } from '../../legacy/contract/contract'
import { RefusedError } from '../core/errors'
import type { UpstreamAnswer, UpstreamRequest } from '../core/rest/upstream'
import { batchSizeOf, type CallWatcher, failureOf, type Send } from './observedUpstream'
import { identityOf } from '../core/operations/operationRecord'
import { type EndedRequest, outcomeOf, type RequestWatcher } from './requests'
import { fail, traceFields } from './tracedFields'

/** Maximum milliseconds for the last export: a missing collector must not delay the shutdown. */
const LAST_EXPORT = 2_000

/** Machines request these every few seconds. */
const UNTRACED: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz'])

/** The headers of a trace; baggage may contain anything and is not forwarded. */
const traceHeaders = ['traceparent', 'tracestate'] as const

interface Spans {
  readonly request: Span
  readonly context: Context
  operation?: Span
}

/**
 * Traces by OpenTelemetry from the request to the operation, its fields and their REST calls, exported by OTLP
 * over HTTP as the standard variables say. Attributes hold names and numbers, never what somebody typed or who
 * they are.
 */
export class Tracing implements RequestWatcher, CallWatcher {
  readonly #provider: NodeTracerProvider
  readonly #tracer: Tracer
  readonly #spans = new WeakMap<FastifyRequest, Spans>()

  constructor() {
    this.#provider = new NodeTracerProvider({
      resource: defaultResource()
        .merge(resourceFromAttributes({ 'service.name': 'nordlys-gateway' }))
        .merge(detectResources({ detectors: [envDetector] })),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    })
    this.#provider.register()
    this.#tracer = this.#provider.getTracer('nordlys-gateway')
  }

  traceFields(schema: GraphQLSchema): void {
    traceFields(schema, this.#tracer)
  }

  /** Binds handlers to their request's trace. Not earlier, because reading a body loses the context. */
  traceHandlers(app: FastifyInstance): void {
    app.addHook('preHandler', (request, _reply, done) => {
      const spans = this.#spans.get(request)
      if (!spans) return done()
      if (request.routeOptions.url !== '/graphql') return context.with(spans.context, done)
      spans.operation = this.#tracer.startSpan('operation', {}, spans.context)
      return context.with(trace.setSpan(spans.context, spans.operation), done)
    })
  }

  began(request: FastifyRequest): void {
    const { url = 'unknown' } = request.routeOptions
    if (UNTRACED.has(url)) return
    const span = this.#tracer.startSpan(
      `${request.method} ${url}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': url, 'request.id': request.id },
      },
      parentOf(request),
    )
    this.#spans.set(request, { request: span, context: trace.setSpan(ROOT_CONTEXT, span) })
  }

  ended(request: FastifyRequest, ended: EndedRequest): void {
    const spans = this.#spans.get(request)
    if (!spans) return
    this.#endOperation(spans.operation, ended)
    spans.request.setAttribute('http.response.status_code', ended.status)
    if (ended.status >= 500) spans.request.setStatus({ code: SpanStatusCode.ERROR })
    spans.request.end()
  }

  /** Makes each call a span, and sends the trace headers with it. */
  async around(request: UpstreamRequest, send: Send): Promise<UpstreamAnswer> {
    const batchSize = batchSizeOf(request)
    const span = this.#tracer.startSpan(request.name, {
      kind: SpanKind.CLIENT,
      attributes: {
        'rest.call': request.name,
        'http.request.method': callByName.get(request.name)?.method,
        'request.id': request.requestId,
        'rest.batch_size': batchSize,
      },
    })
    const headers = this.headersOf(trace.setSpan(context.active(), span))
    try {
      const answer = await send({ ...request, headers: { ...request.headers, ...headers } })
      span.setAttribute('http.response.status_code', answer.status)
      return answer
    } catch (error) {
      // A refusal is an answer too.
      if (error instanceof RefusedError) span.setAttribute('http.response.status_code', error.status)
      else {
        fail(span, error)
        span.setAttribute('rest.result', failureOf(error))
      }
      throw error
    } finally {
      span.end()
    }
  }

  /** The trace headers for the next server. */
  headersOf(active = context.active()): Record<string, string> {
    const carrier: Record<string, string> = {}
    propagation.inject(active, carrier)
    return Object.fromEntries(traceHeaders.flatMap((name) => (carrier[name] ? [[name, carrier[name]]] : [])))
  }

  /** Exports the remaining spans. */
  async close(): Promise<void> {
    const told = this.#provider.shutdown().catch(() => undefined)
    await Promise.race([told, delay(LAST_EXPORT, undefined, { ref: false })])
    trace.disable()
    context.disable()
    propagation.disable()
  }

  #endOperation(span: Span | undefined, ended: EndedRequest): void {
    if (!span) return
    const { operation } = ended
    if (operation) {
      const { name, type } = identityOf(operation)
      const outcome = outcomeOf(ended)
      span.updateName(`${type} ${name}`)
      span.setAttributes({
        'graphql.operation.name': name,
        'graphql.operation.type': type,
        'graphql.outcome': outcome,
        'rest.call_count': operation.context.restCalls.length,
      })
      if (outcome === 'errors' || outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR })
    }
    span.end()
  }
}

/** Continues a trace only from trusted proxies, because anybody can send the header. */
function parentOf({ ips, headers }: FastifyRequest): Context {
  if (!ips || ips.length < 2) return ROOT_CONTEXT
  const carrier = Object.fromEntries(traceHeaders.map((name) => [name, headers[name]]))
  return propagation.extract(ROOT_CONTEXT, carrier)
}
