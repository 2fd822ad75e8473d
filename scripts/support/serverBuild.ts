import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { digestOf } from './digest'
import { ROOT } from './serverProcess'

/** Folder of the compiled servers, each file at its own path. */
const BUILD = join(ROOT, 'build')

const STAMP = join(BUILD, 'sources')
const FOLDERS = ['gateway', 'legacy', 'sandbox']
const END_WITH_PARENT = 'scripts/support/endWithParent.ts'
const ENTRIES = ['gateway/main/main.ts', 'legacy/main/main.ts', 'sandbox/main.ts', END_WITH_PARENT]

/** Arguments that run a built server, such as `gateway/main/main.ts`, which ends with its parent process. */
export function fromBuild(entry: string): string[] {
  return ['--import', pathToFileURL(builtFile(END_WITH_PARENT)).href, builtFile(entry)]
}

function builtFile(entry: string): string {
  return join(BUILD, entry.replace(/\.ts$/, '.js'))
}

/**
 * Builds the servers unless the sources are unchanged. Run from TypeScript, each server would also load the
 * compiler, which takes more memory than the server itself.
 */
export async function buildServers(options: { print(line: string): void; force?: boolean }): Promise<void> {
  const sources = await digestOf([...FOLDERS, 'scripts/support', 'package-lock.json'])
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  if (!options.force && built === sources) return
  options.print('Building the servers …')
  await compileServers(BUILD, ENTRIES)
  await writeFile(STAMP, sources)
}

/** Compiles entries with their imports to JavaScript, into a new folder. */
export async function compileServers(outDir: string, entries: readonly string[]): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      minify: false,
      sourcemap: false,
      rollupOptions: {
        // An import without a path is an installed package.
        external: (id) => !id.startsWith('.') && !isAbsolute(id),
        input: entries.map((entry) => join(ROOT, entry)),
        output: { preserveModules: true, preserveModulesRoot: ROOT, entryFileNames: '[name].js' },
      },
    },
  })
  for (const folder of FOLDERS) await copyOthers(folder, outDir)
}

/** Copies the files that servers read at run time: the schema's parts, migrations, texts. */
async function copyOthers(folder: string, outDir: string): Promise<void> {
  const files = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })
  for (const file of files) {
    if (!file.isFile() || file.name.endsWith('.ts')) continue
    const from = join(file.parentPath, file.name)
    const to = join(outDir, from.slice(ROOT.length))
    await mkdir(dirname(to), { recursive: true })
    await cp(from, to)
  }
}
