import DataLoader from 'dataloader'
import type { ItemOf, RestClient } from './restClient'

/** As many ids as the batched calls take at once. */
const maxBatchSize = 100

/** Ids are whole numbers of the database from 1; others name nothing, and the call would refuse them all for one. */
const largestId = 2_147_483_647

type BatchCall = Parameters<RestClient['batch']>[0]

function byId<N extends BatchCall>(client: RestClient, name: N): DataLoader<number, ItemOf<N> | null> {
  return new DataLoader(
    async (ids) => {
      const possible = ids.filter((id) => id >= 1 && id <= largestId)
      const found = possible.length > 0 ? await client.batch(name, possible) : undefined
      return ids.map((id) => found?.get(id) ?? null)
    },
    { maxBatchSize },
  )
}

/** Look-ups by id of one request: those of one moment become one call, and none is made twice. */
export class Loaders {
  readonly profiles: DataLoader<number, ItemOf<'Profiles.GetProfilesByIds'> | null>
  readonly media: DataLoader<number, ItemOf<'Media.GetMediaByIds'> | null>

  constructor(client: RestClient) {
    this.profiles = byId(client, 'Profiles.GetProfilesByIds')
    this.media = byId(client, 'Media.GetMediaByIds')
  }

  /** Forgets what was looked up, after a write. */
  forget(): void {
    this.profiles.clearAll()
    this.media.clearAll()
  }
}
