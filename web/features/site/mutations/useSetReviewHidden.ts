import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetReviewHiddenMutation } from './__generated__/useSetReviewHiddenMutation.graphql'

const mutation = graphql`
  mutation useSetReviewHiddenMutation($input: SetReviewHiddenInput!) {
    setReviewHidden(input: $input) {
      review {
        isHidden
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** The review stays where it is until the page is left, so that a mistake can be undone. */
export function useSetReviewHidden() {
  return useAction<useSetReviewHiddenMutation>(mutation)
}
