const MIN_LENGTH = 2
const MAX_LENGTH = 30

/** Match word in the address; null when it is invalid. */
export function wantedWord(address: URLSearchParams): string | null {
  const word = (address.get('word') ?? '').trim()
  return word.length >= MIN_LENGTH && word.length <= MAX_LENGTH ? word : null
}
