import { useLoaderData } from 'react-router-dom'
import { loadQuery, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import type {
  GraphQLTaggedNode,
  IEnvironment,
  OperationType,
  PreloadableConcreteRequest,
  VariablesOf,
} from 'relay-runtime'

/**
 * Starts a screen's query before its code is there, and waits for the first part of the answer, so that the screen before
 * stays until then. What failed is thrown by the screen, inside its error boundary.
 */
export async function startQuery<Q extends OperationType>(
  environment: IEnvironment,
  request: PreloadableConcreteRequest<Q>,
  variables: VariablesOf<Q>,
): Promise<PreloadedQuery<Q>> {
  const reference = loadQuery(environment, request, variables, { fetchPolicy: 'store-or-network' })
  const source = reference.source
  if (source) {
    await new Promise<void>((resolve) => {
      source.subscribe({ next: () => resolve(), error: () => resolve(), complete: () => resolve() })
    })
  }
  return reference
}

/** Reads the query that the route's loader started. */
export function useScreenQuery<Q extends OperationType>(query: GraphQLTaggedNode): Q['response'] {
  const initial = useLoaderData<PreloadedQuery<Q>>()
  const [reference] = useQueryLoader<Q>(query, initial)
  return usePreloadedQuery<Q>(query, reference ?? initial)
}
