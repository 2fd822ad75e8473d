import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useCommit } from '../../../relay/useCommit'
import { tellUserErrors } from '../../errors/tellUserErrors'
import { removeProfileFromStore } from '../removeProfileFromStore'
import type { useSetBlacklistedMutation } from './__generated__/useSetBlacklistedMutation.graphql'

const mutation = graphql`
  mutation useSetBlacklistedMutation($input: SetBlacklistedInput!) {
    setBlacklisted(input: $input) {
      profileId
      userErrors {
        code
        message
        field
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
  const [commit, busy] = useCommit<useSetBlacklistedMutation>(mutation)
  const set = useCallback(
    async (profileId: string, blacklisted: boolean): Promise<boolean> => {
      const answer = await commit(
        { input: { profileId, blacklisted } },
        {
          optimisticUpdater: (store) => {
            if (blacklisted) removeProfileFromStore(store, environment, profileId)
          },
          updater: (store, data) => {
            if (!data?.setBlacklisted.profileId) return
            if (blacklisted) removeProfileFromStore(store, environment, profileId)
            else store.invalidateStore()
          },
        },
      )
      return answer !== null && !tellUserErrors(answer.setBlacklisted.userErrors)
    },
    [commit, environment],
  )
  return [set, busy] as const
}
