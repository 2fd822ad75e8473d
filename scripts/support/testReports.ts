/** How many checks of a part held. */
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

/** Counts Vitest's report; a file that could not even be loaded counts as one failure. */
export function countUnitTests(report: UnitReport, exitCode: number): Outcome {
  let failed = 0
  for (const { status, assertionResults } of report.testResults) {
    const broken = assertionResults.filter((each) => each.status === 'failed').length
    failed += broken || (status === 'failed' ? 1 : 0)
  }
  const skipped = report.numPendingTests + report.numTodoTests
  return believe({ passed: report.numPassedTests, failed, skipped }, exitCode)
}

/** Counts Playwright's report; a test that held when it was repeated holds, and Playwright names it as flaky above. */
export function countBrowserTests(report: BrowserReport, exitCode: number): Outcome {
  const { expected, unexpected, flaky, skipped } = report.stats
  return believe({ passed: expected + flaky, failed: unexpected, skipped }, exitCode)
}

function believe(outcome: Outcome, exitCode: number): Outcome {
  // No test at all, or an error outside of any test, must not look like success.
  const unseen = outcome.failed === 0 && (exitCode !== 0 || outcome.passed === 0)
  return unseen ? { ...outcome, failed: 1 } : outcome
}
