import { base } from './contestants'
import type { Window } from './measure'
import type { QueryName } from './queries'
import { meanRatio, median, type PairedRatios, type Ratio } from './statistics'

/** Comparable figures: less is better, except for `rate`. */
export type Measure = 'cpu' | 'rate' | 'p50' | 'p99'

export class Summary {
  readonly servers: readonly string[]
  readonly queries: readonly QueryName[]
  readonly connections: readonly number[]

  constructor(readonly windows: readonly Window[]) {
    this.servers = [...new Set(windows.map(({ server }) => server))]
    this.queries = [...new Set(windows.map(({ query }) => query))]
    this.connections = [...new Set(windows.map(({ connections }) => connections))].sort((a, b) => a - b)
  }

  of(server: string, query: QueryName, connections: number): readonly Window[] {
    return this.windows.filter(
      (each) => each.server === server && each.query === query && each.connections === connections,
    )
  }

  figure(server: string, query: QueryName, connections: number, measure: Measure | 'memory' | 'calls'): number {
    return median(this.of(server, query, connections).map((window) => window[measure]))
  }

  /** Ratio of two servers by windows of the same rounds: the mean over the queries, with its interval. */
  ratio(
    server: string,
    to: string,
    connections: number,
    measure: Measure = 'cpu',
    queries: readonly QueryName[] = this.queries,
  ): Ratio {
    return meanRatio(queries.map((query) => this.#paired(server, to, query, connections, measure)))
  }

  /** The maximum memory of a server, in megabytes. */
  memory(server: string): number {
    return Math.max(...this.windows.flatMap((each) => (each.server === server ? each.memory : [])))
  }

  /** The calls per query of a server, over all windows. */
  calls(server: string, query: QueryName): number {
    return median(this.windows.flatMap((each) => (each.server === server && each.query === query ? each.calls : [])))
  }

  #paired(server: string, to: string, query: QueryName, connections: number, measure: Measure): PairedRatios[number] {
    const others = new Map(this.of(to, query, connections).map((window) => [window.round, window[measure]]))
    return this.of(server, query, connections).map((window) => window[measure] / (others.get(window.round) ?? NaN))
  }

  /** Ratio of a server to ours. */
  toBase(server: string, connections: number, measure?: Measure, queries?: readonly QueryName[]): Ratio {
    return this.ratio(server, base, connections, measure, queries)
  }
}
