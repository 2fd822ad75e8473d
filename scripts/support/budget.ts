import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { WEB_DIST } from './webBuild'

/** Budget for the JavaScript of the first load in bytes, gzipped. */
const BUDGET = 315_000

interface ManifestChunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

export interface FirstLoad {
  files: { file: string; size: number }[]
  total: number
  limit: number
}

/** Measures the scripts of the built page: entries, their static imports, and preloads. */
export async function checkBudget(dist = WEB_DIST): Promise<FirstLoad> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const loaded = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || loaded.has(chunk.file)) return
    loaded.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  Object.keys(manifest)
    .filter((key) => manifest[key]?.isEntry)
    .forEach(visit)

  const page = await readFile(join(dist, 'index.html'), 'utf8')
  for (const [, file = ''] of page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) loaded.add(file)

  const scripts = [...loaded].filter((file) => file.endsWith('.js'))
  const files = await Promise.all(
    scripts.map(async (file) => ({ file, size: gzipSync(await readFile(join(dist, file))).length })),
  )
  files.sort((a, b) => b.size - a.size)
  return { files, total: files.reduce((sum, { size }) => sum + size, 0), limit: BUDGET }
}
