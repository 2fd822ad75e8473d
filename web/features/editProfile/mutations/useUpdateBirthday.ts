import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useUpdateBirthdayMutation } from './__generated__/useUpdateBirthdayMutation.graphql'

const mutation = graphql`
  mutation useUpdateBirthdayMutation($input: UpdatePersonBirthdayInput!) {
    updatePersonBirthday(input: $input) {
      viewer {
        editableProfile {
          persons {
            ...BirthdayForm_person
          }
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useUpdateBirthday() {
  return useAction<useUpdateBirthdayMutation>(mutation)
}
