import { useRef, useState } from 'react'

/** `loadNext` of `usePaginationFragment`. */
export type LoadNext = (count: number, options?: { onComplete?: (error: Error | null) => void }) => unknown

interface Paging {
  readonly hasNext: boolean
  readonly isLoadingNext: boolean
  readonly loadNext: LoadNext
}

const PAGE = 30
/** After so many pages the list waits to be asked, so that the foot of the page can be reached. */
const PAGES_BY_ITSELF = 5

/** Loads the next page by a button, and by itself when the reader comes near the end. */
export function useLoadMore({ hasNext, isLoadingNext, loadNext }: Paging) {
  const [failed, setFailed] = useState(false)
  const loadedByItself = useRef(0)
  const run = () => {
    if (!hasNext || isLoadingNext) return
    setFailed(false)
    loadNext(PAGE, { onComplete: (error) => setFailed(error !== null) })
  }
  return {
    failed,
    load: () => {
      loadedByItself.current = 0
      run()
    },
    onNearEnd: () => {
      if (!hasNext || isLoadingNext || failed || loadedByItself.current >= PAGES_BY_ITSELF) return
      loadedByItself.current += 1
      run()
    },
  }
}
