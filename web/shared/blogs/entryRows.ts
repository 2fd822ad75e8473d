/** How many entries stand side by side in a list of the given width. */
export function entryColumns(width: number): number {
  if (width < 600) return 1
  return width < 960 ? 2 : 3
}

/** A row of a list: from which item, and up to which. */
export interface EntryRow {
  readonly start: number
  readonly end: number
  /** Its only entry takes the whole width. */
  readonly lead: boolean
}

/** The rows of a list of entries. A leading entry has a row of its own where others stand side by side. */
export function entryRows(count: number, columns: number, lead: boolean): EntryRow[] {
  const first = lead && columns > 1 && count > 0 ? 1 : 0
  const rows: EntryRow[] = first > 0 ? [{ start: 0, end: 1, lead: true }] : []
  for (let start = first; start < count; start += columns) {
    rows.push({ start, end: Math.min(start + columns, count), lead: false })
  }
  return rows
}
