import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useCreateKinkMutation } from './__generated__/useCreateKinkMutation.graphql'

const mutation = graphql`
  mutation useCreateKinkMutation($input: CreateKinkInput!) {
    createKink(input: $input) {
      kink {
        kink {
          id
          name
          isWaiting
          ...KinkRow_kink
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useCreateKink() {
  return useAction<useCreateKinkMutation>(mutation)
}
