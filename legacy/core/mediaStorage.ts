import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface StoredFile {
  readonly size: number
  read(range?: ByteRange): Readable
}

/** Stores the files of media; names are paths such as `ab12…/gallery.webp`. */
export interface MediaStorage {
  put(name: string, content: Uint8Array | Readable): Promise<void>
  /** The file, or undefined. */
  get(name: string): Promise<StoredFile | undefined>
  /** Removes all files in a folder. */
  remove(folder: string): Promise<void>
}

/** Stores files in a folder of this machine. */
export class FileMediaStorage implements MediaStorage {
  readonly #root: string

  constructor(root: string) {
    this.#root = resolve(root)
  }

  async put(name: string, content: Uint8Array | Readable): Promise<void> {
    const file = this.#path(name)
    await mkdir(dirname(file), { recursive: true })
    // Written under another name and renamed, so that nobody reads half a file.
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
