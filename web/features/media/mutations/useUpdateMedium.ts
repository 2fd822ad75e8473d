import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useUpdateMediumMutation } from './__generated__/useUpdateMediumMutation.graphql'

const mutation = graphql`
  mutation useUpdateMediumMutation($input: UpdateMediaInput!) {
    updateMedia(input: $input) {
      media {
        id
        title
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useUpdateMedium() {
  return useAction<useUpdateMediumMutation>(mutation)
}
