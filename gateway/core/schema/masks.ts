/** Bit masks of the REST calls are lists of names in the graph, whose values are the bits. */

/** The sum of bits, each counted once. */
export function maskOf(bits: readonly number[]): number {
  return bits.reduce((sum, bit) => sum | bit, 0)
}

/** The bits of a sum, in the order of their enum. */
export function bitsOf<E extends Readonly<Record<string, number>>>(values: E, mask: number): E[keyof E][] {
  return (Object.values(values) as E[keyof E][]).filter((bit) => (mask & bit) !== 0)
}
