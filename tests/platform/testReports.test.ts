import { expect, test } from 'vitest'
import { countBrowserTests, countUnitTests, slowestFiles } from '../../scripts/support/testReports'

const counts = { numPassedTests: 2, numPendingTests: 1, numTodoTests: 1 }
const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

test.each([
  ['all held', [file('passed', 'passed', 'passed')], 0, 0],
  ['two broke', [file('failed', 'failed', 'failed', 'passed')], 1, 2],
  ['a file could not be loaded', [file('failed'), file('passed', 'passed')], 1, 1],
  ['an error fell outside of every test', [file('passed', 'passed')], 1, 1],
])('unit tests: %s', (_case, testResults, exitCode, failed) => {
  expect(countUnitTests({ ...counts, testResults }, exitCode)).toEqual({ passed: 2, failed, skipped: 2 })
})

test('unit tests: no test at all is a failure', () => {
  const none = { numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  expect(countUnitTests(none, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test.each([
  ['all held', { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, 0, 0],
  ['one did not hold', { expected: 3, unexpected: 1, flaky: 0, skipped: 1 }, 1, 1],
  ['one held when repeated', { expected: 3, unexpected: 0, flaky: 1, skipped: 1 }, 0, 0],
  ['the product did not start', { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, 1, 1],
])('browser tests: %s', (_case, stats, exitCode, failed) => {
  expect(countBrowserTests({ stats }, exitCode)).toEqual({
    passed: stats.expected + stats.flaky,
    failed,
    skipped: stats.skipped,
  })
})

test('the slowest files come first, at most twenty', () => {
  const files = Array.from({ length: 30 }, (_, seconds) => ({
    name: `${seconds}.test.ts`,
    startTime: 0,
    endTime: seconds * 1000,
  }))
  const lines = slowestFiles(files)
  expect(lines).toHaveLength(20)
  expect(lines[0]).toMatch(/^ +29\.0 s .*29\.test\.ts$/)
})
