import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type Variables } from 'relay-runtime'

interface Kept<T> {
  readonly part: T | null
  readonly variables: Variables
}

/**
 * A part of a screen that a navigation asks for only when it is to be another one: the last answer that had it, which the
 * graph's store keeps as long as it is shown.
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
