import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Registry } from 'prom-client'
import { Upstream } from '../core/rest/upstream'
import type { LiveHub } from '../core/live/hub'
import type { Settings } from '../core/settings'
import type { Internals } from './internalMetrics'
import { type CallWatcher, ObservedUpstream } from './observedUpstream'
import { requestLog, type RequestWatcher, watchRequests } from './requests'
import type { Tracing } from './tracing'

const LEVELS_WITH_REQUESTS = ['trace', 'debug', 'info']

/** Logs, metrics and traces of a gateway. What is switched off is not loaded. */
export class Observability {
  readonly #watchers: (RequestWatcher & CallWatcher)[] = []
  #registry: Registry | undefined
  #tracing: Tracing | undefined

  private constructor(private readonly settings: Settings) {}

  /** Must be added before all other hooks, so that it also sees what they refuse. */
  static async of(app: FastifyInstance, settings: Settings): Promise<Observability> {
    const seen = new Observability(settings)
    if (settings.metrics) await seen.#addMetrics(app, settings.metrics)
    if (settings.tracing) await seen.#addTracing(app)
    const logged = LEVELS_WITH_REQUESTS.includes(settings.logLevel) ? [requestLog()] : []
    watchRequests(app, [...logged, ...seen.#watchers])
    return seen
  }

  /** The legacy server, observed if metrics or traces are on. */
  upstream(live: LiveHub): Upstream {
    return this.#watchers.length === 0
      ? new Upstream(this.settings, live)
      : new ObservedUpstream(this.settings, live, this.#watchers)
  }

  /** Adds the gateway's internals to the metrics once they exist. */
  async showInternals(internals: Internals): Promise<void> {
    if (!this.#registry) return
    const { addInternalMetrics } = await import('./internalMetrics')
    addInternalMetrics(this.#registry, internals)
  }

  traceFields(schema: GraphQLSchema): void {
    this.#tracing?.traceFields(schema)
  }

  /** The trace headers for the next server; undefined without tracing. */
  get traceHeaders(): (() => Record<string, string>) | undefined {
    const tracing = this.#tracing
    return tracing && (() => tracing.headersOf())
  }

  async #addMetrics(app: FastifyInstance, address: NonNullable<Settings['metrics']>): Promise<void> {
    const { Metrics } = await import('./metrics')
    const metrics = new Metrics()
    this.#watchers.push(metrics)
    this.#registry = metrics.registry
    // Of several processes the first one collects the metrics of all.
    if (cluster.isWorker) {
      const { answerMetrics } = await import('./workerMetrics')
      answerMetrics(metrics.registry)
      return
    }
    const { serveMetrics } = await import('./metricsServer')
    let close: (() => Promise<void>) | undefined
    app.addHook('onReady', async () => {
      close = await serveMetrics(address, () => metrics.registry.metrics())
    })
    app.addHook('onClose', async () => close?.())
  }

  async #addTracing(app: FastifyInstance): Promise<void> {
    const { Tracing } = await import('./tracing')
    const tracing = new Tracing()
    this.#tracing = tracing
    this.#watchers.push(tracing)
    tracing.traceHandlers(app)
    app.addHook('onClose', () => tracing.close())
  }
}
