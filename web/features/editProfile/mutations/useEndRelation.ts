import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useEndRelationMutation } from './__generated__/useEndRelationMutation.graphql'

const mutation = graphql`
  mutation useEndRelationMutation($input: DeleteRelationInput!) {
    deleteRelation(input: $input) {
      viewer {
        relations {
          id
          ...RelationRow_relation
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Ends a relation or withdraws a request. */
export function useEndRelation() {
  return useAction<useEndRelationMutation>(mutation)
}
