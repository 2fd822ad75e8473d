import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { FastifyRequest } from 'fastify'
import type { UpstreamAnswer, UpstreamRequest } from '../core/rest/upstream'
import { type CallResult, type CallWatcher, failureOf, type Send } from './observedUpstream'
import { identityOf } from '../core/operations/operationRecord'
import { type EndedRequest, outcomeOf, type RequestWatcher } from './requests'

const OPERATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const CALL_BUCKETS = [0.0025, 0.01, 0.025, 0.1, 0.25, 1, 2.5, 10]

/**
 * The metrics for Prometheus. Every label has few values: names of persisted operations and of calls come from our
 * own files, and everything else shares one name.
 */
export class Metrics implements RequestWatcher, CallWatcher {
  readonly registry = new Registry()
  readonly #underWay = new Set<FastifyRequest>()
  readonly #operations: Histogram<'operation' | 'type' | 'outcome'>
  readonly #streams: Counter<'operation'>
  readonly #compiled: Counter<'by'>
  readonly #calls: Histogram<'call' | 'status'>

  constructor() {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.#operations = new Histogram({
      name: 'gateway_operation_duration_seconds',
      help: 'GraphQL operations from the request to the end of the answer; streams are counted apart',
      labelNames: ['operation', 'type', 'outcome'],
      buckets: OPERATION_BUCKETS,
      registers,
    })
    this.#streams = new Counter({
      name: 'gateway_streams_ended_total',
      help: 'Answers in parts that have ended: subscriptions and deferred ones',
      labelNames: ['operation'],
      registers,
    })
    this.#compiled = new Counter({
      name: 'gateway_operations_answered_total',
      help: 'Operations that were run by a compiled plan (plan), and those that were not (yoga)',
      labelNames: ['by'],
      registers,
    })
    this.#calls = new Histogram({
      name: 'gateway_rest_call_duration_seconds',
      help: 'REST calls to the legacy server, with their second try',
      labelNames: ['call', 'status'],
      buckets: CALL_BUCKETS,
      registers,
    })
    this.#addGauges()
  }

  began(request: FastifyRequest): void {
    this.#underWay.add(request)
  }

  ended(request: FastifyRequest, ended: EndedRequest): void {
    this.#underWay.delete(request)
    const { operation, route, status, ms } = ended
    if (route !== '/graphql') return
    if (!operation) {
      // Counts refusals; opening GraphiQL is no operation.
      if (status < 400) return
      this.#operations.observe({ operation: 'unknown', type: 'unknown', outcome: outcomeOf(ended) }, ms / 1000)
      return
    }
    const { name, type } = identityOf(operation)
    if (operation.answered) this.#compiled.inc({ by: operation.answered.compiled ? 'plan' : 'yoga' })
    if (operation.answered?.stream) this.#streams.inc({ operation: name })
    else this.#operations.observe({ operation: name, type, outcome: outcomeOf(ended) }, ms / 1000)
  }

  async around(request: UpstreamRequest, send: Send): Promise<UpstreamAnswer> {
    const started = performance.now()
    try {
      const answer = await send(request)
      this.#observe(request.name, '2xx', started)
      return answer
    } catch (error) {
      this.#observe(request.name, failureOf(error), started)
      throw error
    }
  }

  #observe(call: UpstreamRequest['name'], status: CallResult, started: number): void {
    this.#calls.observe({ call, status }, (performance.now() - started) / 1000)
  }

  #addGauges(): void {
    const underWay = this.#underWay
    const registers: Registry[] = []
    const streams = () => [...underWay].filter(({ operation }) => operation?.answered?.stream).length
    this.registry.registerMetric(
      new Gauge({
        name: 'gateway_requests_in_flight',
        help: 'Requests that are being answered, without open streams',
        registers,
        collect() {
          this.set(underWay.size - streams())
        },
      }),
    )
    this.registry.registerMetric(
      new Gauge({
        name: 'gateway_streams_open',
        help: 'Answers in parts that clients are listening to',
        registers,
        collect() {
          this.set(streams())
        },
      }),
    )
  }
}
