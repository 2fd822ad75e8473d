import { expect, test, vi } from 'vitest'
import { createLater } from './later'

test('loaded code is told once to whoever waits, and asked for with each page', async () => {
  const fetch = vi.fn(async () => 'code')
  const later = createLater(fetch)
  const changed = vi.fn()
  later.subscribe(changed)
  expect(later.read()).toBeNull()
  await Promise.all([later.load(), later.load()])
  expect(later.read()).toBe('code')
  expect(changed).toHaveBeenCalledOnce()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('code that could not be loaded is loaded when it is next wanted', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('code')
  const later = createLater(fetch)
  await expect(later.load()).rejects.toThrow('gone')
  expect(later.read()).toBeNull()
  expect(await later.load()).toBe('code')
  expect(later.read()).toBe('code')
})
