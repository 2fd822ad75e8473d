import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useRequestRelationMutation } from './__generated__/useRequestRelationMutation.graphql'

const mutation = graphql`
  mutation useRequestRelationMutation($input: RequestRelationInput!) {
    requestRelation(input: $input) {
      relation {
        status
      }
      viewer {
        relations {
          id
          type
          status
          isRequestedByOther
          profile {
            id
          }
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useRequestRelation() {
  return useAction<useRequestRelationMutation>(mutation)
}
