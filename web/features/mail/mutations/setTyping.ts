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

/** Tells the others of a conversation that the viewer is writing. Whether they hear of it is not worth a word. */
export function setTyping(environment: IEnvironment, id: string): void {
  commitMutation<setTypingMutation>(environment, { mutation, variables: { input: { id } } })
}
