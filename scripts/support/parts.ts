import type { Outcome } from './testReports'

export interface Part {
  /** Name that selects the part on the command line. */
  name: string
  title: string
  /** Runs beside others of its kind, and so shows nothing itself: its outcome has the output. */
  aside?: boolean
  /** Runs when it is named, and not with all others. */
  byNameOnly?: boolean
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
  const chosen = parts.filter(({ name, byNameOnly }) => (wanted.length ? wanted.includes(name) : !byNameOnly))
  const results = new Map<Part, Result>()
  const perform = async (part: Part) => void results.set(part, await resultOf(part))
  // Two lanes take from one queue: most of these tools use one core.
  const queue = chosen.filter(({ aside }) => aside).values()
  const lane = async () => {
    for (const part of queue) await perform(part)
  }
  await Promise.all([lane(), lane()])
  for (const part of chosen.filter(({ aside }) => !aside)) await perform(part)
  summarise(chosen.flatMap((part) => results.get(part) ?? []))
}

async function resultOf({ title, aside, run }: Part): Promise<Result> {
  if (!aside) print(`\n── ${title}`)
  const start = performance.now()
  const outcome = await run().catch(failure)
  const seconds = (performance.now() - start) / 1000
  if (aside) print(`\n── ${title}\n${outcome.output?.trimEnd() ?? ''}`)
  for (const note of outcome.notes ?? []) print(`   ${note}`)
  print(`   ${outcome.failed ? 'FAILED' : 'passed'} after ${seconds.toFixed(1)} s`)
  return { title, outcome, seconds }
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
