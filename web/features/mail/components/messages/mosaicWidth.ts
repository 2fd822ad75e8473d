import { createContext } from 'react'

/** How wide the pictures of a message may stand, in pixels. */
export const MosaicWidth = createContext(320)

/** The share of the conversation's width that pictures take, up to a comfortable size. */
export function mosaicWidthOf(shown: number): number {
  return Math.round(Math.min(380, shown * 0.68))
}
