import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBudget } from './support/budget'
import { runNode, toolFile } from './support/runTool'
import { countBrowserTests, countUnitTests, type Outcome } from './support/testReports'
import { buildWeb } from './support/webBuild'

const LONGEST_RUN = 38 * 60_000

interface Part {
  /** For `npm test -- <name>`. */
  name: string
  title: string
  run: () => Promise<Outcome>
}

const scratch = await mkdtemp(join(tmpdir(), 'nordlys-report-'))
const deadline = AbortSignal.timeout(LONGEST_RUN)
const script = (name: string, ...args: string[]) => ['--import', 'tsx', `scripts/${name}.ts`, ...args]

const parts: Part[] = [
  tool('types', 'Types', [toolFile('typescript', 'tsc'), '--noEmit']),
  tool('lint', 'Lint', [toolFile('oxlint', 'oxlint'), '--type-aware', '--deny-warnings']),
  tool('format', 'Format', [toolFile('prettier', 'prettier'), '--check', '--log-level', 'warn', '.']),
  tool('schema', 'Schema in step', script('schema', '--check')),
  tool('relay', 'Relay artifacts in step', [toolFile('relay-compiler', 'relay-compiler'), '--validate']),
  tool('coverage', 'Calls in the graph', script('coverage')),
  { name: 'unit', title: 'Unit and integration tests', run: unitTests },
  { name: 'web', title: 'Web build', run: () => check(() => buildWeb({ print, signal: deadline })) },
  { name: 'web', title: 'Size of the first load', run: () => check(firstLoad) },
  { name: 'browser', title: 'Browser tests', run: browserTests },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length) {
  print(`Unknown: ${unknown.join(', ')}. Parts: ${[...new Set(parts.map(({ name }) => name))].join(', ')}.`)
  process.exit(2)
}

const results: { title: string; outcome: Outcome; seconds: number }[] = []
for (const { name, title, run } of parts) {
  if (wanted.length && !wanted.includes(name)) continue
  print(`\n── ${title}`)
  const start = performance.now()
  const outcome = await run().catch(failure)
  const seconds = (performance.now() - start) / 1000
  results.push({ title, outcome, seconds })
  print(`   ${outcome.failed ? 'FAILED' : 'passed'} after ${seconds.toFixed(1)} s`)
}
await rm(scratch, { recursive: true, force: true })
summarise()

function tool(name: string, title: string, args: string[]): Part {
  const run = async (): Promise<Outcome> => {
    const { code } = await runNode(args, { show: true, signal: deadline })
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
  }
  return { name, title, run }
}

async function check(work: () => Promise<void>): Promise<Outcome> {
  await work()
  return { passed: 1, failed: 0, skipped: 0 }
}

async function firstLoad(): Promise<void> {
  const { total, limit } = await checkBudget()
  const line = `${Math.round(total / 1000)} kB of gzipped JavaScript, at most ${limit / 1000} kB`
  if (total > limit) throw new Error(`${line}; \`node --import tsx scripts/budget.ts\` lists it`)
  print(line)
}

async function unitTests(): Promise<Outcome> {
  const report = join(scratch, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runNode([toolFile('vitest', 'vitest'), 'run', ...reporters], { show: true, signal: deadline })
  return countUnitTests(JSON.parse(await readFile(report, 'utf8')) as Parameters<typeof countUnitTests>[0], code)
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

function failure(error: unknown): Outcome {
  print(error instanceof Error ? error.message : String(error))
  return { passed: 0, failed: 1, skipped: 0 }
}

function summarise(): void {
  print('')
  for (const { title, outcome, seconds } of results) {
    const { passed, failed, skipped } = outcome
    const numbers = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`
    const rest = skipped ? `, ${skipped} skipped` : ''
    print(`${failed ? '✗' : '✓'} ${title.padEnd(28)}${numbers}${rest}  (${seconds.toFixed(1)} s)`)
  }
  print(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') ? 1 : 0
}

function sum(key: keyof Outcome): number {
  return results.reduce((total, { outcome }) => total + outcome[key], 0)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
