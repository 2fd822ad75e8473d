import { execFileSync } from 'node:child_process'
import { ROOT } from './serverProcess'

/** Files of an area, in any part: `legacy/blogs/…`, `web/features/blogs/…`. */
const AREA = /^(?:legacy|gateway|web\/features|web\/shared)\/(\w+)\//
/** Folders that all areas use. */
const COMMON = new Set([
  'contract',
  'core',
  'shared',
  'main',
  'http',
  'fastPath',
  'testing',
  'content',
  'migrations',
  'demo',
])
/** Documentation, which none of these tests reads. */
const PROSE = /\.md$/

/** Areas whose rights stand in the matrix of lodges; those of the others stand in that of relations. */
const IN_LODGES = new Set(['debates', 'lodgeMedia', 'lodgeMembers', 'lodges', 'meetups'])

/** Tests that cross areas: access, contract, schema, layers, texts and stored operations. */
const ACROSS = [
  'tests/authorisation/access.test.ts',
  'tests/authorisation/matrix.test.ts',
  'tests/contract.test.ts',
  'tests/layers.test.ts',
  'tests/storedOperations.test.ts',
  'tests/glossary.test.ts',
  'locales.test.ts',
]

/** Lists files that differ from the point where this branch left `main`, committed or not. */
export function changedFiles(): string[] {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
}

/** Returns filters for Vitest that select the tests for changed files; undefined selects all. */
export function testsFor(changed: readonly string[]): readonly string[] | undefined {
  const filters = new Set<string>()
  for (const file of changed) {
    if (PROSE.test(file)) continue
    const area = AREA.exec(file)?.[1]
    if (/\.test\.tsx?$/.test(file)) filters.add(file)
    else if (area && !COMMON.has(area)) {
      filters.add(`/${area}/`)
      filters.add(`/${area}.test.`)
      filters.add(`tests/authorisation/${IN_LODGES.has(area) ? 'lodges' : 'relations'}.test.ts`)
    } else if (!file.startsWith('tests/browser/')) return undefined
  }
  return [...filters, ...ACROSS]
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
}
