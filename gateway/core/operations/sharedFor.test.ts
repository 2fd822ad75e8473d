import { expect, it, vi } from 'vitest'
import { sharedFor } from './sharedFor'

it('gives everybody one answer until it expires', async () => {
  let now = 0
  const ask = vi.fn(async () => now)
  const shared = sharedFor(1_000, () => now, ask)
  expect(await Promise.all([shared(), shared()])).toEqual([0, 0])
  now = 999
  expect(await shared()).toBe(0)
  now = 1_000
  expect(await shared()).toBe(1_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('asks again some time after a failure', async () => {
  let now = 0
  const ask = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('there')
  const shared = sharedFor(1_000, () => now, ask)
  await expect(shared()).rejects.toThrow('away')
  now = 1_000
  expect(await shared()).toBe('there')
})
