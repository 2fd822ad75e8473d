import { graphql, readInlineData } from 'relay-runtime'
import type { LodgeVersion } from './useSaveLodge'
import type { readLodgeDraft_draft$key } from './__generated__/readLodgeDraft_draft.graphql'
import type { LodgeContent } from './content'

const fragment = graphql`
  fragment readLodgeDraft_draft on LodgeDraft @inline {
    legacyId
    lodgeId
    revision
    name
    html
    rules
    category {
      id
    }
    kinks {
      id
    }
    tags
    zipCode
    cover {
      id
    }
    access
    debateAudience
    meetupAudience
    albumAudience
    hasMediaApproval
    hasPublicDebates
    hasPublicMeetups
    hasPublicMedia
    hasPublicMembers
  }
`

/** A lodge as it is saved. */
export interface SavedLodge extends LodgeVersion {
  readonly content: LodgeContent
}

export function readLodgeDraft(draft: readLodgeDraft_draft$key): SavedLodge {
  const { legacyId, lodgeId, revision, category, kinks, cover, zipCode, ...content } = readInlineData(fragment, draft)
  return {
    legacyId,
    lodgeId,
    revision,
    content: {
      ...content,
      categoryId: category?.id ?? null,
      kinkIds: (kinks ?? []).map(({ id }) => id),
      coverId: cover?.id ?? null,
      zipCode: zipCode ?? '',
    },
  }
}
