import { graphql, readInlineData } from 'relay-runtime'
import { topicPath } from '#shared/lodges/paths'
import type { Version } from '#shared/writing/autosave'
import type { readDraft_topic$key } from './__generated__/readDraft_topic.graphql'
import type { Content } from './content'

const fragment = graphql`
  fragment readDraft_topic on DebateDraft @inline {
    legacyId
    entryId
    categoryId
    title
    html
    status
    revision
    savedAt
  }
`

/** Reads a draft of a topic in the lodge with a number. */
export function readDraft(draft: readDraft_topic$key, lodge: number): Version<Content> {
  const { title, html, categoryId, status, ...entry } = readInlineData(fragment, draft)
  return {
    content: { title, html, categoryId },
    entry: { ...entry, path: topicPath(lodge, entry.legacyId), published: status === 'PUBLISHED' },
  }
}
