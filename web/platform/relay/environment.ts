import { Environment, RecordSource, Store } from 'relay-runtime'
import { createNetwork, type PageSession } from './network'

/** The client's Relay environment. Results are used again for ten minutes, and fifty screens are kept for Back. */
export function createEnvironment(session: PageSession): Environment {
  return new Environment({
    network: createNetwork(session),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 50, queryCacheExpirationTime: 10 * 60_000 }),
  })
}
