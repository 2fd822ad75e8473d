import { useRef, useState } from 'react'

/** Of the result of `usePaginationFragment`, what loads the next page. */
export interface Paging {
  readonly hasNext: boolean
  readonly isLoadingNext: boolean
  readonly loadNext: (count: number, options?: { onComplete?: (error: Error | null) => void }) => unknown
}

const PAGE_SIZE = 30
/** After so many pages the list waits for the button, so that the foot of the page can be reached. */
const MAX_AUTOMATIC_PAGES = 5

/** Loads the next page by a button, and by itself near the end of the list. */
export function useLoadMore({ hasNext, isLoadingNext, loadNext }: Paging, pageSize = PAGE_SIZE) {
  const [failed, setFailed] = useState(false)
  const automaticPages = useRef(0)
  const run = () => {
    if (!hasNext || isLoadingNext) return
    setFailed(false)
    loadNext(pageSize, { onComplete: (error) => setFailed(error !== null) })
  }
  return {
    failed,
    load: () => {
      automaticPages.current = 0
      run()
    },
    onNearEnd: () => {
      if (!hasNext || isLoadingNext || failed || automaticPages.current >= MAX_AUTOMATIC_PAGES) return
      automaticPages.current += 1
      run()
    },
  }
}
