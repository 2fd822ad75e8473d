import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runNode, toolFile } from './runTool'
import { ROOT } from './serverProcess'
import { pruneStoredOperations } from './storedOperations'

/** Where the built web client lies. */
export const WEB_DIST = join(ROOT, 'web', 'dist')

const STAMP = join(WEB_DIST, '.vite', 'sources')
const SOURCES = ['web', 'schema.graphql', 'relay.config.js', 'package-lock.json', 'tsconfig.json']
const LEFT_OUT = new Set(['dist', 'node_modules', '__generated__'])

/** Builds the web client unless the last build was made from the very same sources. */
export async function buildWeb(options: { print(line: string): void; force?: boolean; signal?: AbortSignal }) {
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  if (!options.force && built === (await digest())) return
  options.print('Building the web client …')
  await step([toolFile('relay-compiler', 'relay-compiler')], options.signal)
  await pruneStoredOperations()
  // Relay may have rewritten the stored operations; what Vite reads next is what the stamp stands for.
  const sources = await digest()
  await step([toolFile('vite', 'vite'), 'build', 'web', '--logLevel', 'warn'], options.signal)
  await mkdir(dirname(STAMP), { recursive: true })
  await writeFile(STAMP, sources)
}

async function step(args: string[], signal?: AbortSignal): Promise<void> {
  const { code, output } = await runNode(args, { signal })
  if (code !== 0) throw new Error(`The web client could not be built.\n${output}`)
}

async function digest(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) await addTo(hash, source)
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
