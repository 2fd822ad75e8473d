import type { Highlight } from '../contract/blogShapes'
import { beginningOf, excerptOf, oneLine } from '../core/plainText'

/** So many characters round what was found, and so many of them before it. */
const ROUND = 200
const BEFORE = 60
/** Shorter words are found only as they are, longer ones also where they begin a word. */
const MIN_BEGINNING_LENGTH = 3

const word = /[\p{L}\p{N}\p{M}]+/gu
/** All accents but those of å, ä and ö. */
const accents = /(?<!a)\u030A|(?<![ao])\u0308|[\u0300-\u0307\u0309\u030B-\u036F]/g

/** A text as it is compared: in small letters and without accents, but for the letters å, ä and ö. The database does the same. */
function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(accents, '').normalize('NFC')
}

/** The words that are searched for. */
export function wordsSought(text: string): string[] {
  return folded(text).match(word) ?? []
}

/** A text in pieces, those that were searched for apart. */
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

/** The place in a text where the first of the words is found, in pieces; the beginning where none is. */
export function placeFound(words: string, sought: readonly string[]): Highlight[] {
  const line = oneLine(words)
  const [first] = hits(line, sought)
  if (!first) return highlighted(beginningOf(words), [])
  const from = first.index <= BEFORE ? 0 : line.indexOf(' ', first.index - BEFORE) + 1
  return highlighted(excerptOf(line, Math.min(from, first.index), ROUND), sought)
}

/** One after the other: of a long text often only the first is wanted. */
function* hits(text: string, sought: readonly string[]) {
  if (sought.length === 0) return
  for (const found of text.matchAll(word)) {
    const plain = folded(found[0])
    if (sought.some((each) => (each.length < MIN_BEGINNING_LENGTH ? plain === each : plain.startsWith(each))))
      yield found
  }
}
