/** What a JSON text may hold: levels of objects and lists, and values separated by commas. */
export interface JsonBounds {
  readonly depth: number
  readonly values: number
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Whether a JSON text goes beyond the bounds. Looks at the text alone: to parse 1 MB of different keys, or to look for
 * `__proto__` in 500,000 levels, takes longer than a server may stand still.
 */
export function exceedsJsonBounds(text: string, { depth: maxDepth, values: maxValues }: JsonBounds): boolean {
  let depth = 0
  let commas = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index)
    if (isInString) {
      if (character === BACKSLASH) index += 1
      else if (character === QUOTE) isInString = false
    } else if (character === QUOTE) {
      isInString = true
    } else if (character === COMMA) {
      commas += 1
      if (commas >= maxValues) return true
    } else if (character === OPEN_LIST || character === OPEN_OBJECT) {
      depth += 1
      if (depth > maxDepth) return true
    } else if (character === CLOSE_LIST || character === CLOSE_OBJECT) {
      depth -= 1
    }
  }
  return false
}
