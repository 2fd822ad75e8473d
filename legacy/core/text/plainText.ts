import { invalid } from '../problem'

/** Control characters except the line break, and those that change the direction of text. */
const unwanted = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu
/** More accents on one letter than any language has: the limit of Unicode's stream-safe text format. */
const excessAccents = /(\p{M}{30})\p{M}+/gu
const visible = /[^\s\p{Cf}]/u

/** Normalises a member's text: removes invisible characters and allows at most one empty line in a row. */
export function plainText(text: string): string {
  const plain = withoutExcessAccents(text)
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(unwanted, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return visible.test(plain) ? plain : ''
}

/** Removes accents beyond 30 on one letter: normalising takes quadratic time in their number. */
export function withoutExcessAccents(text: string): string {
  return text.replaceAll(excessAccents, '$1')
}

/** Normalises a text like `plainText`, and refuses an empty one. */
export function requiredText(field: string, text: string): string {
  const plain = plainText(text)
  if (plain === '') throw invalid({ field, code: 'REQUIRED' })
  return plain
}

/** Joins the lines of a plain text. */
export function oneLine(plain: string): string {
  return plain.replaceAll(/\s+/g, ' ')
}

/** The default length of a beginning, in characters. */
const BEGINNING = 280

/** The beginning of a text, in one line. */
export function beginningOf(words: string, length = BEGINNING): string {
  return excerptOf(oneLine(words), 0, length)
}

/** An excerpt of a line between word boundaries, with dots where something is left out. */
export function excerptOf(line: string, from: number, length: number): string {
  const before = from > 0 ? '…' : ''
  if (line.length - from <= length) return before + line.slice(from)
  const space = line.lastIndexOf(' ', from + length)
  // Cuts a word that is longer than the excerpt, but never a character.
  const part = line.slice(from, space > from ? space : from + length).replace(/[\uD800-\uDBFF]$/, '')
  return `${before}${part}…`
}
