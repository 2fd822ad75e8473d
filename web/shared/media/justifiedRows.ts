/** A row of pictures: their indexes, and the height at which they fill the width. */
export interface JustifiedRow {
  readonly start: number
  readonly end: number
  readonly height: number
}

interface Frame {
  readonly width: number
  /** Preferred height of a row. */
  readonly rowHeight: number
  readonly gap: number
}

/** Panoramas and tall strips are cropped to these ratios, so that they do not dominate their row. */
const NARROWEST = 0.56
const WIDEST = 2.2

/** Returns the displayed width-to-height ratio; square while the size is unknown. */
export function shownRatio({ width, height }: { readonly width: number; readonly height: number }): number {
  if (width <= 0 || height <= 0) return 1
  return Math.min(WIDEST, Math.max(NARROWEST, width / height))
}

/**
 * Breaks pictures into rows that fill the width at a height close to the preferred one. The last row keeps the
 * preferred height and may be incomplete.
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
    // Chooses the row height closer to the preferred one: with this picture it is too low, without it too high.
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
