import { useEffect } from 'react'
import type { ListPaging } from '#platform/lists/PaginatedList'
import { useRefresh } from '#platform/lists/useRefresh'
import { useQueueChanges, type StaffQueue } from '../useQueueChanges'

/**
 * Fetches a queue anew when it changes, while its page is looked at, and as soon as it is looked at again: so it shows
 * what has come and what colleagues have taken or decided.
 */
export function useFreshQueue({ refetch, isLoadingNext }: ListPaging, queue: StaffQueue): void {
  const refresh = useRefresh(refetch)
  useQueueChanges(queue, () => {
    if (!document.hidden && !isLoadingNext) refresh()
  })
  useEffect(() => {
    const onShown = () => {
      if (!document.hidden) refresh()
    }
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [refresh])
}
