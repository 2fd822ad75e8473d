import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSaveDarkInformationMutation } from './__generated__/useSaveDarkInformationMutation.graphql'

const mutation = graphql`
  mutation useSaveDarkInformationMutation($input: SaveDarkInformationInput!) {
    saveDarkInformation(input: $input) {
      viewer {
        darkProfile {
          ...DarkTextsForm_profile
          ...DarkFactsForm_profile
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useSaveDarkInformation() {
  return useAction<useSaveDarkInformationMutation>(mutation)
}
