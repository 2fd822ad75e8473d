import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useApplyForDarkAgainMutation } from './__generated__/useApplyForDarkAgainMutation.graphql'

const mutation = graphql`
  mutation useApplyForDarkAgainMutation($input: ApplyForDarkAgainInput!) {
    applyForDarkAgain(input: $input) {
      viewer {
        darkStatus
        darkAdmission {
          ...Admission_admission
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useApplyForDarkAgain() {
  return useAction<useApplyForDarkAgainMutation>(mutation)
}
