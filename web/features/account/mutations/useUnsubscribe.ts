import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useUnsubscribeMutation } from './__generated__/useUnsubscribeMutation.graphql'

const mutation = graphql`
  mutation useUnsubscribeMutation($input: UnsubscribeInput!) {
    unsubscribe(input: $input) {
      topic
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useUnsubscribe() {
  return useAction<useUnsubscribeMutation>(mutation)
}
