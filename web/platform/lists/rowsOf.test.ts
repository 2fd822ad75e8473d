import { describe, expect, it } from 'vitest'
import { rowsOf } from './rowsOf'

const spans = (...args: Parameters<typeof rowsOf>) => rowsOf(...args).map(({ start, end }) => [start, end])

describe('the rows of a grid', () => {
  it('hold as many as stand side by side', () => {
    expect(spans(5, 2, false)).toEqual([
      [0, 2],
      [2, 4],
      [4, 5],
    ])
  })

  it('begin with the leading one alone, where others stand side by side', () => {
    expect(rowsOf(4, 3, true)).toEqual([
      { start: 0, end: 1, lead: true },
      { start: 1, end: 4, lead: false },
    ])
    expect(rowsOf(2, 1, true)).toEqual([
      { start: 0, end: 1, lead: false },
      { start: 1, end: 2, lead: false },
    ])
  })

  it('are none without items', () => {
    expect(rowsOf(0, 3, true)).toEqual([])
  })
})
