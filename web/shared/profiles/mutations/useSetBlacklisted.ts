import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordProxy } from 'relay-runtime'
import { removeEdges } from '#platform/relay/removeEdges'
import { useAction } from '#platform/mutations/useAction'
import { removeProfileFromStore } from '../removeProfileFromStore'
import type { useSetBlacklistedMutation } from './__generated__/useSetBlacklistedMutation.graphql'

const mutation = graphql`
  mutation useSetBlacklistedMutation($input: SetBlacklistedInput!) {
    setBlacklisted(input: $input) {
      profileId
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/**
 * Blocks a profile: it disappears from every list optimistically, and returns on failure. After unblocking, the
 * store is invalidated, because its data was read without the profile.
 */
export function useSetBlacklisted() {
  const environment = useRelayEnvironment()
  const [commit, busy] = useAction<useSetBlacklistedMutation>(mutation)
  const set = useCallback(
    async (profileId: string, blacklisted: boolean): Promise<boolean> => {
      const isUnblocked = (node: RecordProxy) => node.getValue('profileId') === profileId
      const answer = await commit(
        { input: { profileId, blacklisted } },
        {
          optimistic: (store) => {
            if (blacklisted) removeProfileFromStore(store, environment, profileId)
            else removeEdges(store, environment, 'BlockedProfileConnection', isUnblocked)
          },
          invalidates: blacklisted ? [] : 'everything',
        },
      )
      return answer !== null
    },
    [commit, environment],
  )
  return [set, busy] as const
}
