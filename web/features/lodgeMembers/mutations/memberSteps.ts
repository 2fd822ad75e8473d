import { graphql } from 'react-relay'

/** What a leader's step changes of the lodge. */
void graphql`
  fragment memberSteps_lodge on Lodge {
    requestCount
    ...membershipChange_lodge
  }
`

export const approving = graphql`
  mutation memberStepsApproveMutation($input: ApproveLodgeRequestInput!) {
    approveLodgeRequest(input: $input) {
      lodge {
        ...memberSteps_lodge
      }
      membership {
        ...membershipChange_membership
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export const declining = graphql`
  mutation memberStepsDeclineMutation($input: DeclineLodgeRequestInput!) {
    declineLodgeRequest(input: $input) {
      lodge {
        ...memberSteps_lodge
      }
      membership {
        ...membershipChange_membership
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export const removingRequest = graphql`
  mutation memberStepsRemoveRequestMutation($input: RemoveLodgeRequestInput!) {
    removeLodgeRequest(input: $input) {
      lodge {
        ...memberSteps_lodge
      }
      membership {
        ...membershipChange_membership
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export const removing = graphql`
  mutation memberStepsRemoveMutation($input: RemoveLodgeMemberInput!) {
    removeLodgeMember(input: $input) {
      lodge {
        ...memberSteps_lodge
      }
      membership {
        ...membershipChange_membership
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export const blocking = graphql`
  mutation memberStepsBlockMutation($input: BlockInLodgeInput!) {
    blockInLodge(input: $input) {
      lodge {
        ...memberSteps_lodge
      }
      membership {
        ...membershipChange_membership
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export const unblocking = graphql`
  mutation memberStepsUnblockMutation($input: UnblockInLodgeInput!) {
    unblockInLodge(input: $input) {
      lodge {
        ...memberSteps_lodge
      }
      membership {
        ...membershipChange_membership
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export const settingAssistant = graphql`
  mutation memberStepsAssistantMutation($input: SetLodgeAssistantInput!) {
    setLodgeAssistant(input: $input) {
      lodge {
        ...memberSteps_lodge
      }
      membership {
        ...membershipChange_membership
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export const settingCoOwner = graphql`
  mutation memberStepsCoOwnerMutation($input: SetLodgeCoOwnerInput!) {
    setLodgeCoOwner(input: $input) {
      lodge {
        ...memberSteps_lodge
      }
      membership {
        ...membershipChange_membership
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`
