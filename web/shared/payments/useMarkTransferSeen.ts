import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { useMarkTransferSeenMutation } from './__generated__/useMarkTransferSeenMutation.graphql'

const mutation = graphql`
  mutation useMarkTransferSeenMutation($input: MarkBankTransferSeenInput!) {
    markBankTransferSeen(input: $input) {
      userErrors {
        code
      }
    }
  }
`

/** Notes that the viewer has seen where to transfer the money; quietly, as nothing depends on it. */
export function useMarkTransferSeen(): (orderId: string) => void {
  const environment = useRelayEnvironment()
  return useCallback(
    (orderId) => {
      commitMutation<useMarkTransferSeenMutation>(environment, {
        mutation,
        variables: { input: { orderId } },
        onError: () => {},
      })
    },
    [environment],
  )
}
