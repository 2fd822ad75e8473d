import { stopWords } from './stopWords'

const MAX_WORDS = 20
const MIN_LENGTH = 3
const MAX_LENGTH = 30
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
    if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || stopWords.has(word)) continue
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const weight = ([word, count]: readonly [string, number]) => count * Math.min(word.length, FULL_WEIGHT)
  // The sort is stable: of equal words, the first in the text comes first.
  return [...counts]
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MAX_WORDS)
    .map(([word]) => word)
}
