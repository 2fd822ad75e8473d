import type { Highlight } from '../../contract/blogShapes'
import { beginningOf, excerptOf, oneLine } from '../../core/text/plainText'

/** Characters of an excerpt, and how many of them precede the match. */
const ROUND = 200
const BEFORE = 60
/** Shorter words match whole words only, longer ones also beginnings. */
const MIN_BEGINNING_LENGTH = 3

const word = /[\p{L}\p{N}\p{M}]+/gu
/** All accents except those of å, ä and ö. */
const accents = /(?<!a)\u030A|(?<![ao])\u0308|[\u0300-\u0307\u0309\u030B-\u036F]/g

/** Normalises text for comparison: lower case, without accents except å, ä and ö. The database does the same. */
function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(accents, '').normalize('NFC')
}

/** The words of a search. */
export function wordsSought(text: string): string[] {
  return folded(text).match(word) ?? []
}

/** Splits a text at its matches. */
export function highlighted(text: string, sought: readonly string[]): Highlight[] {
  const pieces: Highlight[] = []
  let end = 0
  for (const { 0: found, index } of hits(text, sought)) {
    if (index > end) pieces.push({ text: text.slice(end, index), match: false })
    pieces.push({ text: found, match: true })
    end = index + found.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), match: false })
  return pieces
}

/** The excerpt round the first match, split; the beginning without one. */
export function placeFound(words: string, sought: readonly string[]): Highlight[] {
  const line = oneLine(words)
  const [first] = hits(line, sought)
  if (!first) return highlighted(beginningOf(words), [])
  const from = first.index <= BEFORE ? 0 : line.indexOf(' ', first.index - BEFORE) + 1
  return highlighted(excerptOf(line, Math.min(from, first.index), ROUND), sought)
}

/** Lazily, because often only the first match is needed. */
function* hits(text: string, sought: readonly string[]) {
  if (sought.length === 0) return
  for (const found of text.matchAll(word)) {
    const plain = folded(found[0])
    if (sought.some((each) => (each.length < MIN_BEGINNING_LENGTH ? plain === each : plain.startsWith(each))))
      yield found
  }
}
