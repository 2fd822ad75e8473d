import { expect, it } from 'vitest'
import { pageOf } from './handler'

it('cuts lists into pages of thirty, and ends them after 30,000 items', () => {
  expect(pageOf({})).toEqual({ skip: 0, take: 30 })
  expect(pageOf({ skip: 29_990, take: 7 })).toEqual({ skip: 29_990, take: 7 })
  expect(pageOf({ skip: 29_990, take: 30 })).toEqual({ skip: 29_990, take: 10 })
  expect(pageOf({ skip: 1e15, take: 30 })).toEqual({ skip: 1e15, take: 0 })
})
