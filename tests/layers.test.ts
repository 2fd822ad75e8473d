import { execFile, execFileSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const CONFIG = '.dependency-cruiser.cjs'

// Importing file, its import, and whether the layer rules refuse it.
const imports: readonly (readonly [file: string, source: string, refused: boolean])[] = [
  ['web/main/a.ts', '../../gateway/core/errors', true],
  ['web/main/b.ts', '../../legacy/contract/contract', true],
  ['web/main/c.ts', '../../scripts/start', true],
  ['web/main/d.ts', '#features/account/routes', false],
  ['web/features/account/screens/LogOn/a.ts', '../../../start/components/Section', true],
  ['web/features/account/b.ts', '#features/front/routes', true],
  ['web/features/account/c.ts', '../../../gateway/core/errors', true],
  ['web/features/account/d.ts', '#main/router', true],
  ['web/features/account/screens/LogOn/e.ts', '../../components/PasswordField', false],
  ['web/features/account/f.ts', '#platform/routing/route', false],
  ['web/features/account/g.ts', '#shared/blogs/paths', false],
  ['web/shared/blogs/a.ts', '#features/blogs/routes', true],
  ['web/shared/blogs/b.ts', '#platform/routing/route', false],
  ['web/platform/live/a.ts', '#shared/blogs/paths', true],
  ['web/platform/live/b.ts', '#ui/Dialog', false],
  ['web/ui/a.ts', '#features/account/routes', true],
  ['web/ui/b.ts', '#lib/format/currency', false],
  ['web/ui/c.ts', '#platform/routing/route', true],
  ['web/lib/a.ts', '#ui/Dialog', true],
  ['web/theme/a.ts', '../../legacy/core/freePort', true],
  ['gateway/site/a.ts', '../../legacy/site/rules', true],
  ['gateway/site/b.ts', '../../legacy/core/session', true],
  ['gateway/site/c.ts', '../../web/lib/currency', true],
  ['gateway/site/d.ts', '../../scripts/start', true],
  ['gateway/site/e.ts', '../../legacy/contract/contract', false],
  ['gateway/site/f.ts', '../core/errors', false],
  ['gateway/site/g.ts', '../blogs/lists', true],
  ['gateway/core/a.ts', '../blogs/lists', true],
  ['legacy/site/a.ts', '../../web/lib/currency', true],
  ['legacy/site/b.ts', '../../gateway/core/errors', true],
  ['legacy/site/c.ts', '../../scripts/start', true],
  ['legacy/site/d.ts', '../contract/contract', false],
  ['legacy/site/e.ts', 'kysely', false],
  ['legacy/site/f.ts', '../blogs/entry', true],
  ['legacy/site/g.ts', '../shared/visibility/profiles', false],
  ['legacy/site/h.ts', '../main/server', true],
  ['legacy/site/i.ts', '../demo/demo', true],
  ['legacy/main/a.ts', '../demo/demo', true],
  ['legacy/demo/a.ts', './demo', false],
  ['scripts/support/a.ts', '../../legacy/demo/demo', true],
  ['legacy/shared/visibility/a.ts', '../../site/rules', true],
  ['legacy/core/b.ts', '../shared/visibility/profiles', true],
  ['legacy/contract/a.ts', '../core/session', true],
  ['legacy/contract/b.ts', '../../gateway/core/errors', true],
  ['legacy/contract/c.ts', 'fastify', true],
  ['legacy/contract/d.ts', 'node:fs', true],
  ['legacy/contract/e.ts', 'typebox', false],
  ['legacy/contract/f.ts', './contract', false],
  ['legacy/site/j.ts', '../../sandbox/server', true],
  ['sandbox/a.ts', '../legacy/contract/contract', true],
  ['sandbox/b.ts', './server', false],
]

/** The files that load the demo, and how each imports it. */
const demoImports = [
  ['legacy/main/main.ts', "import('../demo/demo')", false],
  ['scripts/support/announce.ts', "import '../../legacy/demo/demo'", true],
] as const

let folder: string
/** Importing files that are reported, for imports of code and of types alike. */
let reported: ReadonlySet<string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nordlys-layers-'))
  for (const file of ['tsconfig.json', 'package.json', CONFIG]) await copyFile(file, join(folder, file))
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  for (const [file, source] of imports) {
    await write(file, `export const loaded = () => import('${source}')\n`)
    await write(typeOnly(file), `export type { Any } from '${source}'\n`)
    const target = source.startsWith('#') ? `web/${source.slice(1)}` : join(dirname(file), source)
    if (/^[.#]/.test(source)) await write(`${target}.ts`, 'export interface Any {}\n')
  }
  for (const [file, statement] of demoImports) await write(file, `${statement}\n`)
  reported = await violations(folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(imports)('%s may import %s: refused is %s', (file, _source, refused) => {
  expect([reported.has(file), reported.has(typeOnly(file))]).toEqual([refused, refused])
})

test.each(demoImports)('%s may load the demo by %s: refused is %s', (file, _statement, refused) => {
  expect(reported.has(file)).toBe(refused)
})

function typeOnly(file: string): string {
  return file.replace(/\.ts$/, 'Type.ts')
}

async function write(file: string, text: string): Promise<void> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

function violations(cwd: string): Promise<ReadonlySet<string>> {
  const program = join(process.cwd(), 'node_modules', '.bin', 'depcruise')
  const parts = ['gateway', 'legacy', 'sandbox', 'scripts', 'web']
  return new Promise((resolve, reject) => {
    execFile(
      program,
      [...parts, '--config', CONFIG, '--no-cache', '--output-type', 'json'],
      { cwd, maxBuffer: 2 ** 26 },
      (_error, stdout) => {
        try {
          const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string }[] } }
          resolve(new Set(summary.violations.map(({ from }) => from)))
        } catch (error) {
          reject(error)
        }
      },
    )
  })
}

test('no folder holds more than 35 files', () => {
  const files = execFileSync('git', ['ls-files', 'gateway', 'legacy', 'sandbox', 'scripts', 'tests', 'web'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|js|css|graphql)$/.test(file) && !file.includes('__generated__'))
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 35)).toEqual([])
})
