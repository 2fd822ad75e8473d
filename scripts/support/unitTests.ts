import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode, toolFile } from './runTool'
import { print } from './parts'
import { countUnitTests, type Outcome, slowestFiles, type TimedFile } from './testReports'

export async function unitTests(
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly signal?: AbortSignal } = {},
): Promise<Outcome> {
  const scratch = await mkdtemp(join(tmpdir(), 'nordlys-report-'))
  try {
    const report = join(scratch, 'unit.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const command = [toolFile('vitest', 'vitest'), 'run', ...args, ...reporters]
    const { code } = await runNode(command, { ...options, show: true })
    const results = JSON.parse(await readFile(report, 'utf8')) as Parameters<typeof countUnitTests>[0] & {
      readonly testResults: readonly TimedFile[]
    }
    for (const line of slowestFiles(results.testResults)) print(line)
    return countUnitTests(results, code)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
