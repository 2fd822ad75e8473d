import { unprocessable, type FieldProblem } from '../../core/problem'
import { MAX_CONTENT_LENGTH, sanitiseContent, wordsOf } from '../../core/text/richText'
import { refuseMore, refuseMuchMarkup } from '../../core/text/written'

/** Maximum media in a text as it is sent, before invalid ones are removed. */
const MAX_MEDIA_SENT = 1_000
/** Maximum media in a text. */
const MAX_MEDIA = 100

/** A text with a title, for others to read. */
export interface TitledText {
  readonly title: string
  readonly html: string
}

/** Cleans the HTML of a text for others. @throws 422 when it is too much */
export function cleanHtml(html: string): string {
  refuseMuchMarkup(html, MAX_CONTENT_LENGTH)
  refuseMore('TOO_MANY_MEDIA_IN_TEXT', html.match(/<(?:img|iframe)|data-video/gi), MAX_MEDIA_SENT)
  const clean = sanitiseContent(html)
  refuseMore('TOO_MANY_MEDIA_IN_TEXT', clean.match(/<(?:img|div) /g), MAX_MEDIA)
  if (wordsOf(clean).length > MAX_CONTENT_LENGTH) {
    throw unprocessable({ field: 'html', code: 'TOO_LONG', params: { max: MAX_CONTENT_LENGTH } })
  }
  return clean
}

/** Media count as content. @throws 422 for a text that cannot be published yet */
export function refuseIncomplete({ title, html }: TitledText): void {
  const missing = Object.entries({ title, html }).filter(([, text]) => text === '')
  const [first, ...others] = missing.map(([field]): FieldProblem => ({ field, code: 'REQUIRED' }))
  if (first) throw unprocessable(first, ...others)
}
