import { type Part, runParts } from './support/parts'
import { unitTests } from './support/unitTests'

// Timeout of runs that take minutes and are not part of `npm test`.
const MAX_RUN = 60 * 60_000

const signal = AbortSignal.timeout(MAX_RUN)
const interpreted = { COMPILE_FROM_USE: '0' }
const verify = ['--config', 'tests/verify/vitest.config.ts']

const parts: Part[] = [
  {
    name: 'faults',
    title: 'Faults of the server behind',
    run: () => unitTests([...verify, 'tests/verify/faults'], { signal }),
  },
  {
    name: 'faults',
    title: 'The same, nothing compiled',
    run: () => unitTests([...verify, 'tests/verify/faults'], { signal, env: interpreted }),
  },
  {
    name: 'compiled',
    title: 'Compiled and interpreted alike',
    run: () => unitTests([...verify, 'tests/verify/compiled'], { signal }),
  },
  {
    name: 'interpreted',
    title: 'All tests, nothing compiled',
    run: () => unitTests(['--project', 'servers', '--project', 'mocked'], { signal, env: interpreted }),
  },
  {
    name: 'vitals',
    title: 'Pages on a slow phone',
    byNameOnly: true,
    run: async () => (await import('../tests/bench/vitals/main')).measureVitals(signal),
  },
]

await runParts(parts, process.argv.slice(2))
