import { useEffect, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime'

/** Long enough that a name is asked about once, not by each letter. */
const PAUSE = 400

interface LiveAnswer<Q extends OperationType> {
  readonly key: string
  readonly data: Q['response'] | null
}

/**
 * Asks the server while the person writes: once after a pause, and only for the last thing written. Without variables nothing
 * is asked. `data` is null until the answer is there, and when it could not be had: such an answer is help, not a gate.
 */
export function useLiveAnswer<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q> | null,
): { data: Q['response'] | null; pending: boolean } {
  const environment = useRelayEnvironment()
  const key = variables ? JSON.stringify(variables) : ''
  const [answer, setAnswer] = useState<LiveAnswer<Q>>({ key: '', data: null })

  useEffect(() => {
    if (!key) return undefined
    const request = { stop: () => {} }
    const timer = setTimeout(() => {
      const asked = JSON.parse(key) as VariablesOf<Q>
      const subscription = fetchQuery<Q>(environment, query, asked, { fetchPolicy: 'store-or-network' }).subscribe({
        next: (data) => setAnswer({ key, data }),
        error: () => setAnswer({ key, data: null }),
      })
      request.stop = () => subscription.unsubscribe()
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      request.stop()
    }
  }, [environment, query, key])

  const current = key !== '' && answer.key === key
  return { data: current ? answer.data : null, pending: key !== '' && !current }
}
