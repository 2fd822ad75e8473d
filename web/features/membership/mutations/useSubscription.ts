import { graphql } from 'react-relay'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { useAction } from '#platform/mutations/useAction'
import type { useSubscriptionReactivateMutation } from './__generated__/useSubscriptionReactivateMutation.graphql'
import type { useSubscriptionStopMutation } from './__generated__/useSubscriptionStopMutation.graphql'

const stopping = graphql`
  mutation useSubscriptionStopMutation {
    stopSubscription {
      membership {
        ...MembershipState_membership
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const reactivating = graphql`
  mutation useSubscriptionReactivateMutation {
    reactivateSubscription {
      membership {
        ...MembershipState_membership
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

type Payload = Pick<RecordProxy<{ membership?: object | null }>, 'getLinkedRecord'>

/** A membership has no id, so that an answer does not find its place by itself. */
function place(store: Pick<RecordSourceProxy, 'getRoot'>, payload: Payload | null | undefined): void {
  const membership = payload?.getLinkedRecord('membership')
  if (membership) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecord(membership, 'membership')
}

/** Stops the renewals of the viewer's membership, or lets it renew again. Resolve to whether they succeeded. */
export function useSubscription() {
  const [commitStop, stops] = useAction<useSubscriptionStopMutation>(stopping)
  const [commitReactivate, reactivates] = useAction<useSubscriptionReactivateMutation>(reactivating)
  const stop = async (): Promise<boolean> =>
    (await commitStop({}, { updater: (store) => place(store, store.getRootField('stopSubscription')) })) !== null
  const reactivate = async (): Promise<boolean> =>
    (await commitReactivate({}, { updater: (store) => place(store, store.getRootField('reactivateSubscription')) })) !==
    null
  return { stop, reactivate, busy: stops || reactivates }
}
