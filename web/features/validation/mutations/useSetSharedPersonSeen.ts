import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetSharedPersonSeenMutation } from './__generated__/useSetSharedPersonSeenMutation.graphql'

const mutation = graphql`
  mutation useSetSharedPersonSeenMutation($input: SetSharedPersonSeenInput!) {
    setSharedPersonSeen(input: $input) {
      profileId
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useSetSharedPersonSeen() {
  return useAction<useSetSharedPersonSeenMutation>(mutation)
}
