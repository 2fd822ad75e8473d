import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/support/serverProcess'
import {
  brokenFiles,
  countBrowserTests,
  countUnitTests,
  slowestFiles,
  withSecondTry,
} from '../../scripts/support/testReports'

const file = (status: string, ...tests: string[]) => ({
  name: join(ROOT, 'area', `${tests.join('')}.test.ts`),
  status,
  assertionResults: tests.map((each) => ({ status: each, fullName: 'behaviour' })),
  startTime: 0,
  endTime: 0,
})

test.each([
  ['all held', [file('passed', 'passed', 'passed', 'pending', 'todo')], 0, 0],
  ['two broke', [file('failed', 'failed', 'failed', 'passed', 'passed', 'pending', 'todo')], 1, 2],
  ['a file could not be loaded', [file('failed'), file('passed', 'passed', 'passed', 'pending', 'todo')], 1, 1],
  ['an error fell outside of every test', [file('passed', 'passed', 'passed', 'pending', 'todo')], 1, 1],
])('unit tests: %s', (_case, testResults, exitCode, failed) => {
  const outcome = countUnitTests({ testResults }, exitCode)
  expect(outcome).toMatchObject({ passed: 2, failed, skipped: 2 })
  expect(outcome.notes).toHaveLength(failed)
})

test('unit tests: no test at all is a failure', () => {
  expect(countUnitTests({ testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
})

test('a second try covers files with failures and files with an error outside of every test', () => {
  const report = { testResults: [file('failed', 'failed'), file('passed', 'passed')] }
  const output = 'This error originated in "area/other.test.ts" test file.'
  expect(brokenFiles(report, output)).toEqual(['area/failed.test.ts', 'area/other.test.ts'])
})

test('a second try takes the place of the first, whether it passes or fails', () => {
  const failed = file('failed', 'failed')
  const first = { testResults: [failed, file('passed', 'passed')] }
  const again = (status: string) => ({
    testResults: [{ ...failed, status, assertionResults: [{ status, fullName: 'behaviour' }] }],
  })
  expect(countUnitTests(withSecondTry(first, again('passed')), 0)).toMatchObject({ passed: 2, failed: 0 })
  expect(countUnitTests(withSecondTry(first, again('failed')), 1)).toMatchObject({ passed: 1, failed: 1 })
})

test.each([
  ['all held', { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, 0, 0],
  ['one did not hold', { expected: 3, unexpected: 1, flaky: 0, skipped: 1 }, 1, 1],
  ['one held when repeated', { expected: 3, unexpected: 0, flaky: 1, skipped: 1 }, 0, 0],
  ['the product did not start', { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, 1, 1],
])('browser tests: %s', (_case, stats, exitCode, failed) => {
  expect(countBrowserTests({ stats, suites: [] }, exitCode)).toMatchObject({
    passed: stats.expected + stats.flaky,
    failed,
    skipped: stats.skipped,
  })
})

test('browser tests that failed or needed a second try are named', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const inner = { title: 'group', specs: [spec('two', 'flaky')] }
  const suites = [
    { title: 'x.spec.ts', specs: [spec('one', 'unexpected'), spec('three', 'expected')], suites: [inner] },
  ]
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
  expect(countBrowserTests({ stats, suites }, 1).notes).toEqual([
    'failed: x.spec.ts › one',
    'passed at a second try: x.spec.ts › two',
  ])
})

test('the slowest files come first, at most twenty', () => {
  const testResults = Array.from({ length: 30 }, (_, seconds) => ({
    ...file('passed', 'passed'),
    name: `${seconds}.test.ts`,
    endTime: seconds * 1000,
  }))
  const lines = slowestFiles({ testResults })
  expect(lines).toHaveLength(20)
  expect(lines[0]).toMatch(/^ +29\.0 s .*29\.test\.ts$/)
})
