import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useApplyForDarkMutation } from './__generated__/useApplyForDarkMutation.graphql'

const mutation = graphql`
  mutation useApplyForDarkMutation($input: ApplyForDarkInput!) {
    applyForDark(input: $input) {
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

export function useApplyForDark() {
  return useAction<useApplyForDarkMutation>(mutation)
}
