import { describe, expect, it } from 'vitest'
import { completeTimeInput, isTimeInput, maskTimeInput } from './timeInput'

describe('a time in a field', () => {
  it.each([
    ['19', '19'],
    ['193', '19:3'],
    ['1930', '19:30'],
    ['19.30', '19:30'],
    ['9:5', '09:5'],
    ['930', '09:30'],
    ['19:', '19:'],
    ['19:305', '19:30'],
    ['x', ''],
  ])('%s becomes %s while it is typed', (typed, shown) => {
    expect(maskTimeInput(typed)).toBe(shown)
  })

  it.each([
    ['9', '09:00'],
    ['19', '19:00'],
    ['19:', '19:00'],
    ['19:3', '19:30'],
    ['19:30', '19:30'],
    ['', ''],
  ])('%s becomes %s when it is left', (typed, shown) => {
    expect(completeTimeInput(typed)).toBe(shown)
  })

  it('is complete only where the clock has it', () => {
    expect(['00:00', '23:59', '24:00', '12:60', '9:30', ''].map(isTimeInput)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
