import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useConvertToCoupleMutation } from './__generated__/useConvertToCoupleMutation.graphql'

const mutation = graphql`
  mutation useConvertToCoupleMutation($input: ConvertToCoupleInput!) {
    convertToCouple(input: $input) {
      viewer {
        profileType
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useConvertToCouple() {
  return useAction<useConvertToCoupleMutation>(mutation)
}
