import { describe, expect, it } from 'vitest'
import { eventSearchPath, readEventSearch, searchVariables } from './address'

const read = (query: string) => readEventSearch(new URLSearchParams(query))

describe('the address of a search for events', () => {
  it('reads what it writes', () => {
    const path = '/Community/Events/Upcoming?q=sea&kind=dinner&area=abcd&distance=50&date=2026-11'
    const search = read(path.split('?')[1] ?? '')
    expect(search).toEqual({ text: 'sea', kind: 'DINNER', area: 'abcd', distance: 50, date: '2026-11' })
    expect(eventSearchPath(search)).toBe(path)
  })

  it('leaves out what it cannot be', () => {
    const search = read('kind=war&area=%20&distance=-3&date=2026-13')
    expect(search).toEqual({ text: '', kind: null, area: null, distance: null, date: null })
    expect(eventSearchPath(search)).toBe('/Community/Events/Upcoming')
  })

  it('asks for the days of a month, for one day, or for all that are not over', () => {
    expect(searchVariables(read('date=2028-02'))).toMatchObject({ from: '2028-02-01', to: '2028-02-29', isMonth: true })
    expect(searchVariables(read('date=2026-11-21'))).toMatchObject({ from: '2026-11-21', to: '2026-11-21' })
    expect(searchVariables(read(''))).toMatchObject({ from: null, to: null, isMonth: false })
  })
})
