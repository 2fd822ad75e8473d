import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
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
 * Blocks somebody: they leave every list on screen at once, and come back when it fails. Or takes the block back: what is
 * in the store was read without them, so it is read anew when it is next wanted.
 */
export function useSetBlacklisted() {
  const environment = useRelayEnvironment()
  const [commit, busy] = useAction<useSetBlacklistedMutation>(mutation)
  const set = useCallback(
    async (profileId: string, blacklisted: boolean): Promise<boolean> => {
      const change = (store: RecordSourceProxy) => {
        if (blacklisted) removeProfileFromStore(store, environment, profileId)
        else
          removeEdges(
            store,
            environment,
            'BlockedProfileConnection',
            (node) => node.getValue('profileId') === profileId,
          )
      }
      const answer = await commit(
        { input: { profileId, blacklisted } },
        {
          optimisticUpdater: change,
          updater: (store, data) => {
            if (!data?.setBlacklisted.profileId) return
            change(store)
            if (!blacklisted) store.invalidateStore()
          },
        },
      )
      return answer !== null
    },
    [commit, environment],
  )
  return [set, busy] as const
}
