import { useCallback, useTransition } from 'react'
import type { FetchPolicy } from 'relay-runtime'

export type Refetch = (variables: Record<string, never>, options: { fetchPolicy: FetchPolicy }) => unknown

/** Fetches a list anew from its beginning while the old one stays. */
export function useRefresh(refetch: Refetch): () => void {
  const [, startTransition] = useTransition()
  return useCallback(() => {
    startTransition(() => {
      refetch({}, { fetchPolicy: 'network-only' })
    })
  }, [refetch])
}
