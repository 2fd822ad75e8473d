import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './serverProcess'

export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Tests that failed, and tests that needed a second try, one per line. */
  readonly notes?: readonly string[]
  /** Of a part that ran beside others, which shows it when it has ended. */
  readonly output?: string
}

/** Report of Vitest. Times are in milliseconds. */
export interface UnitReport {
  readonly testResults: readonly TestedFile[]
}

interface TestedFile {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  readonly startTime: number
  readonly endTime: number
}

interface BrowserReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly suites: readonly BrowserSuite[]
}

interface BrowserSuite {
  readonly title: string
  readonly suites?: readonly BrowserSuite[]
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
}

/** A file that failed to load counts as one failure. */
export function countUnitTests(report: UnitReport, exitCode: number): Outcome {
  const count = (...statuses: string[]) =>
    report.testResults.flatMap((file) => file.assertionResults).filter(({ status }) => statuses.includes(status)).length
  const notes = report.testResults.flatMap(failuresOf)
  return believe({ passed: count('passed'), failed: notes.length, skipped: count('pending', 'todo'), notes }, exitCode)
}

/** Lists the files with a failure or with an error outside of every test, which only Vitest's output names. */
export function brokenFiles(report: UnitReport, output: string): string[] {
  const failed = report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(ROOT, name))
  const origins = Array.from(
    stripVTControlCharacters(output).matchAll(/originated in "([^"]+)" test file/g),
    ([, file]) => file ?? '',
  )
  return [...new Set([...failed, ...origins])]
}

/** Puts the results of a second try in the places of the first. */
export function withSecondTry(first: UnitReport, second: UnitReport): UnitReport {
  const repeated = new Set(second.testResults.map(({ name }) => name))
  return { testResults: [...first.testResults.filter(({ name }) => !repeated.has(name)), ...second.testResults] }
}

/** Lists the twenty slowest test files, one per line. */
export function slowestFiles({ testResults }: UnitReport): string[] {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name: relative(ROOT, name), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 20)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

/** A test that passed on a retry counts as passed. */
export function countBrowserTests(report: BrowserReport, exitCode: number): Outcome {
  const { expected, unexpected, flaky, skipped } = report.stats
  const notes = report.suites.flatMap((suite) => browserNotes(suite, suite.title))
  return believe({ passed: expected + flaky, failed: unexpected, skipped, notes }, exitCode)
}

function browserNotes(suite: BrowserSuite, file: string): string[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status }) => {
      if (status === 'unexpected') return [`failed: ${file} › ${title}`]
      return status === 'flaky' ? [`passed at a second try: ${file} › ${title}`] : []
    }),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => browserNotes(inner, file))]
}

function failuresOf({ name, status, assertionResults }: TestedFile): string[] {
  const file = relative(ROOT, name)
  const failed = assertionResults.filter((each) => each.status === 'failed')
  if (failed.length) return failed.map(({ fullName }) => `failed: ${file} › ${fullName}`)
  return status === 'failed' ? [`failed: ${file} could not be loaded`] : []
}

function believe(outcome: Outcome, exitCode: number): Outcome {
  // No tests at all, or an error outside of any test, must not count as success.
  const unseen = outcome.failed === 0 && (exitCode !== 0 || outcome.passed === 0)
  return unseen ? { ...outcome, failed: 1, notes: ['failed: an error outside of every test, or no test ran'] } : outcome
}
