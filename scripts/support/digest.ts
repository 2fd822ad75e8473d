import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './serverProcess'

const LEFT_OUT = new Set(['dist', 'node_modules', '__generated__'])

/** Hashes files and folders of the repository, without generated ones. */
export async function digestOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) await addTo(hash, source)
  return hash.digest('hex')
}

async function addTo(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const full = join(ROOT, path)
  if (!existsSync(full)) return
  const entries = await readdir(full, { withFileTypes: true }).catch(() => undefined)
  if (!entries) {
    hash.update(`${path}\0`).update(await readFile(full))
    return
  }
  const names = entries.map((entry) => entry.name).filter((name) => !LEFT_OUT.has(name))
  for (const name of names.toSorted()) await addTo(hash, join(path, name))
}
