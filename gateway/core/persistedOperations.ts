import { readFile, stat } from 'node:fs/promises'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { sharedFor } from './sharedFor'

const fileCheck = Compile(Type.Record(Type.String(), Type.String()))

export interface PersistedOperation {
  readonly id: string
  readonly text: string
}

/**
 * The client's operations by id. An unknown id makes it check the file again, so that a build that finishes after
 * the gateway's start needs no restart.
 */
export class PersistedOperations {
  #byId: ReadonlyMap<string, string> = new Map()
  #readAt = 0
  readonly #refresh: () => Promise<void>

  /** `lookEvery`: minimum milliseconds between two checks of the file, however many unknown ids are requested. */
  constructor(
    private readonly file: string,
    lookEvery: number,
    now = () => performance.now(),
  ) {
    this.#refresh = sharedFor(lookEvery, now, () => this.#look())
  }

  /** Returns the operation's text from the last read; does not check the file. */
  known(id: string): string | undefined {
    return this.#byId.get(id)
  }

  async text(id: string): Promise<string | null> {
    if (!this.#byId.has(id)) await this.#refresh()
    return this.#byId.get(id) ?? null
  }

  /** Finds an operation by its name; null when several have it, because one of them is left from an earlier client. */
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
      // No client has been built, or a build is writing the file: the operations already read stay.
    }
  }
}
