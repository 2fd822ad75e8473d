import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './serverProcess'

const FILE = join(ROOT, 'web', 'platform', 'relay', 'persisted.json')

/** Leaves only the stored operations that an artifact names: the compiler adds new ones and never takes old ones away. */
export async function pruneStoredOperations(): Promise<void> {
  const operations = await readStoredOperations()
  const used = await artifactIds()
  const kept = Object.entries(operations).filter(([id]) => used.has(id))
  if (kept.length === Object.keys(operations).length) return
  await writeFile(FILE, JSON.stringify(Object.fromEntries(kept), null, 2))
}

/** The client's operations as they are stored: id → text. */
export async function readStoredOperations(): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Record<string, string>
}

/** The ids by which the compiled client asks. */
export async function artifactIds(): Promise<ReadonlySet<string>> {
  const web = join(ROOT, 'web')
  const files = await readdir(web, { recursive: true })
  const artifacts = files.filter((file) => /__generated__[\\/].+\.ts$/.test(file))
  const texts = await Promise.all(artifacts.map((file) => readFile(join(web, file), 'utf8')))
  return new Set(texts.flatMap((text) => [...text.matchAll(/"id": "([0-9a-f]{64})"/g)].map(([, id = '']) => id)))
}
