import { useContext } from 'react'
import { DeviceContext } from '#ui/useMedia'
import { useComesDrawn } from '#ui/useComesDrawn'
import { leaveToBrowser } from './leftToBrowser'

/** About what a part of a page has on a phone. */
const ON_PHONES = 360

/**
 * The width for which the server has drawn a part that is laid out by its width; undefined where the browser draws it. On
 * wide screens, which differ too much, such a part is left to the browser.
 */
export function useDrawnWidth(): number | undefined {
  if (useContext(DeviceContext) === 'desktop') leaveToBrowser()
  return useComesDrawn() ? ON_PHONES : undefined
}
