import type { BodyOf } from '../../contract/contract'
import { oneLine, plainText } from '../../core/text/plainText'
import { unprocessable, type FieldProblem } from '../../core/problem'
import { MAX_CONTENT_LENGTH, sanitiseContent, wordsOf } from '../../core/text/richText'
import { foldedTag, refuseMore, refuseMuchMarkup, tagNames } from '../../core/text/written'

/** The author's part of an entry. */
export type BlogContent = Pick<
  BodyOf<'Blogs.UpdateBlogEntry'>,
  'title' | 'html' | 'tags' | 'audience' | 'commentsEnabled'
>

/** Maximum media in a text as it is sent, before invalid ones are removed. */
const MAX_MEDIA_SENT = 1_000
/** Maximum media in a text. */
const MAX_MEDIA = 100

/** Cleans and normalises what a member has written; 422 when it is too much. */
export function cleanContent({ title, html, tags, audience, commentsEnabled }: BlogContent): BlogContent {
  refuseMuchMarkup(html, MAX_CONTENT_LENGTH)
  refuseMore('TOO_MANY_MEDIA_IN_TEXT', html.match(/<(?:img|iframe)|data-video/gi), MAX_MEDIA_SENT)
  const clean = sanitiseContent(html)
  refuseMore('TOO_MANY_MEDIA_IN_TEXT', clean.match(/<(?:img|div) /g), MAX_MEDIA)
  if (wordsOf(clean).length > MAX_CONTENT_LENGTH) {
    throw unprocessable({ field: 'html', code: 'TOO_LONG', params: { max: MAX_CONTENT_LENGTH } })
  }
  return { title: oneLine(plainText(title)), html: clean, tags: tagNames(tags), audience, commentsEnabled }
}

/** 422 for an entry that cannot be published yet. Media count as content. */
export function refuseIncomplete({ title, html }: Pick<BlogContent, 'title' | 'html'>): void {
  const missing = Object.entries({ title, html }).filter(([, text]) => text === '')
  const [first, ...others] = missing.map(([field]): FieldProblem => ({ field, code: 'REQUIRED' }))
  if (first) throw unprocessable(first, ...others)
}

/** Whether two contents are equivalent. */
export function isSameContent(one: BlogContent, other: BlogContent): boolean {
  const words = ({ title, html, tags, audience, commentsEnabled }: BlogContent) =>
    // Tags are compared without case and accents.
    JSON.stringify([title, html, tags.map(foldedTag), audience, commentsEnabled])
  return words(one) === words(other)
}
