import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useObjectMutation } from './__generated__/useObjectMutation.graphql'

const mutation = graphql`
  mutation useObjectMutation($input: ObjectToDecisionInput!) {
    objectToDecision(input: $input) {
      decision {
        objectedAt
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Objects to a decision. The decision has no id: the caller reads it anew. */
export const useObject = () => useAction<useObjectMutation>(mutation)
