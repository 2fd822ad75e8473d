import type { BodyOf } from '../../contract/contract'
import { oneLine, plainText } from '../../core/text/plainText'
import { foldedTag, tagNames } from '../../core/text/written'
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
    JSON.stringify([title, html, tags.map(foldedTag), audience, commentsEnabled])
  return words(one) === words(other)
}
