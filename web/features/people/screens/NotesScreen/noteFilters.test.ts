import { describe, expect, it } from 'vitest'
import { noteFilterPath, noteVariables, readNoteFilter } from './noteFilters'

describe('the filters of notes in the address', () => {
  it('are found again as they were left', () => {
    const filter = { gender: 'FEMALE', text: 'coffee & cake', sort: 'NAME' } as const
    const { search } = new URL(noteFilterPath(filter), 'http://here')
    expect(readNoteFilter(new URLSearchParams(search))).toEqual(filter)
  })

  it('leave out what is not asked for', () => {
    expect(noteFilterPath({ gender: null, text: ' ', sort: 'NEWEST' })).toBe('/Notes')
    expect(noteVariables(new URLSearchParams())).toEqual({ gender: null, text: null, sort: 'NEWEST' })
  })

  it('count for nothing when nobody knows them', () => {
    const search = new URLSearchParams({ gender: 'ROBOT', sort: 'random' })
    expect(noteVariables(search)).toEqual({ gender: null, text: null, sort: 'NEWEST' })
  })
})
