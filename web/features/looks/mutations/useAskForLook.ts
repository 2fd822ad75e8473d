import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useAskForLookMutation } from './__generated__/useAskForLookMutation.graphql'

const mutation = graphql`
  mutation useAskForLookMutation {
    askForLook {
      look {
        status
        reason
      }
      viewer {
        id
        lookStatus
        look {
          status
          reason
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useAskForLook() {
  return useAction<useAskForLookMutation>(mutation)
}
