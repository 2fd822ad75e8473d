import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { digestOf } from './digest'
import { runNode, toolFile } from './runTool'
import { ROOT } from './serverProcess'
import { pruneStoredOperations } from './storedOperations'

export const WEB_DIST = join(ROOT, 'web', 'dist')

const STAMP = join(WEB_DIST, '.vite', 'sources')
const SOURCES = ['web', 'schema.graphql', 'relay.config.js', 'package-lock.json', 'tsconfig.json']

/** Builds the web client unless the sources are unchanged. */
export async function buildWeb(options: { print(line: string): void; force?: boolean; signal?: AbortSignal }) {
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  if (!options.force && built === (await digestOf(SOURCES))) return
  options.print('Building the web client …')
  await step([toolFile('relay-compiler', 'relay-compiler')], options.signal)
  await pruneStoredOperations()
  // Relay may have rewritten the persisted operations; the digest covers what Vite reads next.
  const sources = await digestOf(SOURCES)
  const vite = [toolFile('vite', 'vite'), 'build', 'web', '--logLevel', 'warn']
  await step(vite, options.signal)
  await step([...vite, '--ssr', 'main/server/server.ts'], options.signal)
  await mkdir(dirname(STAMP), { recursive: true })
  await writeFile(STAMP, sources)
}

async function step(args: string[], signal?: AbortSignal): Promise<void> {
  const { code, output } = await runNode(args, { signal })
  if (code !== 0) throw new Error(`The web client could not be built.\n${output}`)
}
