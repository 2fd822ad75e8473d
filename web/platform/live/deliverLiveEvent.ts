import {
  createOperationDescriptor,
  getRequest,
  Observable,
  type GraphQLResponse,
  type IEnvironment,
  type PayloadData,
} from 'relay-runtime'
import type { liveSubscription$data } from './__generated__/liveSubscription.graphql'
import { dispatchLiveEvent, type ChangeByEvent } from './liveEvents'
import { liveSubscription } from './liveSubscription'
import { readPayload } from './readPayload'

const operation = createOperationDescriptor(getRequest(liveSubscription), {})

/** Under which the gateway knows the subscription. */
export const liveOperationId = operation.request.node.params.id ?? ''

/** Puts an event into the store and then tells those who listen. */
export function deliverLiveEvent(environment: IEnvironment, payload: unknown, readHere = false): void {
  const source = Observable.from<GraphQLResponse>({ data: payload as PayloadData })
  environment.executeWithSource({ operation, source }).subscribe({
    next(response) {
      const { root, data } = readPayload<liveSubscription$data>(environment, operation, response)
      if (!data?.liveEvents) return
      const changeStore: ChangeByEvent = (change) =>
        environment.commitUpdate((store) => {
          const record = store.get(root)?.getLinkedRecord('liveEvents')
          if (record) change(store, record)
        })
      dispatchLiveEvent(data.liveEvents, changeStore, readHere)
    },
    // An event that cannot be read, such as one of another version of the server, is no reason to lose the next one.
    error: () => {},
  })
}

/** The event that says that something may have been missed, where it does not come from the server. */
export function resync() {
  return { liveEvents: { __typename: 'LiveResync', at: new Date().toISOString() } }
}
