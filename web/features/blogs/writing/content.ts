import type { ContentRules, TextContent } from '#shared/writing/autosave'
import { oneLine, plainHtml } from '#shared/writing/sameText'
import type { Audience } from './__generated__/useSaveEntryMutation.graphql'

export interface Content extends TextContent {
  readonly tags: readonly string[]
  readonly audience: readonly Audience[]
  readonly commentsEnabled: boolean
}

/** All audiences, in the order of the form. */
export const AUDIENCES = ['MEN', 'WOMEN', 'COUPLES', 'TRANSSEXUALS'] as const satisfies readonly Audience[]

export const CONTENT_RULES: ContentRules<Content> = {
  empty: { title: '', html: '', tags: [], audience: AUDIENCES, commentsEnabled: true },
  isEmpty: ({ title, html, tags }) => title.trim() === '' && tags.length === 0 && plainHtml(html) === '',
  isSame: (one, other) => one === other || comparable(one) === comparable(other),
  // The server refuses an entry that nobody could read.
  isSendable: ({ audience }) => audience.length > 0,
}

function comparable({ title, html, tags, audience, commentsEnabled }: Content): string {
  return JSON.stringify([oneLine(title), plainHtml(html), tags.map(oneLine), audience.toSorted(), commentsEnabled])
}
