import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useDecideLooksMediaMutation } from './__generated__/useDecideLooksMediaMutation.graphql'
import type { useDecideLooksProfilesMutation } from './__generated__/useDecideLooksProfilesMutation.graphql'

const decidingProfiles = graphql`
  mutation useDecideLooksProfilesMutation($input: DecideNewProfilesInput!) {
    decideNewProfiles(input: $input) {
      profileIds
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const decidingMedia = graphql`
  mutation useDecideLooksMediaMutation($input: DecideNewMediaInput!) {
    decideNewMedia(input: $input) {
      mediaIds
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useDecideProfiles() {
  return useAction<useDecideLooksProfilesMutation>(decidingProfiles)
}

export function useDecideMedia() {
  return useAction<useDecideLooksMediaMutation>(decidingMedia)
}
