import { graphql, readInlineData } from 'relay-runtime'
import type { readDraft_draft$key } from './__generated__/readDraft_draft.graphql'
import type { Version } from '../../saving/autosave'

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

export function readDraft(draft: readDraft_draft$key): Version {
  const { title, html, tags, audience, hasCommentsEnabled, status, ...entry } = readInlineData(fragment, draft)
  return {
    content: { title, html, tags, audience, commentsEnabled: hasCommentsEnabled },
    entry: { ...entry, published: status === 'PUBLISHED' },
  }
}
