import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSaveDiscretionMutation } from './__generated__/useSaveDiscretionMutation.graphql'

const mutation = graphql`
  mutation useSaveDiscretionMutation($input: SaveDiscretionInput!) {
    saveDiscretion(input: $input) {
      viewer {
        discretion {
          hasDiscreetTab
          hasBlurredPictures
          awayMinutes
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useSaveDiscretion() {
  return useAction<useSaveDiscretionMutation>(mutation)
}
