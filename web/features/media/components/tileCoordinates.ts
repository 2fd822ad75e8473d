import type { ClientRect, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

/** How far an arrow leads along the order. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Places as they are read: row by row. */
function readingOrder(rects: ReadonlyMap<UniqueIdentifier, ClientRect>): [UniqueIdentifier, ClientRect][] {
  return [...rects].toSorted(([, one], [, other]) => one.top - other.top || one.left - other.left)
}

/** Where an arrow key moves a tile: left and right follow the order over the ends of rows, up and down lead to the tile there. */
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
