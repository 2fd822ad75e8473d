import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSaveDarkProfileFactsMutation } from './__generated__/useSaveDarkProfileFactsMutation.graphql'
import type { useSaveDarkProfileTextsMutation } from './__generated__/useSaveDarkProfileTextsMutation.graphql'

// Both forms show what is stored afterwards.
void graphql`
  fragment useSaveDarkProfile_viewer on Viewer {
    darkProfile {
      ...DarkTextsForm_profile
      ...DarkFactsForm_profile
    }
  }
`

const textsMutation = graphql`
  mutation useSaveDarkProfileTextsMutation($input: UpdateDarkProfileInput!) {
    updateDarkProfile(input: $input) {
      viewer {
        ...useSaveDarkProfile_viewer
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const factsMutation = graphql`
  mutation useSaveDarkProfileFactsMutation($input: SaveDarkInformationInput!) {
    saveDarkInformation(input: $input) {
      viewer {
        ...useSaveDarkProfile_viewer
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useSaveDarkTexts() {
  return useAction<useSaveDarkProfileTextsMutation>(textsMutation)
}

export function useSaveDarkFacts() {
  return useAction<useSaveDarkProfileFactsMutation>(factsMutation)
}
