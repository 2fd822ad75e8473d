import { graphql } from 'react-relay'
import { useCommit } from '#platform/mutations/useCommit'
import type { useConvertToSingleMutation } from './__generated__/useConvertToSingleMutation.graphql'

const mutation = graphql`
  mutation useConvertToSingleMutation($input: ConvertToSingleInput!) {
    convertToSingle(input: $input) {
      viewer {
        profileType
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Makes a single profile of a couple. */
export function useConvertToSingle() {
  return useCommit<useConvertToSingleMutation>(mutation)
}
