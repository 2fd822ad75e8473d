import { Environment, RecordSource, Store } from 'relay-runtime'
import type { RecordMap } from 'relay-runtime/lib/store/RelayStoreTypes'
import { createNetwork, type PageSession } from './network'

/** The client's Relay environment, with the records that came with the page. Results are used again for ten minutes, and fifty screens are kept for Back. */
export function createEnvironment(session: PageSession, records?: RecordMap): Environment {
  return new Environment({
    network: createNetwork(session),
    store: new Store(new RecordSource(records), { gcReleaseBufferSize: 50, queryCacheExpirationTime: 10 * 60_000 }),
  })
}
