import type { ContentRules, TextContent } from '#shared/writing/autosave'
import { oneLine, plainHtml } from '#shared/writing/sameText'

export interface Content extends TextContent {
  /** The global id of the category. */
  readonly categoryId: string
}

const comparable = ({ title, html, categoryId }: Content) =>
  JSON.stringify([oneLine(title), plainHtml(html), categoryId])

/** How topics are judged that begin in a category. */
export function contentRules(categoryId: string): ContentRules<Content> {
  return {
    empty: { title: '', html: '', categoryId },
    isEmpty: ({ title, html }) => title.trim() === '' && plainHtml(html) === '',
    isSame: (one, other) => one === other || comparable(one) === comparable(other),
  }
}
