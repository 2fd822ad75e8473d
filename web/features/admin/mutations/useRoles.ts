import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useRolesDecideMutation } from './__generated__/useRolesDecideMutation.graphql'
import type { useRolesSetMutation } from './__generated__/useRolesSetMutation.graphql'

const setting = graphql`
  mutation useRolesSetMutation($input: SetRoleInput!) {
    setRole(input: $input) {
      isWaiting
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const deciding = graphql`
  mutation useRolesDecideMutation($input: DecideRoleProposalInput!) {
    decideRoleProposal(input: $input) {
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const invalidates = ['profileRoles', 'roleProposals']

/** Changes and confirms roles; the lists are fetched anew. */
export function useRoles() {
  const [set, isSetting] = useAction<useRolesSetMutation>(setting)
  const [decide, isDeciding] = useAction<useRolesDecideMutation>(deciding)
  return {
    busy: isSetting || isDeciding,
    set: (...[variables, options]: Parameters<typeof set>) => set(variables, { ...options, invalidates }),
    decide: (profileId: string, confirm: boolean) => decide({ input: { profileId, confirm } }, { invalidates }),
  }
}
