import type { ReactElement, ReactNode } from 'react'
import { GridRows, type ItemPlace, type ListGrid } from './GridRows'
import { ListEnd } from './ListEnd'
import { ListFailed, type FailureTexts } from './ListFailed'
import { useLoadMore, type Paging } from './useLoadMore'
import { useRefresh, type Refetch } from './useRefresh'

/** What `usePaginationFragment` returns beside `data`, as far as a list needs it. */
export interface ListPaging extends Paging {
  readonly refetch: Refetch
}

interface SharedProps<T> {
  /** What `usePaginationFragment` returns beside `data`. */
  paging: ListPaging
  /** Null when the list could not be fetched. */
  items: readonly T[] | null | undefined
  /** What the list is, for a screen reader. */
  label?: string
  /** Stands here when the list is empty. */
  empty: ReactNode
  /** How many items the next page has; 30 without it. */
  pageSize?: number
  /** Takes the place of "Show more". */
  moreLabel?: string
  /** Says that there are no more items; without it, nothing does. */
  endLabel?: string
  /** Replaces the texts shown when the list could not be fetched. */
  failure?: FailureTexts
  /** Shows a failure in little room: in a section, a panel or a sheet. */
  compact?: boolean
}

interface ItemsProps<T> extends SharedProps<T> {
  /** Draws an item, with its key: an `li`, or with `grid` anything. */
  renderItem: (item: T, place: ItemPlace) => ReactElement
  /** Draws rows of columns, only those near the window; Back finds the list as it was left. For lists that can get long. */
  grid?: ListGrid
  className?: string
  children?: undefined
}

interface CustomProps<T> extends SharedProps<T> {
  /** Draws all items, for a layout of its own. `onNearEnd` loads the next page by itself. */
  children: (items: readonly T[], onNearEnd: () => void) => ReactNode
}

export type PaginatedListProps<T> = ItemsProps<T> | CustomProps<T>

/** A list of the graph with all its states: empty, failed, loading, with more to load, and at its end. */
export function PaginatedList<T>(props: PaginatedListProps<T>) {
  const { paging, items, empty, pageSize, moreLabel, endLabel, failure, compact } = props
  const { hasNext, isLoadingNext } = paging
  const retry = useRefresh(paging.refetch)
  const { load, onNearEnd, failed } = useLoadMore(paging, pageSize)
  if (!items) return <ListFailed compact={compact} texts={failure} onRetry={retry} />
  if (items.length === 0 && !hasNext) return empty
  return (
    <>
      <Items {...props} items={items} onNearEnd={onNearEnd} />
      <ListEnd
        endLabel={endLabel}
        moreLabel={moreLabel}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        failed={failed}
        onShowMore={load}
      />
    </>
  )
}

function Items<T>(props: PaginatedListProps<T> & { items: readonly T[]; onNearEnd: () => void }) {
  if (props.children) return props.children(props.items, props.onNearEnd)
  const { items, label, paging, grid, renderItem, className, onNearEnd } = props
  if (grid) {
    return (
      <GridRows
        label={label}
        items={items}
        grid={grid}
        className={className}
        renderItem={renderItem}
        isLoadingNext={paging.isLoadingNext}
        onNearEnd={onNearEnd}
      />
    )
  }
  return (
    <ul className={className} aria-label={label} aria-busy={paging.isLoadingNext}>
      {items.map((item) => renderItem(item, { eager: false, lead: false }))}
    </ul>
  )
}
