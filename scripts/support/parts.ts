import type { Outcome } from './testReports'

export interface Part {
  /** Name that selects the part on the command line. */
  name: string
  title: string
  run: () => Promise<Outcome>
}

/** Runs the named parts, or all, and prints `N passed, N failed` at the end. */
export async function runParts(parts: readonly Part[], wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length) {
    print(`Unknown: ${unknown.join(', ')}. Parts: ${[...new Set(parts.map(({ name }) => name))].join(', ')}.`)
    process.exitCode = 2
    return
  }
  const results: Result[] = []
  for (const { name, title, run } of parts) {
    if (wanted.length && !wanted.includes(name)) continue
    print(`\n── ${title}`)
    const start = performance.now()
    const outcome = await run().catch(failure)
    const seconds = (performance.now() - start) / 1000
    results.push({ title, outcome, seconds })
    for (const note of outcome.notes ?? []) print(`   ${note}`)
    print(`   ${outcome.failed ? 'FAILED' : 'passed'} after ${seconds.toFixed(1)} s`)
  }
  summarise(results)
}

interface Result {
  readonly title: string
  readonly outcome: Outcome
  readonly seconds: number
}

function failure(error: unknown): Outcome {
  print(error instanceof Error ? error.message : String(error))
  return { passed: 0, failed: 1, skipped: 0 }
}

function summarise(results: readonly Result[]): void {
  print('')
  for (const { title, outcome, seconds } of results) {
    const { passed, failed, skipped } = outcome
    const numbers = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`
    const rest = skipped ? `, ${skipped} skipped` : ''
    print(`${failed ? '✗' : '✓'} ${title.padEnd(28)}${numbers}${rest}  (${seconds.toFixed(1)} s)`)
    for (const note of outcome.notes ?? []) print(`    ${note}`)
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, { outcome }) => total + outcome[key], 0)
  print(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') ? 1 : 0
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
