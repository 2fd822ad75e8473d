import { describe, expect, it } from 'vitest'
import { testsFor } from './changes'

describe('the tests that a change takes', () => {
  it('are those of its area in all parts, and those that hold the areas together', () => {
    const filters = testsFor(['legacy/blogs/save.ts', 'web/features/blogs/routes.ts', 'README.md'])
    expect(filters).toEqual(expect.arrayContaining(['/blogs/', '/blogs.test.', 'tests/authorisation/']))
    expect(filters?.some((filter) => filter.includes('mail'))).toBe(false)
  })

  it.each([
    'legacy/core/access.ts',
    'legacy/shared/visibility/profiles.ts',
    'legacy/contract/blogs.ts',
    'legacy/migrations/0001_start.sql',
    'web/platform/relay/network.ts',
    'tests/setup/database.ts',
    'package-lock.json',
  ])('are all for %s, which every area uses', (file) => {
    expect(testsFor(['legacy/blogs/save.ts', file])).toBeUndefined()
  })

  it('are the changed test itself and those that hold the areas together, where only a test changed', () => {
    const filters = testsFor(['tests/security/csrf.test.ts'])
    expect(filters).toContain('tests/security/csrf.test.ts')
    expect(filters).not.toContain('/security/')
  })
})
