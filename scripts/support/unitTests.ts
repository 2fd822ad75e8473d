import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode, toolFile } from './runTool'
import { print } from './parts'
import { brokenFiles, countUnitTests, type Outcome, slowestFiles, type UnitReport, withSecondTry } from './testReports'

/** With more broken files than this the change is at fault, not the moment. */
const MAX_REPEATED_FILES = 3

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv
  readonly signal?: AbortSignal
}

interface Run {
  readonly report: UnitReport
  readonly code: number
  readonly output: string
}

/** Runs Vitest. In CI a few broken files run once more, alone, and the outcome names them. */
export async function unitTests(args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const first = await runVitest(args, options)
  for (const line of slowestFiles(first.report)) print(line)
  const broken = brokenFiles(first.report, first.output)
  if (!process.env.CI || !broken.length || broken.length > MAX_REPEATED_FILES) {
    return countUnitTests(first.report, first.code)
  }
  for (const note of countUnitTests(first.report, first.code).notes ?? []) print(note)
  print(`Once more, alone: ${broken.join(', ')}`)
  const flags = args.filter((arg, index) => arg.startsWith('--') || args[index - 1]?.startsWith('--'))
  const second = await runVitest([...flags, ...broken, '--maxWorkers=1'], options)
  const { notes = [], ...counts } = countUnitTests(withSecondTry(first.report, second.report), second.code)
  return { ...counts, notes: [...notes, ...broken.map((file) => `second try: ${file}`)] }
}

async function runVitest(args: readonly string[], options: RunOptions): Promise<Run> {
  const scratch = await mkdtemp(join(tmpdir(), 'nordlys-report-'))
  try {
    const file = join(scratch, 'unit.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const command = [toolFile('vitest', 'vitest'), 'run', ...args, ...reporters]
    const { code, output } = await runNode(command, { ...options, show: true })
    return { report: JSON.parse(await readFile(file, 'utf8')) as UnitReport, code, output }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
