import { commitMutation, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { setTypingMutation } from './__generated__/setTypingMutation.graphql'

const mutation = graphql`
  mutation setTypingMutation($input: SetTypingInput!) {
    setTyping(input: $input) {
      userErrors {
        code
      }
    }
  }
`

/** Sends a typing event to the other participants. A failure is ignored. */
export function setTyping(environment: IEnvironment, id: string): void {
  commitMutation<setTypingMutation>(environment, { mutation, variables: { input: { id } } })
}
