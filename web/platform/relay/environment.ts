import { commitLocalUpdate, Environment, RecordSource, Store } from 'relay-runtime'
import type { RecordMap } from 'relay-runtime/lib/store/RelayStoreTypes'
import { createNetwork, type PageSession } from './network'

/** How long results are used again, in milliseconds. */
const USED_FOR = 10 * 60_000

/** The client's Relay environment, with the records that came with the page. Results are used again for ten minutes, and fifty screens are kept for Back. */
export function createEnvironment(session: PageSession, records?: RecordMap): Environment {
  const environment = new Environment({
    network: createNetwork(session),
    store: new Store(new RecordSource(records), { gcReleaseBufferSize: 50, queryCacheExpirationTime: USED_FOR }),
  })
  // The store does not know when they were fetched, and would use them for ever.
  if (records) setTimeout(() => commitLocalUpdate(environment, (store) => store.invalidateStore()), USED_FOR)
  return environment
}
