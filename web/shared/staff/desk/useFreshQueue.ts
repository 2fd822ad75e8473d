import { useInterval } from '@mantine/hooks'
import { useEffect } from 'react'
import type { ListPaging } from '#platform/lists/PaginatedList'
import { useRefresh } from '#platform/lists/useRefresh'

/** How often a queue is fetched anew, so that it shows what colleagues have taken. */
const FRESH_MS = 15_000

/**
 * Fetches a queue anew while its page is looked at, and as soon as it is looked at again. Not for lists of private
 * things, each look at which is logged.
 */
export function useFreshQueue({ refetch, isLoadingNext }: ListPaging): void {
  const refresh = useRefresh(refetch)
  useInterval(
    () => {
      if (!document.hidden && !isLoadingNext) refresh()
    },
    FRESH_MS,
    { autoInvoke: true },
  )
  useEffect(() => {
    const onShown = () => {
      if (!document.hidden) refresh()
    }
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [refresh])
}
