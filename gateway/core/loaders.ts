import DataLoader from 'dataloader'
import type { ItemOf, RestClient } from './restClient'

/** As many ids as the batched calls take at once. */
const maxBatchSize = 100

type BatchCall = Parameters<RestClient['batch']>[0]

function byId<N extends BatchCall>(client: RestClient, name: N): DataLoader<number, ItemOf<N> | null> {
  return new DataLoader(
    async (ids) => {
      const found = await client.batch(name, ids)
      return ids.map((id) => found.get(id) ?? null)
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
