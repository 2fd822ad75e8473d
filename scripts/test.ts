import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBudgets } from './support/budget'
import { changedFiles, testsFor } from './support/changes'
import { type Part, print, runParts } from './support/parts'
import { runNode, toolFile } from './support/runTool'
import { countBrowserTests, type Outcome } from './support/testReports'
import { unitTests } from './support/unitTests'
import { buildWeb } from './support/webBuild'

// Half an hour suffices, unless others keep the machine busy.
const MAX_RUN = 80 * 60_000

const scratch = await mkdtemp(join(tmpdir(), 'nordlys-report-'))
const deadline = AbortSignal.timeout(MAX_RUN)
const script = (name: string, ...args: string[]) => ['--import', 'tsx', `scripts/${name}.ts`, ...args]

const schemaRules = ['--config', 'gateway/eslint.config.js', '--max-warnings', '0', 'schema.graphql']

const layers = [
  'gateway',
  'legacy',
  'sandbox',
  'scripts',
  'web',
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err',
]

/** Tools use their caches on a developer's machine; CI checks everything anew. */
const cached = (...options: string[]) => (process.env.CI ? [] : options)
const CACHE = 'node_modules/.cache/nordlys'

/** `--changed` runs only the tests that the changes since `main` require, without build and browser; CI ignores it. */
const given = process.argv.slice(2)
const onlyChanged = given.includes('--changed') && !process.env.CI
const wanted = given.filter((arg) => arg !== '--changed')
const SLOW = new Set(['web', 'browser'])

const formatChecked = [
  '--check',
  '--log-level',
  'warn',
  '.',
  ...cached('--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/format`),
]

const linted = onlyChanged ? changedFiles().filter((file) => /\.tsx?$/.test(file) && existsSync(file)) : []

const parts: Part[] = [
  // The slowest on one core, and so the first.
  tool('format', 'Format', [toolFile('prettier', 'prettier'), ...formatChecked]),
  tool('types', 'Types', [
    toolFile('@typescript/native', 'tsc'),
    '--noEmit',
    ...cached('--incremental', '--tsBuildInfoFile', `${CACHE}/types.json`),
  ]),
  tool('types', 'Types of the page of GraphiQL', [
    toolFile('@typescript/native', 'tsc'),
    '--noEmit',
    '-p',
    'gateway/http/graphiql/page',
  ]),
  tool('lint', 'Lint', [toolFile('oxlint', 'oxlint'), '--type-aware', '--deny-warnings', ...linted]),
  tool('lint', 'Rules of the schema', [toolFile('eslint', 'eslint'), ...schemaRules]),
  tool('layers', 'Layers', [toolFile('dependency-cruiser', 'depcruise'), ...layers]),
  tool('unused', 'Unused files, exports and dependencies', [toolFile('knip', 'knip'), '--no-progress']),
  tool('schema', 'Schema in step', script('schema', '--check')),
  tool('relay', 'Relay artifacts in step', [toolFile('relay-compiler', 'relay-compiler'), '--validate']),
  tool('coverage', 'Calls in the graph', script('coverage')),
  { name: 'unit', title: 'Unit and integration tests', run: runUnitTests },
  { name: 'web', title: 'Web build', run: () => check(() => buildWeb({ print, signal: deadline })) },
  { name: 'web', title: 'Size of the first load', run: () => check(firstLoad) },
  { name: 'browser', title: 'Browser tests', run: browserTests },
]

await runParts(onlyChanged ? parts.filter(({ name }) => !SLOW.has(name)) : parts, wanted)
await rm(scratch, { recursive: true, force: true })

function tool(name: string, title: string, args: string[]): Part {
  const run = async (): Promise<Outcome> => {
    const { code, output } = await runNode(args, { signal: deadline })
    return { ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }), skipped: 0, output }
  }
  return { name, title, aside: true, run }
}

function runUnitTests(): Promise<Outcome> {
  const filters = onlyChanged ? testsFor(changedFiles()) : undefined
  return unitTests(filters ?? [], { signal: deadline })
}

async function check(work: () => Promise<void>): Promise<Outcome> {
  await work()
  return { passed: 1, failed: 0, skipped: 0 }
}

async function firstLoad(): Promise<void> {
  const loads = await checkBudgets()
  const lines = loads.map(({ name, total, limit }) => {
    return `${name}: ${Math.round(total / 1000)} kB of gzipped JavaScript, at most ${limit / 1000} kB`
  })
  if (loads.some(({ total, limit }) => total > limit)) {
    throw new Error(`${lines.join('\n')}\n\`node --import tsx scripts/budget.ts\` lists it`)
  }
  lines.forEach((line) => print(line))
}

async function browserTests(): Promise<Outcome> {
  const browser = await runNode(script('installBrowser'), { show: true, signal: deadline })
  if (browser.code !== 0) throw new Error('The browser tests need Chromium.')
  const report = join(scratch, 'browser.json')
  const args = [toolFile('@playwright/test', 'playwright'), 'test', '--reporter=list,json']
  const { code } = await runNode(args, {
    show: true,
    signal: deadline,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return countBrowserTests(JSON.parse(await readFile(report, 'utf8')) as Parameters<typeof countBrowserTests>[0], code)
}
