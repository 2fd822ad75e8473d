import { describe, expect, it } from 'vitest'
import { noteFilterPath, noteVariables, readNoteFilter } from './noteFilters'

describe('note filters in the address', () => {
  it('survive the round trip', () => {
    const filter = { gender: 'FEMALE', text: 'coffee & cake', sort: 'NAME' } as const
    const { search } = new URL(noteFilterPath(filter), 'http://here')
    expect(readNoteFilter(new URLSearchParams(search))).toEqual(filter)
  })

  it('leave out unset filters', () => {
    expect(noteFilterPath({ gender: null, text: ' ', sort: 'NEWEST' })).toBe('/Notes')
    expect(noteVariables(new URLSearchParams())).toEqual({ gender: null, text: null, sort: 'NEWEST' })
  })

  it('ignore unknown values', () => {
    const search = new URLSearchParams({ gender: 'ROBOT', sort: 'random' })
    expect(noteVariables(search)).toEqual({ gender: null, text: null, sort: 'NEWEST' })
  })
})
