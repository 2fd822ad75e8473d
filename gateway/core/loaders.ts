import type { MaybePromise } from '@whatwg-node/promise-helpers'
import DataLoader from 'dataloader'
import { orNull } from './errors'
import type { BatchCall, BatchItem } from './batchCalls'
import type { RestClient } from './restClient'

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

/** Objects of one kind by their ids, as far as one request has come across them; a moment's look-ups are one call. */
class LookUps<N extends BatchCall> {
  #known = new Map<number, BatchItem<N> | null>()
  /** Made when something has to be looked up: most of what is kept here other calls brought along. */
  #loader: DataLoader<number, BatchItem<N> | null> | undefined

  constructor(
    private readonly client: Pick<RestClient, 'batch'>,
    private readonly name: N,
  ) {}

  /** At once when it is known: a promise for each fact of each object of a list costs more than the list. */
  load(id: number): MaybePromise<BatchItem<N> | null> {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    this.#loader ??= new DataLoader((ids) => this.#read(ids), { maxBatchSize })
    return this.#loader.load(id)
  }

  /** Keeps what another call brought along. */
  prime(id: number, item: BatchItem<N>): void {
    if (!this.#known.has(id)) this.#known.set(id, item)
  }

  /** What is still being looked up is not kept either. */
  forget(): void {
    this.#known = new Map()
    this.#loader?.clearAll()
  }

  async #read(ids: readonly number[]): Promise<(BatchItem<N> | Error | null)[]> {
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

/** Objects by id, for one request: the look-ups of one moment become one call, and none is made twice. */
export class Loaders {
  readonly #made = new Map<BatchCall, LookUps<BatchCall>>()

  constructor(private readonly client: Pick<RestClient, 'batch'>) {}

  get profiles() {
    return this.of('Profiles.GetProfilesByIds')
  }
  get profileDetails() {
    return this.of('Profiles.GetProfileDetailsByIds')
  }

  /** The objects that a batch call gives. Made when first needed: most operations look up one kind, or nothing. */
  of<N extends BatchCall>(name: N): LookUps<N> {
    const made = this.#made.get(name) ?? new LookUps(this.client, name)
    this.#made.set(name, made)
    return made as unknown as LookUps<N>
  }

  /** Forgets what was looked up, after a write. */
  forget(): void {
    for (const lookUps of this.#made.values()) lookUps.forget()
  }
}
