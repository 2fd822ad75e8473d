import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useFollowTopicMutation } from './__generated__/useFollowTopicMutation.graphql'

const mutation = graphql`
  mutation useFollowTopicMutation($input: SetFollowingInput!) {
    setFollowing(input: $input) {
      item {
        id
        viewerIsFollowing
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Follows a topic or ends that, shown at once. Resolves to whether it succeeded. */
export function useFollowTopic() {
  const [commit] = useAction<useFollowTopicMutation>(mutation)
  return useCallback(
    async (id: string, following: boolean): Promise<boolean> => {
      const answer = await commit(
        { input: { id, following } },
        { optimistic: (store) => void store.get(id)?.setValue(following, 'viewerIsFollowing') },
      )
      return answer !== null
    },
    [commit],
  )
}
