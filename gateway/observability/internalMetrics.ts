import { CircuitState } from 'cockatiel'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Upstream } from '../core/rest/upstream'

interface LimiterLoad {
  readonly running: number
  readonly waiting: number
}

type Counts = Readonly<Record<string, number>>

/** What the metrics read inside the gateway. */
export interface Internals {
  readonly overload: { readonly operations: LimiterLoad; readonly uploads: LimiterLoad; readonly shed: Counts }
  readonly upstream: Pick<Upstream, 'breakers'>
  readonly fastPath: { readonly plans: Counts }
}

const breakerStates = { closed: CircuitState.Closed, open: CircuitState.Open, half_open: CircuitState.HalfOpen }

/** Adds gauges that are read on each scrape. All of them can be summed over processes. */
export function addInternalMetrics(registry: Registry, { overload, upstream, fastPath }: Internals): void {
  const registers: Registry[] = []
  registry.registerMetric(
    new Counter({
      name: 'gateway_shed_total',
      help: 'What was sent away with 503, as it would have waited too long: operations, and all other requests',
      labelNames: ['what'],
      registers,
      collect() {
        this.reset()
        for (const [what, count] of Object.entries(overload.shed)) this.inc({ what }, count)
      },
    }),
  )
  for (const what of ['operations', 'uploads'] as const) {
    registry.registerMetric(
      new Gauge({
        name: `gateway_${what}`,
        help: `Of ${what}: those that are run (running), and those that wait for their turn (waiting)`,
        labelNames: ['state'],
        registers,
        collect() {
          this.set({ state: 'running' }, overload[what].running)
          this.set({ state: 'waiting' }, overload[what].waiting)
        },
      }),
    )
  }
  registry.registerMetric(
    new Gauge({
      name: 'gateway_plans',
      help: 'Compiled operations that are held, of the persisted ones and of free documents',
      labelNames: ['of'],
      registers,
      collect() {
        for (const [of, count] of Object.entries(fastPath.plans)) this.set({ of }, count)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'gateway_breakers',
      help: 'Breakers of an area by their state; each process has one',
      labelNames: ['area', 'state'],
      registers,
      collect() {
        for (const [area, breaker] of upstream.breakers)
          for (const [state, value] of Object.entries(breakerStates))
            this.set({ area, state }, breaker.state === value ? 1 : 0)
      },
    }),
  )
}
