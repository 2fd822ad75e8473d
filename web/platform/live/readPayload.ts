import {
  createReaderSelector,
  type GraphQLResponse,
  type GraphQLSingularResponse,
  type IEnvironment,
  type OperationDescriptor,
} from 'relay-runtime'

/** Every payload of a subscription has a root of its own in the store, so that events know nothing of one another. */
function rootOf({ fragment }: OperationDescriptor, response: GraphQLResponse): string {
  const { extensions } = response as GraphQLSingularResponse
  return String(extensions?.['__relay_subscription_root_id'] ?? fragment.dataID)
}

/** What a payload of a subscription has put into the store. */
export function readPayload<Data>(
  environment: IEnvironment,
  operation: OperationDescriptor,
  response: GraphQLResponse,
): { readonly root: string; readonly data: Partial<Data> | undefined } {
  const root = rootOf(operation, response)
  const { node, variables, owner } = operation.fragment
  const { data } = environment.lookup(createReaderSelector(node, root, variables, owner))
  return { root, data: data as Partial<Data> | undefined }
}
