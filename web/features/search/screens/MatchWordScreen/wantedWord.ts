const SHORTEST = 2
const LONGEST = 30

/** The match word that the address asks for; null when it is none. */
export function wantedWord(address: URLSearchParams): string | null {
  const word = (address.get('word') ?? '').trim()
  return word.length >= SHORTEST && word.length <= LONGEST ? word : null
}
