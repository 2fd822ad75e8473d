import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { memoryArgs } from './gatewayMemory'

const LIMIT_IN_MB = 'process.stdout.write(String(v8.getHeapStatistics().heap_size_limit / 2 ** 20))'

/** The limit of memory that Node sees, which adds the space of new objects to the one given. */
function limitWith(nodeOptions: string): number {
  const env = { ...process.env, NODE_OPTIONS: nodeOptions }
  return Number(execFileSync(process.execPath, [...memoryArgs(env), '-e', LIMIT_IN_MB], { env, encoding: 'utf8' }))
}

test('a gateway process gets the limit of memory', () => {
  const limit = limitWith('')
  expect(limit).toBeGreaterThanOrEqual(512)
  expect(limit).toBeLessThan(768)
})

test('NODE_OPTIONS may name another limit', () => {
  const limit = limitWith('--max-old-space-size=256')
  expect(limit).toBeGreaterThanOrEqual(256)
  expect(limit).toBeLessThan(512)
})
