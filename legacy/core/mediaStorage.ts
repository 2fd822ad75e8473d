import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** A part of a file in bytes, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A file that is there. */
export interface StoredFile {
  readonly size: number
  read(range?: ByteRange): Readable
}

/** Where the files of media are kept; names are paths such as `ab12…/gallery.webp`. */
export interface MediaStorage {
  put(name: string, content: Uint8Array | Readable): Promise<void>
  /** The file, or undefined when there is none. */
  get(name: string): Promise<StoredFile | undefined>
  /** Removes all files whose names begin with the folder. */
  remove(folder: string): Promise<void>
}

/** Files in a folder of this machine. */
export class FileMediaStorage implements MediaStorage {
  readonly #root: string

  constructor(root: string) {
    this.#root = resolve(root)
  }

  async put(name: string, content: Uint8Array | Readable): Promise<void> {
    const file = this.#path(name)
    await mkdir(dirname(file), { recursive: true })
    // Written aside and renamed, so that nobody ever reads half a file.
    const draft = `${file}.${randomUUID()}`
    try {
      await writeFile(draft, content)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async get(name: string): Promise<StoredFile | undefined> {
    const file = this.#path(name)
    const found = await stat(file).catch(() => undefined)
    return found?.isFile() ? { size: found.size, read: (range) => createReadStream(file, range) } : undefined
  }

  async remove(folder: string): Promise<void> {
    await rm(this.#path(folder), { recursive: true, force: true })
  }

  #path(name: string): string {
    const path = resolve(join(this.#root, name))
    if (!path.startsWith(this.#root + sep)) throw new Error('A name leads out of the media folder')
    return path
  }
}
