import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useDecideValidationVideoMutation } from './__generated__/useDecideValidationVideoMutation.graphql'

const mutation = graphql`
  mutation useDecideValidationVideoMutation($input: DecideValidationVideoInput!) {
    decideValidationVideo(input: $input) {
      videoId
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useDecideValidationVideo() {
  return useAction<useDecideValidationVideoMutation>(mutation)
}
