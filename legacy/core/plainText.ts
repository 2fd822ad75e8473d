import { invalid } from './problem'

/** Control characters but the line break, and those that turn the direction of whatever text follows. */
const unwanted = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu
/** More accents on one letter than any language has; the bound of Unicode's stream-safe text format. */
const excessAccents = /(\p{M}{30})\p{M}+/gu
const visible = /[^\s\p{Cf}]/u

/** A text as a member wrote it, without what could not be seen anyway: at most one empty line in a row. */
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

/** Drops the accents beyond 30 on one letter: normalising a text takes time by the square of their number. */
export function withoutExcessAccents(text: string): string {
  return text.replaceAll(excessAccents, '$1')
}

/** A text as `plainText` leaves it, for a field that has to say something. */
export function requiredText(field: string, text: string): string {
  const plain = plainText(text)
  if (plain === '') throw invalid({ field, code: 'REQUIRED' })
  return plain
}

/** A plain text without line breaks. */
export function oneLine(plain: string): string {
  return plain.replaceAll(/\s+/g, ' ')
}

/** The default length of a beginning. */
const BEGINNING = 280

/** The beginning of a text, in one line. */
export function beginningOf(words: string, length = BEGINNING): string {
  return excerptOf(oneLine(words), 0, length)
}

/** Part of a line between words, with dots where something is left out. */
export function excerptOf(line: string, from: number, length: number): string {
  const before = from > 0 ? '…' : ''
  if (line.length - from <= length) return before + line.slice(from)
  const space = line.lastIndexOf(' ', from + length)
  // A word that is longer than all of it is cut, but no character is.
  const part = line.slice(from, space > from ? space : from + length).replace(/[\uD800-\uDBFF]$/, '')
  return `${before}${part}…`
}
