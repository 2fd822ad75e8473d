/** A row of a list: from which item, and up to which. */
export interface GridRow {
  readonly start: number
  readonly end: number
  /** Its only item takes the whole width. */
  readonly lead: boolean
}

/** The rows of a list. A leading item has a row of its own where others stand side by side. */
export function rowsOf(count: number, columns: number, lead: boolean): GridRow[] {
  const first = lead && columns > 1 && count > 0 ? 1 : 0
  const rows: GridRow[] = first > 0 ? [{ start: 0, end: 1, lead: true }] : []
  for (let start = first; start < count; start += columns) {
    rows.push({ start, end: Math.min(start + columns, count), lead: false })
  }
  return rows
}
