import {
  createOperationDescriptor,
  createReaderSelector,
  getRequest,
  Observable,
  type GraphQLResponse,
  type GraphQLSingularResponse,
  type IEnvironment,
  type PayloadData,
} from 'relay-runtime'
import type { liveSubscription$data } from './__generated__/liveSubscription.graphql'
import { tellLiveEvent, type ChangeByEvent } from './liveEvents'
import { liveSubscription } from './liveSubscription'

const operation = createOperationDescriptor(getRequest(liveSubscription), {})

/** Under which the gateway knows the subscription. */
export const liveOperationId = operation.request.node.params.id ?? ''

/** Every payload of a subscription has a root of its own in the store, so that events know nothing of one another. */
function rootOf(response: GraphQLResponse): string {
  const { extensions } = response as GraphQLSingularResponse
  return String(extensions?.['__relay_subscription_root_id'] ?? operation.fragment.dataID)
}

/** Puts an event into the store and then tells those who listen. */
export function deliverLiveEvent(environment: IEnvironment, payload: unknown, readHere = false): void {
  const source = Observable.from<GraphQLResponse>({ data: payload as PayloadData })
  environment.executeWithSource({ operation, source }).subscribe({
    next(response) {
      const root = rootOf(response)
      const { node, variables, owner } = operation.fragment
      const data = environment.lookup(createReaderSelector(node, root, variables, owner)).data as
        Partial<liveSubscription$data> | undefined
      if (!data?.liveEvents) return
      const changeStore: ChangeByEvent = (change) =>
        environment.commitUpdate((store) => {
          const record = store.get(root)?.getLinkedRecord('liveEvents')
          if (record) change(store, record)
        })
      tellLiveEvent(data.liveEvents, changeStore, readHere)
    },
    // An event that cannot be read, such as one of another version of the server, is no reason to lose the next one.
    error: () => {},
  })
}

/** The event that says that something may have been missed, where it does not come from the server. */
export function resync() {
  return { liveEvents: { __typename: 'LiveResync', at: new Date().toISOString() } }
}
