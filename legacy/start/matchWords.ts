import { stopWords } from './stopWords'

const MOST = 20
const SHORTEST = 3
const LONGEST = 30
/** Beyond this, a longer word says no more. */
const FULL_WEIGHT = 10

/**
 * Words of a text that tell something of its writer, the most telling first. A word counts for more when it is repeated
 * and when it is long, for the small words of a language are its short ones.
 */
export function matchWords(text: string): string[] {
  const counts = new Map<string, number>()
  for (const [word] of text
    .normalize('NFC')
    .toLowerCase()
    .matchAll(/\p{L}+(?:-\p{L}+)*/gu)) {
    if (word.length < SHORTEST || word.length > LONGEST || stopWords.has(word)) continue
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const weight = ([word, count]: readonly [string, number]) => count * Math.min(word.length, FULL_WEIGHT)
  // The sort is stable: of equal words, the one that was written first comes first.
  return [...counts]
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MOST)
    .map(([word]) => word)
}
