import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { gatewayMemory } from './gatewayMemory'

const TOLD = `process.stdout.write(JSON.stringify({
  limit: v8.getHeapStatistics().heap_size_limit / 2 ** 20,
  arenas: process.env.MALLOC_ARENA_MAX,
}))`

interface Told {
  /** In MB; Node adds three times the space for new objects to the limit that was given. */
  readonly limit: number
  readonly arenas: string
}

/** What a process sees that is started so. */
function toldWith(given: NodeJS.ProcessEnv): Told {
  const { MALLOC_ARENA_MAX: _arenas, NODE_OPTIONS: _options, ...others } = process.env
  const { args, env } = gatewayMemory({ ...others, ...given })
  return JSON.parse(execFileSync(process.execPath, [...args, '-e', TOLD], { env, encoding: 'utf8' })) as Told
}

describe('a gateway process', () => {
  it('gets its limits of memory', () => {
    const { limit, arenas } = toldWith({})
    expect(limit).toBeGreaterThanOrEqual(512)
    expect(limit).toBeLessThanOrEqual(512 + 3 * 32)
    expect(arenas).toBe('2')
  })

  it('gets others that the environment names', () => {
    const { limit, arenas } = toldWith({
      NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=8',
      MALLOC_ARENA_MAX: '1',
    })
    expect(limit).toBeGreaterThanOrEqual(256)
    expect(limit).toBeLessThanOrEqual(256 + 3 * 8)
    expect(arenas).toBe('1')
  })
})
