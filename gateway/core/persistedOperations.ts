import { readFile, stat } from 'node:fs/promises'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { sharedFor } from './sharedFor'

const fileCheck = Compile(Type.Record(Type.String(), Type.String()))

/** An operation of the client as its build wrote it down. */
export interface PersistedOperation {
  readonly id: string
  readonly text: string
}

/**
 * The client's operations by id. The file is looked at again when an id is not known: a new build, or one that was
 * finished after the gateway started, is taken in without a restart.
 */
export class PersistedOperations {
  #byId: ReadonlyMap<string, string> = new Map()
  #readAt = 0
  readonly #refresh: () => Promise<void>

  /** Whoever makes up ids, and however many: the file is looked at at most every so many milliseconds. */
  constructor(
    private readonly file: string,
    lookEvery: number,
    now = () => performance.now(),
  ) {
    this.#refresh = sharedFor(lookEvery, now, () => this.#look())
  }

  /** The text of an operation that the file had when it was last read. */
  known(id: string): string | undefined {
    return this.#byId.get(id)
  }

  async text(id: string): Promise<string | null> {
    if (!this.#byId.has(id)) await this.#refresh()
    return this.#byId.get(id) ?? null
  }

  /** Finds an operation by its name; null when there are several, as one of them is left from an earlier client. */
  async named(name: string): Promise<PersistedOperation | null> {
    await this.#refresh()
    const head = new RegExp(`^\\s*(query|mutation|subscription)\\s+${name}\\b`, 'm')
    const [found, ...others] = [...this.#byId].filter(([, text]) => head.test(text))
    return found && others.length === 0 ? { id: found[0], text: found[1] } : null
  }

  async #look(): Promise<void> {
    try {
      const { mtimeMs } = await stat(this.file)
      if (mtimeMs === this.#readAt) return
      const content: unknown = JSON.parse(await readFile(this.file, 'utf8'))
      if (!fileCheck.Check(content)) return
      this.#byId = new Map(Object.entries(content))
      this.#readAt = mtimeMs
    } catch {
      // No client has been built, or the build is just writing the file: what is known stays.
    }
  }
}
