import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { justifiedRows, shownRatio } from './justifiedRows'

const frame = { width: 1000, rowHeight: 200, gap: 10 }

describe('justified rows', () => {
  it('contain each picture once in order, and fill the width in all rows but the last', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.56, max: 2.2, noNaN: true }), { maxLength: 120 }),
        fc.integer({ min: 280, max: 2000 }),
        (ratios, width) => {
          const rows = justifiedRows(ratios, { ...frame, width })
          let next = 0
          const shown: number[] = []
          for (const { start, end, height } of rows) {
            expect(start).toBe(next)
            expect(end).toBeGreaterThan(start)
            next = end
            const sum = ratios.slice(start, end).reduce((total, ratio) => total + ratio, 0)
            shown.push(sum * height + frame.gap * (end - start - 1))
          }
          for (const one of shown) expect(one).toBeLessThanOrEqual(width + 0.001)
          for (const full of shown.slice(0, -1)) expect(full).toBeCloseTo(width, 3)
          expect(next).toBe(ratios.length)
        },
      ),
    )
  })

  it('keep the preferred height in an incomplete last row', () => {
    expect(justifiedRows([1, 1], frame)).toEqual([{ start: 0, end: 2, height: 200 }])
  })

  it('treat a picture of unknown size as square, and limit extreme shapes', () => {
    expect(shownRatio({ width: 0, height: 0 })).toBe(1)
    expect(shownRatio({ width: 4000, height: 500 })).toBe(2.2)
    expect(shownRatio({ width: 500, height: 4000 })).toBe(0.56)
  })
})
