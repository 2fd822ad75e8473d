import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import { keepPlace, placeOf, type ListPlace } from './listPlaces'

/** The virtualizer of a list, and the sizes that its rows had when the page was last left with the same layout. */
export function useKeptPlace(key: string, layout: Omit<ListPlace, 'sizes'>) {
  const virtualizer = useRef<WindowVirtualizerHandle>(null)
  const place = placeOf(key)
  const sizes = place?.rows === layout.rows && place.columns === layout.columns ? place.sizes : undefined

  const keep = useEffectEvent((handle: WindowVirtualizerHandle) => keepPlace(key, { ...layout, sizes: handle.cache }))
  useLayoutEffect(() => {
    const handle = virtualizer.current
    return () => {
      if (handle) keep(handle)
    }
  }, [])
  return { virtualizer, sizes }
}
