import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useConvertToSingleMutation } from './__generated__/useConvertToSingleMutation.graphql'

const mutation = graphql`
  mutation useConvertToSingleMutation($input: ConvertToSingleInput!) {
    convertToSingle(input: $input) {
      viewer {
        profileType
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useConvertToSingle() {
  return useAction<useConvertToSingleMutation>(mutation)
}
