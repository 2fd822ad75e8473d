import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { anchorOf } from './thread'

interface Paging {
  readonly hasNext: boolean
  readonly isLoadingNext: boolean
  readonly loadNext: (count: number) => unknown
}

/** As many at once as the graph gives. */
const MANY = 100

/** Lets the keyboard go on at a comment, such as when the form under it is gone. */
export function focusComment(legacyId: number): void {
  document.getElementById(anchorOf(legacyId))?.focus({ preventScroll: true })
}

/** Brings a comment to where it is seen, and the keyboard to it. */
export function showComment(legacyId: number): boolean {
  const element = document.getElementById(anchorOf(legacyId))
  element?.scrollIntoView({ block: 'center' })
  focusComment(legacyId)
  return element !== null
}

/** The number of the comment that the address leads to: it is brought into view, and what stands before it is loaded. */
export function useCommentTarget({ hasNext, isLoadingNext, loadNext }: Paging): number | null {
  const { hash, key } = useLocation()
  const [, found] = /^#comment-(\d{1,9})$/.exec(hash) ?? []
  const target = found ? Number(found) : null
  // Once a navigation: whoever has scrolled on is not taken back.
  const shownFor = useRef<string>(null)
  useEffect(() => {
    if (target === null || shownFor.current === key || isLoadingNext) return
    if (showComment(target) || !hasNext) shownFor.current = key
    else loadNext(MANY)
  }, [target, key, hasNext, isLoadingNext, loadNext])
  return target
}
