import type { MaybePromise } from '@whatwg-node/promise-helpers'
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

/** Objects of one kind by their ids, as far as one request has come across them; a moment's look-ups are one call. */
class LookUps<N extends BatchCall> {
  #known = new Map<number, ItemOf<N> | null>()
  /** Made when something has to be looked up: most of what is kept here other calls brought along. */
  #loader: DataLoader<number, ItemOf<N> | null> | undefined

  constructor(
    private readonly client: RestClient,
    private readonly name: N,
  ) {}

  /** At once when it is known: a promise for each fact of each object of a list costs more than the list. */
  load(id: number): MaybePromise<ItemOf<N> | null> {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    this.#loader ??= new DataLoader((ids) => this.#read(ids), { maxBatchSize })
    return this.#loader.load(id)
  }

  /** Keeps what another call brought along. */
  prime(id: number, item: ItemOf<N>): void {
    if (!this.#known.has(id)) this.#known.set(id, item)
  }

  /** What is still being looked up is not kept either. */
  forget(): void {
    this.#known = new Map()
    this.#loader?.clearAll()
  }

  async #read(ids: readonly number[]): Promise<(ItemOf<N> | Error | null)[]> {
    const known = this.#known
    const possible = ids.filter(isPossibleId)
    // A call that failed is not made again for what asks for the same a moment later.
    const failed = (error: Error) => new Map(possible.map((id) => [id, error] as const))
    const found = possible.length > 0 ? await this.client.batch(this.name, possible).catch(failed) : undefined
    return ids.map((id) => {
      const item = found?.get(id) ?? null
      if (!(item instanceof Error)) known.set(id, item)
      return item
    })
  }
}

/** Look-ups by id of one request: those of one moment become one call, and none is made twice. */
export class Loaders {
  readonly #made = new Map<BatchCall, { forget(): void }>()

  constructor(private readonly client: RestClient) {}

  get profiles() {
    return this.#lookUps('Profiles.GetProfilesByIds')
  }
  get profileDetails() {
    return this.#lookUps('Profiles.GetProfileDetailsByIds')
  }
  get media() {
    return this.#lookUps('Media.GetMediaByIds')
  }
  get albums() {
    return this.#lookUps('Media.GetAlbumsByIds')
  }
  get blogEntries() {
    return this.#lookUps('Blogs.GetBlogEntriesByIds')
  }
  /** By the numbers of their profiles. */
  get blogAuthors() {
    return this.#lookUps('Blogs.GetBlogAuthorsByIds')
  }
  get conversations() {
    return this.#lookUps('Mail.GetConversationsByIds')
  }
  get messages() {
    return this.#lookUps('Mail.GetMessagesByIds')
  }
  get notifications() {
    return this.#lookUps('Notifications.GetNotificationsByIds')
  }

  /** Forgets what was looked up, after a write. */
  forget(): void {
    for (const lookUps of this.#made.values()) lookUps.forget()
  }

  /** Made when first needed: most operations look up one kind of thing, or nothing. */
  #lookUps<N extends BatchCall>(name: N): LookUps<N> {
    const made = this.#made.get(name) ?? new LookUps(this.client, name)
    this.#made.set(name, made)
    return made as LookUps<N>
  }
}
