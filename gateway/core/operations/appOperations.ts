import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'

export const AppList = Type.Object({
  app: Type.String({ pattern: '^[a-z][a-z0-9]*$' }),
  version: Type.String({ pattern: '^[0-9]+(\\.[0-9]+)*$' }),
  /** The last day, `yyyy-MM-dd`, on which the list is answered; null for no end. */
  lastDay: Type.Union([Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }), Type.Null()]),
  /** Texts by id. */
  operations: Type.Record(Type.String(), Type.String()),
})
/** The operations of a version of an app. */
export type AppList = Static<typeof AppList>

const listCheck = Compile(AppList)

export function readAppList(text: string): AppList | null {
  const list: unknown = JSON.parse(text)
  return listCheck.Check(list) ? list : null
}

/** The moment from which a list is answered no longer: the end of its last day, wherever on earth that is. */
export function endOf({ lastDay }: AppList): number {
  return lastDay === null ? Infinity : Date.parse(`${lastDay}T00:00:00Z`) + 36 * 3600_000
}

/** The lists in a folder, one file each; a file is read again only when it has changed. */
export class AppOperations {
  readonly #read = new Map<string, { readonly mtimeMs: number; readonly list: AppList }>()

  constructor(private readonly folder: string) {}

  async lists(): Promise<readonly AppList[]> {
    const names = await readdir(this.folder).catch(() => [])
    const files = names.filter((name) => name.endsWith('.json'))
    for (const name of this.#read.keys()) if (!files.includes(name)) this.#read.delete(name)
    await Promise.all(files.map((name) => this.#look(name)))
    return [...this.#read.values()].map(({ list }) => list)
  }

  async #look(name: string): Promise<void> {
    const file = join(this.folder, name)
    try {
      const { mtimeMs } = await stat(file)
      if (this.#read.get(name)?.mtimeMs === mtimeMs) return
      const list = readAppList(await readFile(file, 'utf8'))
      if (list) this.#read.set(name, { mtimeMs, list })
    } catch {
      // The file is being written: what was read before stays.
    }
  }
}
