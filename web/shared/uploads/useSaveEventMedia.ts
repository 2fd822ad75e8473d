import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSaveEventMediaMutation } from './__generated__/useSaveEventMediaMutation.graphql'

const mutation = graphql`
  mutation useSaveEventMediaMutation($input: SaveEventMediaInput!) {
    saveEventMedia(input: $input) {
      media {
        id
        status
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useSaveEventMedia() {
  return useAction<useSaveEventMediaMutation>(mutation)
}
