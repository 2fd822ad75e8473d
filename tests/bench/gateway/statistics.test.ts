import { describe, expect, it } from 'vitest'
import { geometricMean, meanRatio, median, quantile, seededRandom, shuffled } from './statistics'

describe('quantiles', () => {
  it.each([
    [[3], 0.5, 3],
    [[4, 1, 3], 0.5, 3],
    [[4, 1, 3, 2], 0.5, 2.5],
    [[10, 20, 30, 40, 50], 0.25, 20],
    [[0, 100], 0.99, 99],
  ])('of %j at %d are %d', (values, share, expected) => {
    expect(quantile(values, share)).toBeCloseTo(expected)
  })

  it('of no values are NaN', () => {
    expect(median([])).toBeNaN()
  })
})

describe('the mean of ratios', () => {
  it('gives 1 for twice and half', () => {
    expect(geometricMean([2, 0.5, 1])).toBeCloseTo(1)
    expect(geometricMean([1, 10, 100])).toBeCloseTo(10)
  })

  it('uses the medians, regardless of single windows', () => {
    const { value } = meanRatio([
      [2, 2, 2, 2, 90],
      [0.5, 0.5, 0.01, 0.5, 0.5],
    ])
    expect(value).toBeCloseTo(1)
  })

  it('is exact where all windows agree', () => {
    const { value, low, high } = meanRatio([Array(10).fill(0.8) as number[]])
    expect([low, value, high].map((each) => each.toFixed(6))).toEqual(['0.800000', '0.800000', '0.800000'])
  })

  it('has an interval as wide as the windows differ, around the mean', () => {
    const even = Array.from({ length: 41 }, (_window, index) => 0.9 + index * 0.005)
    const { value, low, high } = meanRatio([even])
    expect(value).toBeCloseTo(1)
    // The bootstrapped median of 41 uniform values lies within about eight positions of the middle in 95 of 100
    // cases.
    expect(low).toBeGreaterThan(0.94)
    expect(low).toBeLessThan(0.98)
    expect(high).toBeGreaterThan(1.02)
    expect(high).toBeLessThan(1.06)
  })

  it('is the same in every run', () => {
    const windows = [[1, 1.2, 0.9, 1.1, 1.05]]
    expect(meanRatio(windows)).toEqual(meanRatio(windows))
  })
})

describe('random orders', () => {
  it('contain every item once, and differ', () => {
    const random = seededRandom(3)
    const items = [1, 2, 3, 4, 5, 6, 7, 8]
    const orders = Array.from({ length: 20 }, () => shuffled(items, random))
    for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual(items)
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(15)
  })
})
