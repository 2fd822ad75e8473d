import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ListEnd } from '#shared/lists/ListEnd'
import { useListColumns } from '#shared/lists/useListColumns'
import { WindowedRows } from '#shared/lists/WindowedRows'
import { placeOf } from '#shared/lists/listPlaces'
import { useLoadMore, type LoadNext } from '#shared/lists/useLoadMore'
import classes from './RowList.module.css'

interface RowListProps {
  /** What the list is, for a screen reader. */
  label: string
  items: readonly { readonly id: string; readonly row: ReactNode }[]
  /** These three come from `usePaginationFragment`. */
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: LoadNext
  /** What stands here when the list is empty. */
  children: ReactNode
}

const columnsOf = (width: number) => (width < 860 ? 1 : 2)

/** People in a long list, line by line. */
export function RowList({ label, items, hasNext, isLoadingNext, loadNext, children }: RowListProps) {
  const { t } = useTranslation('blogs')
  const entry = `${useLocation().key} ${label}`
  const [list, columns] = useListColumns(columnsOf, placeOf(entry)?.columns)
  const { load, onNearEnd, failed } = useLoadMore({ hasNext, isLoadingNext, loadNext })
  if (items.length === 0 && !hasNext) return children
  return (
    <>
      <div ref={list} role="list" aria-label={label} aria-busy={isLoadingNext}>
        <WindowedRows
          key={`${entry} ${columns}`}
          entry={entry}
          rows={Math.ceil(items.length / columns)}
          columns={columns}
          onNearEnd={onNearEnd}
        >
          {(number) => (
            <div
              key={number}
              className={classes.row}
              style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {items.slice(number * columns, (number + 1) * columns).map(({ id, row }, column) => (
                <div key={id} role="listitem" aria-setsize={-1} aria-posinset={number * columns + column + 1}>
                  {row}
                </div>
              ))}
            </div>
          )}
        </WindowedRows>
      </div>
      <ListEnd
        endLabel={t('lists.peopleEnd')}
        failedLabel={t('lists.peopleFailedMore')}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        failed={failed}
        onShowMore={load}
      />
    </>
  )
}
