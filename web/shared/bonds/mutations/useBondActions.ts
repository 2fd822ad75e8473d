import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useBondActionsAnswerMutation } from './__generated__/useBondActionsAnswerMutation.graphql'
import type { useBondActionsDeleteMutation } from './__generated__/useBondActionsDeleteMutation.graphql'
import type { useBondActionsRequestMutation } from './__generated__/useBondActionsRequestMutation.graphql'
import type { useBondActionsRoleMutation } from './__generated__/useBondActionsRoleMutation.graphql'
import type { useBondActionsShowMutation } from './__generated__/useBondActionsShowMutation.graphql'

const request = graphql`
  mutation useBondActionsRequestMutation($input: RequestBondInput!) {
    requestBond(input: $input) {
      bond {
        id
        status
        profile {
          id
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const answer = graphql`
  mutation useBondActionsAnswerMutation($input: AnswerBondInput!, $connections: [ID!]!) {
    answerBond(input: $input) {
      bond {
        ...OwnBondRow_bond
      }
      deletedId @deleteEdge(connections: $connections)
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const role = graphql`
  mutation useBondActionsRoleMutation($input: ChangeBondRoleInput!) {
    changeBondRole(input: $input) {
      bond {
        ...OwnBondRow_bond
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const show = graphql`
  mutation useBondActionsShowMutation($input: ShowBondInput!) {
    showBond(input: $input) {
      bond {
        ...OwnBondRow_bond
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const remove = graphql`
  mutation useBondActionsDeleteMutation($input: DeleteBondInput!, $connections: [ID!]!) {
    deleteBond(input: $input) {
      deletedId @deleteEdge(connections: $connections)
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useRequestBond() {
  return useAction<useBondActionsRequestMutation>(request)
}

export function useAnswerBond() {
  return useAction<useBondActionsAnswerMutation>(answer)
}

export function useChangeBondRole() {
  return useAction<useBondActionsRoleMutation>(role)
}

export function useShowBond() {
  return useAction<useBondActionsShowMutation>(show)
}

/** Ends a connection or takes a request back. */
export function useDeleteBond() {
  return useAction<useBondActionsDeleteMutation>(remove)
}
