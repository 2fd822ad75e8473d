import { describe, expect, it } from 'vitest'
import { blogSearchPath } from '#shared/blogs/paths'
import { isSearch, readBlogSearch, readByActivity, readPeriod, readShowsAuthors } from './listAddress'

const at = (query: string) => new URLSearchParams(query)

describe('the period in an address', () => {
  it.each(['0', '7', '14', '30'] as const)('is %s when that is asked for', (days) => {
    expect(readPeriod(at(`period=${days}`))).toBe(days)
  })

  it.each(['', 'period=', 'period=1', 'period=-7', 'period=07', 'period=toString', 'period=all'])(
    'is seven days for %j',
    (query) => {
      expect(readPeriod(at(query))).toBe('7')
    },
  )
})

describe('a search in an address', () => {
  it('survives the round trip through its path', () => {
    const search = { text: 'hav & vind', tags: ['tag-3', 'tag-17'], authors: ['author-9'] }
    const { search: query } = new URL(blogSearchPath(search), 'http://here')
    expect(readBlogSearch(at(query))).toEqual(search)
  })

  it('drops what cannot be an id, numbers included, duplicates and excess values', () => {
    expect(readBlogSearch(at('tags=tag-1,x,tag-1,2022,t%C3%A5ge,tag.5,tag-2')).tags).toEqual(['tag-1', 'tag-2'])
    const many = Array.from({ length: 12 }, (_, index) => `author-${index}`).join()
    expect(readBlogSearch(at(`authors=${many}`)).authors).toHaveLength(10)
    expect(readBlogSearch(at(`q=${'x'.repeat(200)}`)).text).toHaveLength(100)
  })

  it('is empty where there is nothing to search for', () => {
    expect(isSearch(readBlogSearch(at('q=%20&tags=&authors=x&sort=activity')))).toBe(false)
    expect(blogSearchPath({})).toBe('/Community/Blogs/All')
  })
})

describe('the order and the view in an address', () => {
  it('default to the first option when unknown', () => {
    expect([readByActivity(at('sort=activity')), readByActivity(at('sort=x'))]).toEqual([true, false])
    expect([readShowsAuthors(at('show=authors')), readShowsAuthors(at(''))]).toEqual([true, false])
  })
})
