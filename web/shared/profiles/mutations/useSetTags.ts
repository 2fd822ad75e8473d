import { useCallback } from 'react'
import { ConnectionHandler, graphql } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
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
        id
        name
        count
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Removes the profile from the lists of tags that it no longer has. */
function leaveTagLists(store: RecordSourceProxy, profileId: string): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const tags: unknown = store.get(profileId)?.getValue('viewerTags')
  if (!viewer || !Array.isArray(tags)) return
  const carried: readonly unknown[] = tags
  const left: (string | null)[] = (viewer.getLinkedRecords('tags') ?? [])
    .filter((tag) => !carried.includes(tag.getValue('name')))
    .map((tag) => tag.getDataID())
  // The list of all tags has no tag.
  for (const tagId of carried.length === 0 ? [...left, null] : left) {
    const list = ConnectionHandler.getConnection(viewer, 'TagsScreen_taggedProfiles', { tagId })
    if (list) ConnectionHandler.deleteNode(list, profileId)
  }
}

/** Sets the tags of a profile; the payload contains all of the viewer's tags. */
export function useSetTags() {
  const [commit, busy] = useAction<useSetTagsMutation>(mutation)
  const set = useCallback(
    (profileId: string, tags: string[], refusal: RefusalOptions) =>
      commit(
        { input: { profileId, tags } },
        {
          ...refusal,
          updater: (store) => {
            leaveTagLists(store, profileId)
            const all = store.getRootField('setTags')?.getLinkedRecords('tags')
            if (all) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecords(all, 'tags')
          },
        },
      ),
    [commit],
  )
  return [set, busy] as const
}
