import { describe, expect, it } from 'vitest'
import { ANY_LODGE, countConditions, lodgeSearchPath, readLodgeSearch, type LodgeSearch } from './lodgeSearch'

const read = (path: string) => readLodgeSearch(new URL(path, 'http://x').searchParams)

describe('the address of a search for lodges', () => {
  it('holds the whole search', () => {
    const search: LodgeSearch = {
      text: 'sea & sky',
      category: 'category-4',
      kinks: ['kink-1', 'kink-2'],
      tags: ['tag-3'],
      door: 'approval',
      distance: 50,
      sort: '5',
    }
    expect(read(lodgeSearchPath(search))).toEqual(search)
    expect(countConditions(search)).toBe(6)
  })

  it('is bare for every lodge, the most active first', () => {
    expect(lodgeSearchPath(ANY_LODGE)).toBe('/Community/Lodges/Search')
    expect(read('/Community/Lodges/Search')).toEqual(ANY_LODGE)
    expect(ANY_LODGE.sort).toBe('3')
  })

  it('leaves out what cannot be', () => {
    const path = '/x?q=%20%20&category=7&kinks=12,kink-1,kink-1&access=back-door&distance=-5&sort=toString'
    expect(read(path)).toEqual({ ...ANY_LODGE, kinks: ['kink-1'] })
    expect(read('/x?distance=99999&sort=9')).toEqual(ANY_LODGE)
  })
})
