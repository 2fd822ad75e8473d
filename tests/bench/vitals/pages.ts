import { median } from '../gateway/statistics'

/** A page whose loading is measured, with what the product's goals ask of it. */
export interface MeasuredPage {
  readonly path: string
  readonly isInside: boolean
}

export const PAGES: readonly MeasuredPage[] = [
  { path: '/', isInside: false },
  { path: '/dating-i-koebenhavn', isInside: false },
  { path: '/Blog', isInside: false },
  { path: '/Create', isInside: false },
  { path: '/Start', isInside: true },
  { path: '/Search/Newest', isInside: true },
  { path: '/Profile/:id', isInside: true },
  { path: '/Mail', isInside: true },
]

/** What one load of a page took; times in milliseconds, sizes in bytes. */
export interface Load {
  readonly score: number
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  readonly requests: number
  readonly bytes: number
}

export interface PageVitals {
  readonly page: MeasuredPage
  readonly cold: Load
  readonly reload: Load
  /** The slowest of a few interactions, in milliseconds. */
  readonly inp: number
}

export const GOALS = {
  publicScore: 95,
  insideScore: 85,
  lcp: 2_500,
  reloadLcp: 1_200,
  cls: 0.02,
  inp: 150,
  reloadBytes: 30_000,
}

/** The goals that a page misses, in words. */
export function missedGoals({ page, cold, reload, inp }: PageVitals): string[] {
  const score = page.isInside ? GOALS.insideScore : GOALS.publicScore
  const checks: readonly (readonly [boolean, string])[] = [
    [cold.score >= score, `score ${cold.score}, goal ${score}`],
    [cold.lcp <= GOALS.lcp, `LCP ${seconds(cold.lcp)}, goal ${seconds(GOALS.lcp)}`],
    [reload.lcp <= GOALS.reloadLcp, `LCP of a reload ${seconds(reload.lcp)}, goal ${seconds(GOALS.reloadLcp)}`],
    [cold.cls <= GOALS.cls, `CLS ${cold.cls.toFixed(3)}, goal ${GOALS.cls}`],
    [inp <= GOALS.inp, `INP ${inp} ms, goal ${GOALS.inp} ms`],
    [
      reload.bytes <= GOALS.reloadBytes,
      `a reload moves ${kilobytes(reload.bytes)}, goal ${kilobytes(GOALS.reloadBytes)}`,
    ],
  ]
  return checks.filter(([holds]) => !holds).map(([, text]) => text)
}

export function medianLoad(loads: readonly Load[]): Load {
  const of = (key: keyof Load) => median(loads.map((load) => load[key]))
  return {
    score: of('score'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    requests: of('requests'),
    bytes: of('bytes'),
  }
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
