import { createContext } from 'react'

/** Maximum width of a message's pictures, in pixels. */
export const MosaicWidth = createContext(320)

/** Share of the conversation's width for pictures, up to a comfortable size. */
export function mosaicWidthOf(shown: number): number {
  return Math.round(Math.min(380, shown * 0.68))
}
