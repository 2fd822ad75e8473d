import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const RULE = 'eslint(no-restricted-imports)'

// Importing file, what it names, and whether that is against the direction of the parts.
const imports: [file: string, source: string, refused: boolean][] = [
  ['web/app/a.ts', '../../gateway/core/errors', true],
  ['web/app/b.ts', '../../legacy/contract/contract', true],
  ['web/app/c.ts', '../../scripts/start', true],
  ['web/app/d.ts', '../features/account/routes', false],
  ['web/features/account/screens/LogOn/a.ts', '../../../start/components/Section', true],
  ['web/features/account/routes.ts', '../front/routes', true],
  ['web/features/account/b.ts', '../../features/site/routes', true],
  ['web/features/account/c.ts', '../../../gateway/core/errors', true],
  ['web/features/account/d.ts', '../../ui/Dialog', false],
  ['web/features/account/screens/LogOn/e.ts', '../../components/PasswordField', false],
  ['web/features/account/f.ts', '../../app/route', false],
  ['web/ui/a.ts', '../features/account/routes', true],
  ['web/lib/a.ts', '../app/session', true],
  ['web/theme/a.ts', '../../legacy/core/freePort', true],
  ['web/ui/b.ts', '../lib/currency', false],
  ['gateway/site/a.ts', '../../legacy/site/rules', true],
  ['gateway/site/b.ts', '../../legacy/core/session', true],
  ['gateway/site/c.ts', '../../web/lib/currency', true],
  ['gateway/site/d.ts', '../../scripts/schema', true],
  ['gateway/site/e.ts', '../../legacy/contract/site', false],
  ['gateway/site/f.ts', '../core/errors', false],
  ['legacy/site/a.ts', '../../web/lib/currency', true],
  ['legacy/site/b.ts', '../../gateway/core/errors', true],
  ['legacy/site/c.ts', '../../scripts/start', true],
  ['legacy/site/d.ts', '../contract/site', false],
  ['legacy/site/e.ts', 'web-push', false],
  ['legacy/contract/a.ts', '../core/session', true],
  ['legacy/contract/b.ts', '../../gateway/core/errors', true],
  ['legacy/contract/c.ts', 'fastify', true],
  ['legacy/contract/d.ts', 'node:fs', true],
  ['legacy/contract/e.ts', 'typebox', false],
  ['legacy/contract/f.ts', './call', false],
]

let folder: string
let reported: Set<string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nordlys-lint-'))
  await copyFile('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  for (const [file, source] of imports) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(
      join(folder, file),
      `export const loaded = () => import('${source}')\nexport type { Any } from '${source}'\n`,
    )
  }
  reported = await lint(folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the linter with the repository's rules and answers which file broke the rule on which line. */
function lint(cwd: string): Promise<Set<string>> {
  const program = join(process.cwd(), 'node_modules', '.bin', 'oxlint')
  return new Promise((resolve, reject) => {
    execFile(program, ['--format', 'json', '.'], { cwd, maxBuffer: 2 ** 24 }, (_error, stdout) => {
      try {
        const { diagnostics } = JSON.parse(stdout) as {
          diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
        }
        const broken = diagnostics.filter(({ code }) => code === RULE)
        resolve(new Set(broken.map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`)))
      } catch (error) {
        reject(error)
      }
    })
  })
}

test.each(imports)('%s may import %s: refused is %s', (file, _source, refused) => {
  // Line 1 loads it when needed, line 2 takes only a type: neither way leads round the rule.
  expect([reported.has(`${file}:1`), reported.has(`${file}:2`)]).toEqual([refused, refused])
})

test('the rule between features names every feature', async () => {
  const entries = await readdir('web/features', { withFileTypes: true })
  const config = await readFile('.oxlintrc.json', 'utf8')
  const [, named = ''] = /\(\\\\\.\\\\\.\/\)\+\(([A-Za-z|]+)\)/.exec(config) ?? []
  const features = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  expect(named.split('|')).toEqual(expect.arrayContaining(features))
})
