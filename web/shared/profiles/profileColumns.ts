import type { ProfileListView } from './useProfileListView'

/** Matches the minimum card widths and the gap of `MemberGrid`. */
function galleryColumns(width: number): number {
  const [least, gap] = width < 560 ? [148, 8] : width < 960 ? [172, 12] : [204, 16]
  return Math.max(2, Math.floor((width + gap) / (least + gap)))
}

/** Returns the number of columns of a list for its width. */
export function profileColumns(view: ProfileListView): (width: number) => number {
  if (view === 'GALLERY') return galleryColumns
  return (width) => (width >= (view === 'DETAILED' ? 860 : 720) ? 2 : 1)
}
