import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useDecideKinkMutation } from './__generated__/useDecideKinkMutation.graphql'

const mutation = graphql`
  mutation useDecideKinkMutation($input: DecideKinkInput!) {
    decideKink(input: $input) {
      kinkId
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useDecideKink() {
  return useAction<useDecideKinkMutation>(mutation)
}
