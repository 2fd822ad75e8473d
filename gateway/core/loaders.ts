import DataLoader from 'dataloader'
import { orNull } from './errors'
import type { ItemOf, RestClient } from './restClient'

/** As many ids as the batched calls take at once. */
const maxBatchSize = 100

/** Ids are whole numbers of the database from 1. */
const largestId = 2_147_483_647

/** Whether a number can name anything: a call would refuse others, and with them all that were asked for at once. */
function isPossibleId(id: number): boolean {
  return id >= 1 && id <= largestId
}

/** One object by its number; null when there is none. */
export async function lookUp<T>(id: number, read: (id: number) => Promise<T>): Promise<T | null> {
  return isPossibleId(id) ? orNull(read(id)) : null
}

type BatchCall = Parameters<RestClient['batch']>[0]

function byId<N extends BatchCall>(client: RestClient, name: N): DataLoader<number, ItemOf<N> | null> {
  return new DataLoader(
    async (ids) => {
      const possible = ids.filter(isPossibleId)
      const found = possible.length > 0 ? await client.batch(name, possible) : undefined
      return ids.map((id) => found?.get(id) ?? null)
    },
    { maxBatchSize },
  )
}

/** Look-ups by id of one request: those of one moment become one call, and none is made twice. */
export class Loaders {
  readonly #made = new Map<BatchCall, { clearAll(): unknown }>()

  constructor(private readonly client: RestClient) {}

  get profiles() {
    return this.#loader('Profiles.GetProfilesByIds')
  }
  get profileDetails() {
    return this.#loader('Profiles.GetProfileDetailsByIds')
  }
  get media() {
    return this.#loader('Media.GetMediaByIds')
  }
  get albums() {
    return this.#loader('Media.GetAlbumsByIds')
  }
  get blogEntries() {
    return this.#loader('Blogs.GetBlogEntriesByIds')
  }
  /** By the numbers of their profiles. */
  get blogAuthors() {
    return this.#loader('Blogs.GetBlogAuthorsByIds')
  }
  get conversations() {
    return this.#loader('Mail.GetConversationsByIds')
  }
  get messages() {
    return this.#loader('Mail.GetMessagesByIds')
  }
  get notifications() {
    return this.#loader('Notifications.GetNotificationsByIds')
  }

  /** Forgets what was looked up, after a write. */
  forget(): void {
    for (const loader of this.#made.values()) loader.clearAll()
  }

  /** Made when first needed: most operations look up one kind of thing, or nothing. */
  #loader<N extends BatchCall>(name: N): DataLoader<number, ItemOf<N> | null> {
    const made = this.#made.get(name) ?? byId(this.client, name)
    this.#made.set(name, made)
    return made as DataLoader<number, ItemOf<N> | null>
  }
}
