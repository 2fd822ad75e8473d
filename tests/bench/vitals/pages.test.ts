import { describe, expect, it } from 'vitest'
import { type Load, medianLoad, missedGoals, type PageVitals } from './pages'

const load: Load = { score: 96, fcp: 900, lcp: 1_100, cls: 0, tbt: 40, requests: 20, bytes: 20_000 }
const fast: PageVitals = { page: { path: '/', isInside: false }, cold: load, reload: load, inp: 40 }

describe('the goals of a page', () => {
  it('hold for a fast page', () => expect(missedGoals(fast)).toEqual([]))

  it('ask less of the score inside', () => {
    const cold = { ...load, score: 86 }
    expect(missedGoals({ ...fast, cold })).toEqual(['score 86, goal 95'])
    expect(missedGoals({ ...fast, cold, page: { path: '/Start', isInside: true } })).toEqual([])
  })

  it.each<[string, PageVitals]>([
    ['LCP 2.6 s, goal 2.5 s', { ...fast, cold: { ...load, lcp: 2_600 } }],
    ['LCP of a reload 1.3 s, goal 1.2 s', { ...fast, reload: { ...load, lcp: 1_300 } }],
    ['CLS 0.030, goal 0.02', { ...fast, cold: { ...load, cls: 0.03 } }],
    ['INP 160 ms, goal 150 ms', { ...fast, inp: 160 }],
    ['a reload moves 31 kB, goal 30 kB', { ...fast, reload: { ...load, bytes: 31_000 } }],
  ])('name what is missed: %s', (text, vitals) => expect(missedGoals(vitals)).toEqual([text]))

  it('are measured by the median of each figure', () => {
    const loads = [load, { ...load, lcp: 9_000, cls: 0.4 }, { ...load, lcp: 1_500 }]
    expect(medianLoad(loads)).toEqual({ ...load, lcp: 1_500 })
    expect(medianLoad([load, { ...load, score: 84 }])).toEqual({ ...load, score: 90 })
  })
})
