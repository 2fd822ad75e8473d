import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ListEnd } from '#shared/lists/ListEnd'
import { placeOf } from '#shared/lists/listPlaces'
import classes from './ProfileList.module.css'
import type { ListedProfile } from './ProfileListItem'
import { ProfileListRows } from './ProfileListRows'
import { ProfileListViewChooser } from './ProfileListViewChooser'
import { useColumns } from './useColumns'
import { useLoadMore, type LoadNext } from '#shared/lists/useLoadMore'
import { useProfileListView } from './useProfileListView'

interface ProfileListProps {
  /** What the list is, for a screen reader. */
  label: string
  /** Who is in it; spread `ProfileListItem_profile` on each. */
  items: readonly ListedProfile[]
  /** These three come from `usePaginationFragment`. */
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: LoadNext
  /** How many there are on all pages, in words; without it, how many are shown. */
  total?: string
  /** Stands beside the choice of the view, such as the order. */
  controls?: ReactNode
  /** What stands here when nobody is in the list. */
  children: ReactNode
}

/**
 * Members in a long list, as each reader likes to see them: a gallery, with details, or line by line. Only what is in sight
 * is drawn; Back finds the list as it was left. Screens that show it name the texts `facts`, and their queries take the
 * variables of `profileListVariables`.
 */
export function ProfileList({
  label,
  items,
  hasNext,
  isLoadingNext,
  loadNext,
  total,
  controls,
  children,
}: ProfileListProps) {
  const { t } = useTranslation('shell')
  const [view, setView] = useProfileListView()
  const entry = `${useLocation().key} ${label} ${view}`
  const [list, columns] = useColumns(view, placeOf(entry)?.columns)
  const { load, onNearEnd, failed } = useLoadMore({ hasNext, isLoadingNext, loadNext })

  if (items.length === 0 && !hasNext) {
    return (
      <>
        {controls && <div className={classes.head}>{controls}</div>}
        {children}
      </>
    )
  }
  return (
    <>
      <div className={classes.head}>
        <p className={classes.showing} role="status">
          {total ?? t('memberList.showing', { count: items.length })}
        </p>
        {controls}
        <ProfileListViewChooser view={view} onChoose={setView} />
      </div>
      <div ref={list} className={classes.list} role="list" aria-label={label} aria-busy={isLoadingNext}>
        <ProfileListRows
          key={`${entry} ${columns}`}
          entry={entry}
          items={items}
          view={view}
          columns={columns}
          isLoadingNext={isLoadingNext}
          onNearEnd={onNearEnd}
        />
      </div>
      <ListEnd
        endLabel={t('memberList.end')}
        failedLabel={t('memberList.failed')}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        failed={failed}
        onShowMore={load}
      />
    </>
  )
}
