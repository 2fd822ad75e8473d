// @vitest-environment jsdom
import type { SensorContext } from '@dnd-kit/core'
import { describe, expect, it } from 'vitest'
import { tileCoordinates } from './tileCoordinates'

/** Two rows of two tiles, and one tile on the third row. */
const PLACES = new Map(
  ['a', 'b', 'c', 'd', 'e'].map((id, index) => {
    const left = (index % 2) * 100
    const top = Math.floor(index / 2) * 100
    return [id, { left, top, right: left + 90, bottom: top + 90, width: 90, height: 90 }] as const
  }),
)

function moved(code: string, id: string) {
  const event = new KeyboardEvent('keydown', { code, cancelable: true })
  const context = { active: { id }, over: { id }, droppableRects: PLACES } as unknown as SensorContext
  return tileCoordinates(event, { active: id, currentCoordinates: { x: 0, y: 0 }, context })
}

describe('a tile moved by arrow keys', () => {
  it('goes to the next place of its row', () => {
    expect(moved('ArrowRight', 'a')).toEqual({ x: 100, y: 0 })
    expect(moved('ArrowLeft', 'd')).toEqual({ x: 0, y: 100 })
  })

  it('moves over the end of a row to the next, and back', () => {
    expect(moved('ArrowRight', 'b')).toEqual({ x: 0, y: 100 })
    expect(moved('ArrowLeft', 'e')).toEqual({ x: 100, y: 100 })
  })

  it('stays at the ends of the order', () => {
    expect(moved('ArrowLeft', 'a')).toBeUndefined()
    expect(moved('ArrowRight', 'e')).toBeUndefined()
  })
})
