import type { ClientRect, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

/** Steps along the order for each arrow key. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function readingOrder(rects: ReadonlyMap<UniqueIdentifier, ClientRect>): [UniqueIdentifier, ClientRect][] {
  return [...rects].toSorted(([, one], [, other]) => one.top - other.top || one.left - other.left)
}

/**
 * Target of a tile moved by arrow keys: left and right follow the order across rows, up and down move to the tile
 * above or below.
 */
export const tileCoordinates: KeyboardCoordinateGetter = (event, args) => {
  const step = STEPS[event.code]
  if (step === undefined) return sortableKeyboardCoordinates(event, args)
  event.preventDefault()
  const { active, over, droppableRects } = args.context
  const places = readingOrder(droppableRects)
  const here = over?.id ?? active?.id
  const next = places[places.findIndex(([id]) => id === here) + step]
  return next && { x: next[1].left, y: next[1].top }
}
