import { graphql, readInlineData } from 'relay-runtime'
import type { readDraft_draft$key } from './__generated__/readDraft_draft.graphql'
import { entryPath } from '#shared/blogs/paths'
import type { Version } from '#shared/writing/autosave'
import type { Content } from './content'

const fragment = graphql`
  fragment readDraft_draft on BlogDraft @inline {
    legacyId
    entryId
    title
    html
    tags
    audience
    hasCommentsEnabled
    status
    slug
    revision
    savedAt
  }
`

export function readDraft(draft: readDraft_draft$key): Version<Content> {
  const { title, html, tags, audience, hasCommentsEnabled, status, slug, ...entry } = readInlineData(fragment, draft)
  return {
    content: { title, html, tags, audience, commentsEnabled: hasCommentsEnabled },
    entry: { ...entry, path: entryPath(entry.legacyId, slug), published: status === 'PUBLISHED' },
  }
}
