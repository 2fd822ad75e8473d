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

/** Logs on. The page has to be loaded anew afterwards, for everything on it belongs to a session. */
export function useLogOn() {
  return useSessionAction<useLogOnMutation>(mutation)
}
