import { graphql } from 'react-relay'
import { useCommit } from '#platform/mutations/useCommit'
import type { useEndRelationMutation } from './__generated__/useEndRelationMutation.graphql'

const mutation = graphql`
  mutation useEndRelationMutation($input: DeleteRelationInput!) {
    deleteRelation(input: $input) {
      viewer {
        relations {
          legacyId
          ...RelationRow_relation
        }
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Ends a relation, or takes a request back. */
export function useEndRelation() {
  return useCommit<useEndRelationMutation>(mutation)
}
