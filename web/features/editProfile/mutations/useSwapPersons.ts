import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSwapPersonsMutation } from './__generated__/useSwapPersonsMutation.graphql'

const mutation = graphql`
  mutation useSwapPersonsMutation {
    swapPersons {
      viewer {
        editableProfile {
          persons {
            person {
              id
              gender
            }
            ...PersonForm_person
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

export function useSwapPersons() {
  return useAction<useSwapPersonsMutation>(mutation)
}
