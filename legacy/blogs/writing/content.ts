import type { BodyOf } from '../../contract/contract'
import { oneLine, plainText } from '../../core/text/plainText'
import { cleanHtml } from '../../shared/writing/content'

/** The author's part of an entry. */
export type BlogContent = Pick<
  BodyOf<'Blogs.UpdateBlogEntry'>,
  'title' | 'html' | 'tags' | 'audience' | 'commentsEnabled'
>

/** Cleans and normalises what a member has written; 422 when it is too much. */
export function cleanContent({ title, html, tags, audience, commentsEnabled }: BlogContent): BlogContent {
  return { title: oneLine(plainText(title)), html: cleanHtml(html), tags: tagNames(tags), audience, commentsEnabled }
}

/** Whether two contents are equivalent. */
export function isSameContent(one: BlogContent, other: BlogContent): boolean {
  const words = ({ title, html, tags, audience, commentsEnabled }: BlogContent) =>
    // Tags are compared without case and accents.
    JSON.stringify([title, html, tags.map(folded), audience, commentsEnabled])
  return words(one) === words(other)
}

/** The names of tags in order, without repetitions in other spellings. */
function tagNames(tags: readonly string[]): string[] {
  const names = tags.map((tag) => oneLine(plainText(tag))).filter((name) => name !== '')
  return names.filter((name, index) => names.findIndex((other) => folded(other) === folded(name)) === index)
}

function folded(name: string): string {
  return name.toLowerCase()
}
