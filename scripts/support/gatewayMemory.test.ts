import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { gatewayMemory } from './gatewayMemory'

const PRINT_LIMITS = `process.stdout.write(JSON.stringify({
  heap: v8.getHeapStatistics().heap_size_limit / 2 ** 20,
  arenas: process.env.MALLOC_ARENA_MAX,
}))`

interface Limits {
  /** In MB; Node adds three times the space for new objects to the limit of the old ones. */
  readonly heap: number
  readonly arenas: string
}

/** The limits of a process that is started so. */
function limitsWith(given: NodeJS.ProcessEnv): Limits {
  const { MALLOC_ARENA_MAX: _arenas, NODE_OPTIONS: _options, ...others } = process.env
  const { args, env } = gatewayMemory({ ...others, ...given })
  return JSON.parse(execFileSync(process.execPath, [...args, '-e', PRINT_LIMITS], { env, encoding: 'utf8' })) as Limits
}

describe('a gateway process', () => {
  it('has its limits of memory', () => {
    const { heap, arenas } = limitsWith({})
    expect(heap).toBeGreaterThanOrEqual(512)
    expect(heap).toBeLessThanOrEqual(512 + 3 * 32)
    expect(arenas).toBe('2')
  })

  it.each(['-', '_'])('has the limits that the environment sets, spelled with %s', (dash) => {
    const options = '--max-old-space-size=256 --max-semi-space-size=8'.replaceAll(/(?<=\w)-(?=\w)/g, dash)
    const { heap, arenas } = limitsWith({ NODE_OPTIONS: options, MALLOC_ARENA_MAX: '1' })
    expect(heap).toBeGreaterThanOrEqual(256)
    expect(heap).toBeLessThanOrEqual(256 + 3 * 8)
    expect(arenas).toBe('1')
  })

  it.each([
    ['20.20.2', []],
    ['22.23.5', []],
    ['24.21.0', ['--max-semi-space-size=32', '--no-maglev']],
    ['26.0.0', ['--max-semi-space-size=32', '--no-maglev']],
  ])('with Node %s gets %j beside what all get', (version, more) => {
    const all = ['--max-old-space-size=512', '--no-allocation-site-pretenuring']
    expect(gatewayMemory({}, version).args).toEqual([...all, ...more])
  })
})
