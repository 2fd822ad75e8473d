import { relative } from 'node:path'
import { ROOT } from './serverProcess'

export interface Outcome {
  passed: number
  failed: number
  skipped: number
}

interface UnitReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Counts Vitest's report; a file that failed to load counts as one failure. */
export function countUnitTests(report: UnitReport, exitCode: number): Outcome {
  let failed = 0
  for (const { status, assertionResults } of report.testResults) {
    const broken = assertionResults.filter((each) => each.status === 'failed').length
    failed += broken || (status === 'failed' ? 1 : 0)
  }
  const skipped = report.numPendingTests + report.numTodoTests
  return believe({ passed: report.numPassedTests, failed, skipped }, exitCode)
}

/** A test file in Vitest's report, with times in milliseconds. */
export interface TimedFile {
  readonly name: string
  readonly startTime: number
  readonly endTime: number
}

/** The twenty slowest test files, one per line. */
export function slowestFiles(testResults: readonly TimedFile[]): string[] {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name: relative(ROOT, name), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 20)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

/**
 * Counts Playwright's report; a test that passed on a retry counts as passed, and Playwright lists it as flaky
 * above.
 */
export function countBrowserTests(report: BrowserReport, exitCode: number): Outcome {
  const { expected, unexpected, flaky, skipped } = report.stats
  return believe({ passed: expected + flaky, failed: unexpected, skipped }, exitCode)
}

function believe(outcome: Outcome, exitCode: number): Outcome {
  // No tests at all, or an error outside of any test, must not count as success.
  const unseen = outcome.failed === 0 && (exitCode !== 0 || outcome.passed === 0)
  return unseen ? { ...outcome, failed: 1 } : outcome
}
