import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { rowsOf } from './rowsOf'
import { placeOf } from './listPlaces'
import { useListColumns } from './useListColumns'
import { WindowedRows } from './WindowedRows'

/** How a long list is laid out. */
export interface ListGrid {
  /** How many items stand side by side in a list of the given width, in pixels. */
  readonly columnsOf: (width: number) => number
  readonly rowClassName?: string
  /** Where the list has several looks, the one that it has now: each keeps its own place. */
  readonly look?: string
  /** The first item has a row of its own where others stand side by side. */
  readonly lead?: boolean
  /** Stands where items of the next page are on their way. */
  readonly skeleton?: ReactNode
}

/** Where in the list an item stands. */
export interface ItemPlace {
  /** It is in sight when the page opens, so its pictures do not wait. */
  readonly eager: boolean
  /** It has a row of its own. */
  readonly lead: boolean
}

interface GridRowsProps<T> {
  label: string | undefined
  items: readonly T[]
  grid: ListGrid
  className: string | undefined
  renderItem: (item: T, place: ItemPlace) => ReactElement
  isLoadingNext: boolean
  onNearEnd: () => void
}

/** Rows in sight when the page opens. */
const EAGER_ROWS = 2

/** The items of a long list in rows, of which only those near the window are drawn. */
export function GridRows<T>({ label, items, grid, className, renderItem, isLoadingNext, onNearEnd }: GridRowsProps<T>) {
  const { columnsOf, rowClassName, look, lead = false, skeleton } = grid
  const place = [useLocation().key, label, look].filter(Boolean).join(' ')
  const [list, columns] = useListColumns(columnsOf, placeOf(place)?.columns)
  const rows = rowsOf(items.length, columns, lead)
  const template = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
  const skeletons = (count: number) =>
    Array.from({ length: count }, (_, index) => <Fragment key={`skeleton ${index}`}>{skeleton}</Fragment>)
  return (
    <div ref={list} className={className} role="list" aria-label={label} aria-busy={isLoadingNext}>
      <WindowedRows
        key={`${place} ${columns}`}
        place={place}
        rows={rows.length}
        columns={columns}
        onNearEnd={onNearEnd}
      >
        {(number) => {
          const row = rows[number]
          if (!row) return null
          const shown = items.slice(row.start, row.end)
          return (
            <div key={number} className={rowClassName} style={row.lead ? undefined : template}>
              {shown.map((item, column) => {
                const element = renderItem(item, { eager: number < EAGER_ROWS, lead: row.lead })
                return (
                  <div key={element.key} role="listitem" aria-setsize={-1} aria-posinset={row.start + column + 1}>
                    {element}
                  </div>
                )
              })}
              {isLoadingNext && skeleton && !row.lead && skeletons(columns - shown.length)}
            </div>
          )
        }}
      </WindowedRows>
      {isLoadingNext && skeleton && (
        <div className={rowClassName} style={template}>
          {skeletons(columns)}
        </div>
      )}
    </div>
  )
}
