import { unprocessable, type FieldProblem } from '../problem'
import { oneLine, plainText } from './plainText'

/** Maximum tags in a text as it is sent: nested ones take long to clean. */
const MAX_TAGS = 10_000

/**
 * Refuses HTML that takes long to clean, with the maximum length of its words.
 * @throws 422 TOO_MUCH_FORMATTING at the field `html`
 */
export function refuseMuchMarkup(html: string, maxWords: number): void {
  refuseMore('TOO_MUCH_FORMATTING', html.match(/<[a-z]/gi), MAX_TAGS)
  // Tags with their ends, and each character of the longest text as an entity.
  refuseMore('TOO_MUCH_FORMATTING', html.match(/[<&]/g), 2 * MAX_TAGS + maxWords)
}

/** @throws 422 at the field `html` when more is found than may be */
export function refuseMore(code: FieldProblem['code'], found: readonly string[] | null, max: number): void {
  if (found && found.length > max) throw unprocessable({ field: 'html', code, params: { max } })
}

/** The names of tags in order, without repetitions in other spellings. */
export function tagNames(tags: readonly string[]): string[] {
  const names = tags.map((tag) => oneLine(plainText(tag))).filter((name) => name !== '')
  return names.filter((name, index) => names.findIndex((other) => foldedTag(other) === foldedTag(name)) === index)
}

/** A tag's name as it is compared. */
export function foldedTag(name: string): string {
  return name.toLowerCase()
}
