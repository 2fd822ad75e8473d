import { use, useMemo, useState } from 'react'
import { type Location, ScrollRestoration, UNSAFE_DataRouterStateContext as RouterState } from 'react-router-dom'
import { useComesDrawn } from '#ui/useComesDrawn'

/** The first page of every visit has the same key: whoever comes back from the payment page would start where they left. */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/**
 * Keeps the place of every page for Back. A page that came drawn stays where its reader has scrolled to meanwhile, or
 * where the browser has put it: the router would begin it at its top.
 */
export function KeptScroll() {
  const state = use(RouterState)
  const comesDrawn = useComesDrawn()
  const [first] = useState(state?.location)
  const isLeftAlone = comesDrawn && state?.location === first
  const known = useMemo(
    () => (state && isLeftAlone ? { ...state, restoreScrollPosition: false as const } : state),
    [state, isLeftAlone],
  )
  return (
    <RouterState value={known}>
      <ScrollRestoration getKey={scrollKey} />
    </RouterState>
  )
}
