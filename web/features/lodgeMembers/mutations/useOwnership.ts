import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { RecordSourceProxy } from 'relay-runtime'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import type { useOwnershipPassMutation } from './__generated__/useOwnershipPassMutation.graphql'
import type { useOwnershipReleaseMutation } from './__generated__/useOwnershipReleaseMutation.graphql'

const passing = graphql`
  mutation useOwnershipPassMutation($input: PassLodgeOwnershipInput!) {
    passLodgeOwnership(input: $input) {
      lodge {
        ...membershipChange_own
      }
      membership {
        ...membershipChange_membership
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const releasing = graphql`
  mutation useOwnershipReleaseMutation($input: ReleaseLodgeOwnershipInput!) {
    releaseLodgeOwnership(input: $input) {
      lodge {
        ...membershipChange_own
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/**
 * Passes a lodge on, or gives it up. Both need the password, so nothing shows before the answer; then the screen reads
 * anew what the viewer may see now. Each resolves to whether it succeeded.
 */
export function useOwnership(lodgeId: string) {
  const [commitPass, passes] = useAction<useOwnershipPassMutation>(passing)
  const [commitRelease, releases] = useAction<useOwnershipReleaseMutation>(releasing)
  const { revalidate } = useRevalidator()
  const forget = useCallback((store: RecordSourceProxy) => store.get(lodgeId)?.invalidateRecord(), [lodgeId])
  const pass = useCallback(
    async (profileId: string, password: string, options: RefusalOptions): Promise<boolean> => {
      const input = { lodgeId, profileId, password }
      const answer = await commitPass({ input }, { ...options, updater: forget, invalidates: ['lodges'] })
      if (answer) void revalidate()
      return answer !== null
    },
    [commitPass, forget, lodgeId, revalidate],
  )
  const release = useCallback(
    async (password: string, options: RefusalOptions): Promise<boolean> => {
      const input = { lodgeId, password }
      const answer = await commitRelease({ input }, { ...options, updater: forget, invalidates: ['lodges'] })
      if (answer) void revalidate()
      return answer !== null
    },
    [commitRelease, forget, lodgeId, revalidate],
  )
  return { pass, release, busy: passes || releases }
}
