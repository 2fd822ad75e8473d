import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetProfileFilterMutation } from './__generated__/useSetProfileFilterMutation.graphql'

const mutation = graphql`
  mutation useSetProfileFilterMutation($input: SetProfileFilterInput!) @raw_response_type {
    setProfileFilter(input: $input) {
      viewer {
        configuration {
          key
          type
          value
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Chooses which members the list of those online shows. */
export function useSetProfileFilter() {
  return useAction<useSetProfileFilterMutation>(mutation)
}
