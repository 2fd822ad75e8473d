import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useAnswerRelationMutation } from './__generated__/useAnswerRelationMutation.graphql'

const mutation = graphql`
  mutation useAnswerRelationMutation($input: AnswerRelationInput!) {
    answerRelation(input: $input) {
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

export function useAnswerRelation() {
  return useAction<useAnswerRelationMutation>(mutation)
}
