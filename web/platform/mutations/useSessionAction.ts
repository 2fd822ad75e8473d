import { useCallback } from 'react'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { changingSession } from '#platform/session/sessionChange'
import { useAction } from './useAction'

/** `useAction` for a mutation that ends or renews the session. */
export function useSessionAction<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit, busy] = useAction<M>(mutation)
  const run = useCallback((...asked: Parameters<typeof commit>) => changingSession(() => commit(...asked)), [commit])
  return [run, busy] as const
}
