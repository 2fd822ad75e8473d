import { readFile, stat } from 'node:fs/promises'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { AppOperations, endOf } from './appOperations'
import { sharedFor } from './sharedFor'

const fileCheck = Compile(Type.Record(Type.String(), Type.String()))

export interface PersistedOperation {
  readonly id: string
  readonly text: string
}

interface Sources {
  /** File of the web client's operations, id → text. */
  readonly file: string
  /** Folder with the lists of apps. */
  readonly appFolder: string
  /** Minimum milliseconds between two checks of the files, however many unknown ids are requested. */
  readonly lookEvery: number
}

interface AppOperation {
  readonly text: string
  /** When the last list that has it ends, in milliseconds of the clock. */
  readonly end: number
}

/**
 * The operations of the web client and of apps by id. An unknown id makes it check the files again, so that a build
 * or a list that arrives after the gateway's start needs no restart.
 */
export class PersistedOperations {
  #byId: ReadonlyMap<string, string> = new Map()
  #ofApps: ReadonlyMap<string, AppOperation> = new Map()
  #readAt = 0
  readonly #apps: AppOperations
  readonly #refresh: () => Promise<void>

  constructor(
    private readonly sources: Sources,
    private readonly clock = { now: () => performance.now(), today: () => Date.now() },
  ) {
    this.#apps = new AppOperations(sources.appFolder)
    this.#refresh = sharedFor(sources.lookEvery, clock.now, () => this.#look())
  }

  /** Returns the operation's text from the last read; does not check the files. */
  known(id: string): string | undefined {
    const ofApp = this.#ofApps.get(id)
    return this.#byId.get(id) ?? (ofApp && ofApp.end > this.clock.today() ? ofApp.text : undefined)
  }

  async text(id: string): Promise<string | null> {
    if (this.known(id) === undefined) await this.#refresh()
    return this.known(id) ?? null
  }

  /** Whether only lists that have ended have the operation. */
  hasEnded(id: string): boolean {
    return this.known(id) === undefined && this.#ofApps.has(id)
  }

  /** Finds an operation by its name; null when several have it, because one of them is left from an earlier client. */
  async named(name: string): Promise<PersistedOperation | null> {
    await this.#refresh()
    const head = new RegExp(`^\\s*(query|mutation|subscription)\\s+${name}\\b`, 'm')
    const [found, ...others] = [...this.#byId].filter(([, text]) => head.test(text))
    return found && others.length === 0 ? { id: found[0], text: found[1] } : null
  }

  async #look(): Promise<void> {
    await Promise.all([this.#lookAtFile(), this.#lookAtApps()])
  }

  async #lookAtApps(): Promise<void> {
    const lists = await this.#apps.lists()
    // The list that ends last comes last, and wins.
    const ends = lists.map((list) => ({ list, end: endOf(list) })).sort((one, other) => one.end - other.end)
    this.#ofApps = new Map(
      ends.flatMap(({ list, end }) =>
        Object.entries(list.operations).map(([id, text]) => [id, { text, end }] as const),
      ),
    )
  }

  async #lookAtFile(): Promise<void> {
    const { file } = this.sources
    try {
      const { mtimeMs } = await stat(file)
      if (mtimeMs === this.#readAt) return
      const content: unknown = JSON.parse(await readFile(file, 'utf8'))
      if (!fileCheck.Check(content)) return
      this.#byId = new Map(Object.entries(content))
      this.#readAt = mtimeMs
    } catch {
      // No client has been built, or a build is writing the file: the operations already read stay.
    }
  }
}
