import { useCallback, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import { invalidateLists } from '#platform/relay/invalidateLists'
import type { useInviteMutation } from './__generated__/useInviteMutation.graphql'

const mutation = graphql`
  mutation useInviteMutation($input: InviteToLodgeInput!) {
    inviteToLodge(input: $input) {
      membership {
        ...membershipChange_membership
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Invites profiles into a lodge; whom it has invited shows at once, and is taken back on failure. */
export function useInvite(lodgeId: string) {
  const environment = useRelayEnvironment()
  const [commit] = useAction<useInviteMutation>(mutation)
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set())
  const invite = useCallback(
    async (profileId: string): Promise<void> => {
      setInvited((all) => new Set(all).add(profileId))
      const answer = await commit(
        { input: { lodgeId, profileId } },
        {
          updater: (store) =>
            invalidateLists(store, environment, lodgeId, ['invitations', 'members', 'requests', 'activities']),
        },
      )
      if (answer) return
      setInvited((all) => new Set([...all].filter((id) => id !== profileId)))
    },
    [commit, environment, lodgeId],
  )
  return [invited, invite] as const
}
