import type { RecordSourceSelectorProxy } from 'relay-runtime'

/**
 * For mutations after which lists all over the client are others than before: each is fetched anew when it is next shown.
 */
export const changesLists = {
  updater: (store: Pick<RecordSourceSelectorProxy, 'invalidateStore'>) => store.invalidateStore(),
}
