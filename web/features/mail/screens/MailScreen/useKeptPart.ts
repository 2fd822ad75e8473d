import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type Variables } from 'relay-runtime'

interface Kept<T> {
  readonly part: T | null
  readonly variables: Variables
}

/**
 * Part of a screen that a navigation requests only when it changes. Returns the last answer that contained it, and
 * retains that in Relay's store while it is shown.
 */
export function useKeptPart<T extends object>(
  query: GraphQLTaggedNode,
  variables: Variables,
  part: T | null | undefined,
  isAsked: boolean,
): T | null {
  const environment = useRelayEnvironment()
  const [kept, setKept] = useState<Kept<T>>({ part: part ?? null, variables })
  const isNew = isAsked && (kept.variables !== variables || kept.part !== (part ?? null))
  if (isNew) setKept({ part: part ?? null, variables })
  const asked = kept.variables
  useEffect(() => {
    const retained = environment.retain(createOperationDescriptor(getRequest(query), asked))
    return () => retained.dispose()
  }, [environment, query, asked])
  return isNew ? (part ?? null) : kept.part
}
