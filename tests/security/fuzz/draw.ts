import fc from 'fast-check'
import { type Place, placesIn, replaced } from './places'

/** A fixed seed for reproducible requests. */
const SEED = 1998
/** Random requests per call and actor, and per operation of the graph; the environment can raise the number. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 8)

/** Parameters with one or two values replaced by odd ones. */
export interface Drawn<T> {
  readonly parameters: T
  readonly places: readonly Place[]
}

/** Draws variants of valid parameters; with enough runs, each place is replaced. */
export function drawn<T extends object>(parameters: T, odd: readonly unknown[], salt: string): Drawn<T>[] {
  const places = placesIn(parameters)
  if (places.length === 0) return []
  const replacement = fc.record({ place: fc.constantFrom(...places), value: fc.constantFrom(...odd) })
  const variants = fc.array(replacement, { minLength: 1, maxLength: 2 })
  return fc.sample(variants, { seed: SEED + hashOf(salt), numRuns: RUNS }).map((replacements) => ({
    parameters: replacements.reduce<unknown>(
      (whole, { place, value }) => replaced(whole, place, value),
      parameters,
    ) as T,
    places: replacements.map(({ place }) => place),
  }))
}

/** Gives each call different odd values. */
function hashOf(text: string): number {
  return [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1_000_003, 7)
}
