import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { anchorOf } from './thread'
import { useHydrated } from '#ui/useHydrated'

interface Paging {
  readonly hasNext: boolean
  readonly isLoadingNext: boolean
  readonly loadNext: (count: number) => unknown
}

/** The graph's maximum page size. */
const MANY = 100

/** Focuses a comment, e.g. when the form below it has closed. */
export function focusComment(legacyId: number): void {
  document.getElementById(anchorOf(legacyId))?.focus({ preventScroll: true })
}

/** Scrolls to a comment and focuses it. Returns whether it is on the page. */
export function showComment(legacyId: number): boolean {
  const element = document.getElementById(anchorOf(legacyId))
  element?.scrollIntoView({ block: 'center' })
  focusComment(legacyId)
  return element !== null
}

/** Returns the number of the comment in the address. Loads the pages before it, and scrolls to it. */
export function useCommentTarget({ hasNext, isLoadingNext, loadNext }: Paging): number | null {
  const { hash, key } = useLocation()
  const [, found] = /^#comment-(\d{1,9})$/.exec(hash) ?? []
  // Servers are not told the end of an address.
  const target = useHydrated() && found ? Number(found) : null
  // Once per navigation, so that it does not scroll back.
  const shownFor = useRef<string>(null)
  useEffect(() => {
    if (target === null || shownFor.current === key || isLoadingNext) return
    if (showComment(target) || !hasNext) shownFor.current = key
    else loadNext(MANY)
  }, [target, key, hasNext, isLoadingNext, loadNext])
  return target
}
