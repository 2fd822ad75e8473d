import type { BodyOf } from '../contract/contract'
import { oneLine, plainText } from '../core/plainText'
import { unprocessable, type FieldProblem } from '../core/problem'
import { MAX_CONTENT_LENGTH, sanitiseContent, wordsOf } from '../core/richText'

/** What its author writes of an entry. */
export type BlogContent = Pick<
  BodyOf<'Blogs.UpdateBlogEntry'>,
  'title' | 'html' | 'tags' | 'audience' | 'commentsEnabled'
>

/** Tags in a text as it is sent: the deeper they stand in each other, the longer they take to clean. */
const MAX_TAGS = 10_000
/** Tags with their ends, and besides each character of the longest text as an entity. */
const MAX_MARKUP = 2 * MAX_TAGS + MAX_CONTENT_LENGTH
/** Pictures and videos in a text as it is sent: those that lead nowhere are removed. */
const MAX_MEDIA_SENT = 1_000
/** Pictures and videos in one text. */
const MAX_MEDIA = 100

/** What a member has written, made clean; 422 when it is too much. */
export function cleanContent({ title, html, tags, audience, commentsEnabled }: BlogContent): BlogContent {
  refuseMore('TOO_MUCH_FORMATTING', html.match(/<[a-z]/gi), MAX_TAGS)
  refuseMore('TOO_MUCH_FORMATTING', html.match(/[<&]/g), MAX_MARKUP)
  refuseMore('TOO_MANY_MEDIA_IN_TEXT', html.match(/<(?:img|iframe)|data-video/gi), MAX_MEDIA_SENT)
  const clean = sanitiseContent(html)
  refuseMore('TOO_MANY_MEDIA_IN_TEXT', clean.match(/<(?:img|div) /g), MAX_MEDIA)
  if (wordsOf(clean).length > MAX_CONTENT_LENGTH) {
    throw unprocessable({ field: 'html', code: 'TOO_LONG', params: { max: MAX_CONTENT_LENGTH } })
  }
  return { title: oneLine(plainText(title)), html: clean, tags: tagNames(tags), audience, commentsEnabled }
}

function refuseMore(code: FieldProblem['code'], found: readonly string[] | null, max: number): void {
  if (found && found.length > max) throw unprocessable({ field: 'html', code, params: { max } })
}

/** 422 for what is not ready for readers. A picture or a video says something too. */
export function refuseIncomplete({ title, html }: Pick<BlogContent, 'title' | 'html'>): void {
  const missing = Object.entries({ title, html }).filter(([, text]) => text === '')
  const [first, ...others] = missing.map(([field]): FieldProblem => ({ field, code: 'REQUIRED' }))
  if (first) throw unprocessable(first, ...others)
}

/** Whether nothing would be lost by taking one for the other. */
export function isSameContent(one: BlogContent, other: BlogContent): boolean {
  const words = ({ title, html, tags, audience, commentsEnabled }: BlogContent) =>
    // A tag may be known in other letters than its author's.
    JSON.stringify([title, html, tags.map(folded), audience, commentsEnabled])
  return words(one) === words(other)
}

/** The names of tags in their order, each once however it is written. */
function tagNames(tags: readonly string[]): string[] {
  const names = tags.map((tag) => oneLine(plainText(tag))).filter((name) => name !== '')
  return names.filter((name, index) => names.findIndex((other) => folded(other) === folded(name)) === index)
}

function folded(name: string): string {
  return name.toLowerCase()
}
