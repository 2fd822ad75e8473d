/** Returns the name with its letters in another, fixed order, so that nobody can read it over a shoulder. */
export function scrambleName(name: string): string {
  const letters = [...name.toLowerCase()]
  let seed = letters.reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
  for (let last = letters.length - 1; last > 0; last--) {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0
    // The low bits of this generator repeat after a short period.
    const other = (seed >>> 16) % (last + 1)
    const [one, two] = [letters[last] ?? '', letters[other] ?? '']
    letters[last] = two
    letters[other] = one
  }
  const scrambled = letters.join('')
  return scrambled === name.toLowerCase() ? [...letters.slice(1), letters[0] ?? ''].join('') : scrambled
}
