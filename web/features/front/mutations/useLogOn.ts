import { graphql } from 'react-relay'
import { useSessionAction } from '#platform/mutations/useSessionAction'
import type { useLogOnMutation } from './__generated__/useLogOnMutation.graphql'

const mutation = graphql`
  mutation useLogOnMutation($input: LogOnInput!) {
    logOn(input: $input) {
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Logs in. The caller has to reload the page, because everything on it belongs to a session. */
export function useLogOn() {
  return useSessionAction<useLogOnMutation>(mutation)
}
