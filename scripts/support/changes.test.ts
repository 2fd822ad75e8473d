import { describe, expect, it } from 'vitest'
import { testsFor } from './changes'

describe('the tests that a change requires', () => {
  it('are those of its area in all parts, and those that cross areas', () => {
    const filters = testsFor(['legacy/blogs/writing/save.ts', 'web/features/blogs/routes.ts', 'README.md'])
    const rights = 'tests/authorisation/relations.test.ts'
    expect(filters).toEqual(expect.arrayContaining(['/blogs/', '/blogs.test.', rights, 'tests/contract.test.ts']))
    expect(filters?.some((filter) => filter.includes('mail'))).toBe(false)
  })

  it('include the matrix of lodges for the areas of a lodge only', () => {
    const lodges = 'tests/authorisation/lodges.test.ts'
    expect(testsFor(['gateway/debates/area.ts'])).toContain(lodges)
    expect(testsFor(['gateway/blogs/area.ts'])).not.toContain(lodges)
  })

  it.each([
    'legacy/core/access/access.ts',
    'legacy/shared/visibility/profiles.ts',
    'legacy/contract/blogs.ts',
    'legacy/migrations/0001_start.sql',
    'web/platform/relay/network.ts',
    'tests/setup/database.ts',
    'package-lock.json',
  ])('are all tests for %s, which every area uses', (file) => {
    expect(testsFor(['legacy/blogs/writing/save.ts', file])).toBeUndefined()
  })

  it('are the changed test and those that cross areas, if only a test changed', () => {
    const filters = testsFor(['tests/security/csrf.test.ts'])
    expect(filters).toContain('tests/security/csrf.test.ts')
    expect(filters).not.toContain('/security/')
  })
})
