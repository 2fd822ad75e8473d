/** The maximum depth and number of values of a JSON text. */
export interface JsonBounds {
  readonly depth: number
  readonly values: number
}

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
const MAX_NAME_LENGTH = 100

/**
 * The outermost field of a JSON text that exceeds the bounds, '' outside of any; undefined within the bounds.
 * Scans the text alone: parsing 1 MB of different keys, or searching 500,000 levels for `__proto__`, would block
 * the server too long.
 */
export function oversizedField(text: string, { depth: maxDepth, values: maxValues }: JsonBounds): string | undefined {
  let depth = 0
  let commas = 0
  let stringStart: number | undefined
  let [lastString, field] = ['', '']
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index)
    if (stringStart !== undefined) {
      if (character === BACKSLASH) index += 1
      else if (character === QUOTE) {
        if (depth === 1) lastString = text.slice(stringStart, Math.min(index, stringStart + MAX_NAME_LENGTH))
        stringStart = undefined
      }
    } else if (character === QUOTE) {
      stringStart = index + 1
    } else if (character === COMMA) {
      commas += 1
      if (commas >= maxValues) return field
    } else if (character === COLON) {
      if (depth === 1) field = lastString
    } else if (character === OPEN_LIST || character === OPEN_OBJECT) {
      depth += 1
      if (depth > maxDepth) return field
    } else if (character === CLOSE_LIST || character === CLOSE_OBJECT) {
      depth -= 1
    }
  }
  return undefined
}
