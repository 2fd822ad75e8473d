/** A row of pictures: which ones of the list, and how high they are when they fill the width. */
export interface JustifiedRow {
  readonly start: number
  readonly end: number
  readonly height: number
}

interface Frame {
  readonly width: number
  /** How high a row should be, more or less. */
  readonly rowHeight: number
  readonly gap: number
}

/** A panorama or a tall strip is cropped rather than let to rule its row. */
const NARROWEST = 0.56
const WIDEST = 2.2

/** The shape in which a picture stands in a row: width to height; a square as long as it is not known. */
export function shownRatio({ width, height }: { readonly width: number; readonly height: number }): number {
  if (width <= 0 || height <= 0) return 1
  return Math.min(WIDEST, Math.max(NARROWEST, width / height))
}

/**
 * Breaks pictures into rows that fill the width, each row as near to the wanted height as its pictures allow. The last
 * row keeps the wanted height and may end early.
 */
export function justifiedRows(ratios: readonly number[], { width, rowHeight, gap }: Frame): JustifiedRow[] {
  const rows: JustifiedRow[] = []
  let start = 0
  let sum = 0
  const heightOf = (count: number, ratio: number) => (width - gap * (count - 1)) / ratio
  for (const [index, ratio] of ratios.entries()) {
    const count = index - start + 1
    const height = heightOf(count, sum + ratio)
    if (height > rowHeight) {
      sum += ratio
      continue
    }
    const before = count > 1 ? heightOf(count - 1, sum) : Infinity
    // With this picture the row is too low, without it too high: the lesser fault wins.
    const without = before - rowHeight < rowHeight - height
    rows.push({ start, end: without ? index : index + 1, height: without ? before : height })
    start = without ? index : index + 1
    sum = without ? ratio : 0
  }
  if (start < ratios.length) {
    rows.push({ start, end: ratios.length, height: Math.min(rowHeight, heightOf(ratios.length - start, sum)) })
  }
  return rows
}
