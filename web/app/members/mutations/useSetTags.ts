import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useCommit } from '../../../relay/useCommit'
import type { useSetTagsMutation } from './__generated__/useSetTagsMutation.graphql'

const mutation = graphql`
  mutation useSetTagsMutation($input: SetTagsInput!) {
    setTags(input: $input) {
      profile {
        id
        isTagged
        viewerTags
      }
      tags {
        legacyId
        name
        count
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Sets the tags that somebody carries; the answer brings all tags of the viewer. */
export function useSetTags() {
  const [commit, busy] = useCommit<useSetTagsMutation>(mutation)
  const set = useCallback(
    (profileId: string, tags: string[]) =>
      commit(
        { input: { profileId, tags } },
        {
          updater: (store) => {
            const all = store.getRootField('setTags')?.getLinkedRecords('tags')
            if (all) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecords(all, 'tags')
          },
        },
      ),
    [commit],
  )
  return [set, busy] as const
}
