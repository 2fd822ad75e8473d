import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { digestOf } from './digest'
import { ROOT } from './serverProcess'

/** Where the servers lie as JavaScript, each file at its own path. */
const BUILD = join(ROOT, 'build')

const STAMP = join(BUILD, 'sources')
const FOLDERS = ['gateway', 'legacy']
const END_WITH_PARENT = 'scripts/support/endWithParent.ts'
const ENTRIES = ['gateway/main.ts', 'legacy/main.ts', END_WITH_PARENT]

/** Runs a built server, `gateway/main.ts` or another; it ends with the process that started it. */
export function fromBuild(entry: string): string[] {
  return ['--import', pathToFileURL(builtFile(END_WITH_PARENT)).href, builtFile(entry)]
}

function builtFile(entry: string): string {
  return join(BUILD, entry.replace(/\.ts$/, '.js'))
}

/**
 * Builds the servers unless the last build was made from the very same sources. Run from TypeScript, each would carry
 * the compiler along, which takes more memory than the server itself.
 */
export async function buildServers(options: { print(line: string): void; force?: boolean }): Promise<void> {
  const sources = await digestOf([...FOLDERS, 'scripts/support', 'package-lock.json'])
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  if (!options.force && built === sources) return
  options.print('Building the servers …')
  await rm(BUILD, { recursive: true, force: true })
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      target: 'node20',
      outDir: BUILD,
      minify: false,
      sourcemap: false,
      rollupOptions: {
        input: ENTRIES.map((entry) => join(ROOT, entry)),
        output: { preserveModules: true, preserveModulesRoot: ROOT, entryFileNames: '[name].js' },
      },
    },
  })
  for (const folder of FOLDERS) await copyOthers(folder)
  await writeFile(STAMP, sources)
}

/** What the servers read from beside their code: the schema's parts, migrations, texts. */
async function copyOthers(folder: string): Promise<void> {
  const files = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })
  for (const file of files) {
    if (!file.isFile() || file.name.endsWith('.ts')) continue
    const from = join(file.parentPath, file.name)
    const to = join(BUILD, from.slice(ROOT.length))
    await mkdir(dirname(to), { recursive: true })
    await cp(from, to)
  }
}
