// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { safeStorage } from './safeStorage'

it('reads, writes and removes', () => {
  const storage = safeStorage(() => window.localStorage)
  expect(storage.get('key')).toBeNull()
  expect(storage.set('key', 'value')).toBe(true)
  expect(window.localStorage.getItem('key')).toBe('value')
  expect(storage.keys()).toEqual(['key'])
  expect(storage.get('key')).toBe('value')
  storage.remove('key')
  expect(storage.get('key')).toBeNull()
})

it('never throws when the browser refuses storage', () => {
  const storage = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(storage.set('key', 'value')).toBe(false)
  expect(storage.get('key')).toBeNull()
  expect(storage.keys()).toEqual([])
  expect(() => storage.remove('key')).not.toThrow()
})
