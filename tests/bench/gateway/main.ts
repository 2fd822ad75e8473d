import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../../scripts/support/serverProcess'
import { base, contestants } from './contestants'
import { distanceSection, measureDistance } from './distance'
import { compareAnswers } from './equality'
import { measure } from './measure'
import { benchQueries } from './queries'
import { reportText } from './report'
import { writeReport } from './reportFiles'
import { startRig } from './rig'
import { Summary } from './summary'

// Benchmarks the gateway against its peers: npm run bench -- --windows 10 --connections 1,32
const { values } = parseArgs({
  options: {
    windows: { type: 'string', default: '10' },
    connections: { type: 'string', default: '1,32' },
    /** Names of servers, separated by commas; ours always takes part. */
    only: { type: 'string' },
    /** Names of queries, separated by commas. */
    queries: { type: 'string' },
    /** A quick look instead of a measurement. */
    quick: { type: 'boolean', default: false },
    /** Also writes the report into the repository. */
    figures: { type: 'boolean', default: false },
  },
})

const print = (line: string) => void process.stdout.write(`${line}\n`)

function chosen<T extends { readonly name: string }>(all: readonly T[], names: string | undefined, always = ''): T[] {
  const wanted = names?.split(',')
  const unknown = wanted?.find((name) => !all.some((each) => each.name === name))
  if (unknown) throw new Error(`There is no ${unknown}, only: ${all.map(({ name }) => name).join(', ')}`)
  return all.filter(({ name }) => !wanted || wanted.includes(name) || name === always)
}

const queries = chosen(await benchQueries(), values.queries)
const effort = {
  windows: values.quick ? 3 : Number(values.windows),
  windowMs: values.quick ? 300 : 1000,
  warmWindows: values.quick ? 4 : 20,
  warmQueries: values.quick ? 200 : 3000,
  connections: values.connections.split(',').map(Number),
}

const rig = await startRig(chosen(contestants, values.only, base), queries, print)
try {
  await compareAnswers(rig, queries)
  print('All servers give the same answers.')
  const windows = await measure(rig, queries, effort, print)
  const summary = new Summary(windows)
  const distances = await measureDistance(rig, queries, values.quick ? 5 : 20)
  const text = reportText(summary, distances.length > 0 ? [distanceSection(distances)] : [])
  print(`\n${text}`)
  const folders = ['data/bench', ...(values.figures ? ['tests/bench/gateway/figures'] : [])]
  for (const folder of folders) await writeReport(join(ROOT, folder), text, { effort, distances, windows }, summary)
} finally {
  await rig.stop()
}
