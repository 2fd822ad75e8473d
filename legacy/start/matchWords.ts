import { stopWords } from './stopWords'

const MOST = 20
const SHORTEST = 3
const LONGEST = 30
/** Beyond this length, a word gains no more weight. */
const FULL_WEIGHT = 10

/**
 * The most significant words of a text. Repeated and long words weigh more, because a language's function words
 * are short.
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
  // The sort is stable: of equal words, the first in the text comes first.
  return [...counts]
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MOST)
    .map(([word]) => word)
}
