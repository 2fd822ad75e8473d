// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { isOwnView, readArea, readGender } from './address'

describe('the addresses of promotions', () => {
  it.each([
    ['', { own: false, gender: null, area: null }],
    ['view=own', { own: true, gender: null, area: null }],
    ['gender=female&area=QXJlYTox', { own: false, gender: 'FEMALE', area: 'QXJlYTox' }],
    ['gender=cat&area=<x>', { own: false, gender: null, area: null }],
  ])('narrow the board down: %s', (query, expected) => {
    const search = new URLSearchParams(query)
    expect({ own: isOwnView(search), gender: readGender(search), area: readArea(search) }).toEqual(expected)
  })
})
