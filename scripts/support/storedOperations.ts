import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './serverProcess'

const FILE = join(ROOT, 'web', 'platform', 'relay', 'persisted.json')

/** Keeps only the persisted operations that an artifact names, since the compiler never removes old ones. */
export async function pruneStoredOperations(): Promise<void> {
  const operations = await readStoredOperations()
  const used = await artifactIds()
  const kept = Object.entries(operations).filter(([id]) => used.has(id))
  if (kept.length === Object.keys(operations).length) return
  await writeFile(FILE, JSON.stringify(Object.fromEntries(kept), null, 2))
}

export async function readStoredOperations(): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Record<string, string>
}

export async function artifactIds(): Promise<ReadonlySet<string>> {
  const web = join(ROOT, 'web')
  const files = await readdir(web, { recursive: true })
  const artifacts = files.filter((file) => /__generated__[\\/].+\.ts$/.test(file))
  const texts = await Promise.all(artifacts.map((file) => readFile(join(web, file), 'utf8')))
  return new Set(texts.flatMap((text) => [...text.matchAll(/"id": "([0-9a-f]{64})"/g)].map(([, id = '']) => id)))
}
