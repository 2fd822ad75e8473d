/** Result for a figure that was measured in pairs of windows. */
export interface Ratio {
  readonly value: number
  /** Bounds of the 95% interval. */
  readonly low: number
  readonly high: number
}

/** Ratios of neighbouring windows, one list per query. */
export type PairedRatios = readonly (readonly number[])[]

const RESAMPLES = 2000

/** The value below which `share` of the sorted values lie, interpolated. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (low === undefined || high === undefined) return NaN
  return low + (high - low) * (place - Math.floor(place))
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
}

/** A random source that is the same in every run (mulberry32), so that a report can be reproduced from its windows. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The geometric mean of the queries' median ratios, with a bootstrap interval over their windows. */
export function meanRatio(queries: PairedRatios): Ratio {
  const random = seededRandom(1)
  const drawn = Array.from({ length: RESAMPLES }, () =>
    geometricMean(
      queries.map((ratios) => median(ratios.map(() => ratios[Math.floor(random() * ratios.length)] ?? NaN))),
    ),
  )
  return {
    value: geometricMean(queries.map((ratios) => median(ratios))),
    low: quantile(drawn, 0.025),
    high: quantile(drawn, 0.975),
  }
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}
