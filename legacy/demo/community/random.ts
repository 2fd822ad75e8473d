/** A repeatable random source: the same seed always gives the same sequence. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  weighted<T>(entries: readonly (readonly [value: T, weight: number])[]): T
  sample<T>(items: readonly T[], count: number): T[]
}

/** FNV-1a: hashes a text to a 32-bit seed. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** Mulberry32: small, fast and uniform enough for demo data; not for secrets. */
export function createRandom(seed: string | number): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : seedOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('Nothing to pick from')
    return items[int(0, items.length - 1)] as T
  }
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: (entries) => {
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      const hit = entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1)
      if (!hit) throw new RangeError('Nothing to pick from')
      return hit[0]
    },
    sample: (items, count) => {
      const rest = [...items]
      return Array.from(
        { length: Math.min(count, rest.length) },
        () => rest.splice(int(0, rest.length - 1), 1)[0] as (typeof rest)[number],
      )
    },
  }
}
