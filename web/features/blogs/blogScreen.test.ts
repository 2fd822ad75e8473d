import { describe, expect, it } from 'vitest'
import type { Navigation, ScreenHandle } from '#platform/routing/route'
import { sampleSession } from '#testing/session'
import { blogsRoutes } from './routes'

const BAN = '/Community/Blogs/Ban'

function target(path: string | undefined, bans: readonly 'BLOGS'[], query = ''): string | null | undefined {
  const route = blogsRoutes.find((each) => each.path === path)
  const navigation: Navigation = {
    params: {},
    search: new URLSearchParams(query),
    session: sampleSession({ viewer: { bans: [...bans] } }),
  }
  const handle = route?.handle as ScreenHandle | undefined
  return handle?.redirect?.(navigation)
}

const paths = blogsRoutes.map(({ path }) => path)

describe('a ban from blogs', () => {
  it.each(paths.filter((path) => path !== BAN))('leads away from %s', (path) => {
    expect(target(path, ['BLOGS'])).toBe(BAN)
  })

  it('opens the ban page only for banned viewers', () => {
    expect(target(BAN, ['BLOGS'])).toBeNull()
    expect(target(BAN, [])).toBe('/Community/Blogs/All')
  })
})

describe('blog addresses', () => {
  it('redirect to their first list and keep the query', () => {
    expect(target('/Community/Blogs', [])).toBe('/Community/Blogs/All')
    expect(target('/Community/Blogs/Top', [], 'period=30')).toBe('/Community/Blogs/Top/Read?period=30')
  })

  it.each(['Read', 'Commented'])('correct an unknown period of Top/%s and keep the rest', (list) => {
    const path = `/Community/Blogs/Top/${list}`
    expect(target(path, [], 'period=5&x=1')).toBe(`${path}?period=7&x=1`)
    expect(target(path, [], 'period=14')).toBeNull()
    expect(target(path, [])).toBeNull()
  })
})
