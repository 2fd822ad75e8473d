import type { RefObject } from 'react'
import { useListColumns } from '#shared/lists/useListColumns'
import type { ProfileListView } from './useProfileListView'

/** The least width of a card by the room there is, and the gap between cards: those of `MemberGrid`. */
function galleryColumns(width: number): number {
  const [least, gap] = width < 560 ? [148, 8] : width < 960 ? [172, 12] : [204, 16]
  return Math.max(2, Math.floor((width + gap) / (least + gap)))
}

function columnsOf(view: ProfileListView, width: number): number {
  if (view === 'gallery') return galleryColumns(width)
  return width >= (view === 'detailed' ? 860 : 720) ? 2 : 1
}

/** How many members stand side by side in a list. */
export function useColumns(
  view: ProfileListView,
  initial: number | undefined,
): [RefObject<HTMLDivElement | null>, number] {
  return useListColumns((width) => columnsOf(view, width), initial)
}
