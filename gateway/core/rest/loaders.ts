import type { MaybePromise } from '@whatwg-node/promise-helpers'
import DataLoader from 'dataloader'
import { orNull, RefusedError } from '../errors'
import type { BatchCall, BatchItem } from './batchCalls'
import type { RestClient } from './restClient'

/** The maximum batch size of the calls. */
const maxBatchSize = 100

/** Ids are 32-bit integers of the database from 1. */
const largestId = 2_147_483_647

/** Whether a number can be an id: a call refuses others, and with them its whole batch. */
function isPossibleId(id: number): boolean {
  return id >= 1 && id <= largestId
}

/** One object by its id; null when there is none. */
export async function lookUp<T>(id: number, read: (id: number) => Promise<T>): Promise<T | null> {
  return isPossibleId(id) ? orNull(read(id)) : null
}

/** The same of something to go on writing: null also where the viewer may know of it, but it is not theirs to change. */
export function lookUpOwn<T>(id: number, read: (id: number) => Promise<T>): Promise<T | null> {
  return lookUp(id, read).catch((error: unknown) => {
    if (error instanceof RefusedError && error.code === 'FORBIDDEN') return null
    throw error
  })
}

/** Look-ups of one kind by id within one request; those of one moment share a batch. */
class LookUps<N extends BatchCall> {
  #known = new Map<number, BatchItem<N> | null>()
  /** Created on first use: most objects are primed by other calls. */
  #loader: DataLoader<number, BatchItem<N> | null> | undefined

  constructor(
    private readonly client: Pick<RestClient, 'batch'>,
    private readonly name: N,
  ) {}

  /** Synchronous for primed objects: a promise for each field of each object costs more than the list. */
  load(id: number): MaybePromise<BatchItem<N> | null> {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    this.#loader ??= new DataLoader((ids) => this.#read(ids), { maxBatchSize })
    return this.#loader.load(id)
  }

  /** Stores an object that another call returned. */
  prime(id: number, item: BatchItem<N>): void {
    if (!this.#known.has(id)) this.#known.set(id, item)
  }

  /** Also drops look-ups that are under way. */
  forget(): void {
    this.#known = new Map()
    this.#loader?.clearAll()
  }

  async #read(ids: readonly number[]): Promise<(BatchItem<N> | Error | null)[]> {
    const known = this.#known
    const possible = ids.filter(isPossibleId)
    // Caches the failure of a call for look-ups of the same moment.
    const failed = (error: Error) => new Map(possible.map((id) => [id, error] as const))
    const found = possible.length > 0 ? await this.client.batch(this.name, possible).catch(failed) : undefined
    return ids.map((id) => {
      const item = found?.get(id) ?? null
      if (!(item instanceof Error)) known.set(id, item)
      return item
    })
  }
}

/** Loads objects by id for one request: look-ups of one moment share a call, and none is repeated. */
export class Loaders {
  readonly #made = new Map<BatchCall, LookUps<BatchCall>>()

  constructor(private readonly client: Pick<RestClient, 'batch'>) {}

  get profiles() {
    return this.of('Profiles.GetProfilesByIds')
  }
  get profileDetails() {
    return this.of('Profiles.GetProfileDetailsByIds')
  }

  /** The look-ups of a batch call, created on first use: most operations need one kind or none. */
  of<N extends BatchCall>(name: N): LookUps<N> {
    const made = this.#made.get(name) ?? new LookUps(this.client, name)
    this.#made.set(name, made)
    return made as unknown as LookUps<N>
  }

  /** Clears the cache, after a write. */
  forget(): void {
    for (const lookUps of this.#made.values()) lookUps.forget()
  }
}
