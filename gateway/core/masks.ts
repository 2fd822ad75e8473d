/** What the REST calls write as a sum of bits is a list of names in the graph, whose values are those bits. */

/** The sum of some bits, each counted once. */
export function maskOf(bits: readonly number[]): number {
  return bits.reduce((sum, bit) => sum | bit, 0)
}

/** The bits that a sum is made of, in the order of their enumeration. */
export function bitsOf<E extends Readonly<Record<string, number>>>(values: E, mask: number): E[keyof E][] {
  return (Object.values(values) as E[keyof E][]).filter((bit) => (mask & bit) !== 0)
}
