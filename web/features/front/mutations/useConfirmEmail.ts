import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useConfirmEmailMutation } from './__generated__/useConfirmEmailMutation.graphql'

const mutation = graphql`
  mutation useConfirmEmailMutation($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Confirms an address by the link from the mail; for a new profile it starts the first session. */
export function useConfirmEmail() {
  return useAction<useConfirmEmailMutation>(mutation)
}
