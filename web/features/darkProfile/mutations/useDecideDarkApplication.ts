import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useDecideDarkApplicationMutation } from './__generated__/useDecideDarkApplicationMutation.graphql'

const mutation = graphql`
  mutation useDecideDarkApplicationMutation($input: DecideDarkApplicationInput!) {
    decideDarkApplication(input: $input) {
      profileId
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useDecideDarkApplication() {
  return useAction<useDecideDarkApplicationMutation>(mutation)
}
