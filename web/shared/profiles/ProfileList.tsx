import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PaginatedList, type PaginatedListProps } from '#platform/lists/PaginatedList'
import { profileColumns } from './profileColumns'
import classes from './ProfileList.module.css'
import { ProfileListItem, type ListedProfile } from './ProfileListItem'
import { ProfileListItemSkeleton } from './ProfileListItemSkeleton'
import { ProfileListViewChooser } from './ProfileListViewChooser'
import { useProfileListView } from './useProfileListView'

interface ProfileListProps extends Pick<PaginatedListProps<ListedProfile>, 'paging' | 'failure'> {
  /** Accessible name of the list. */
  label: string
  /** The profiles, null when loading failed. Spread `ProfileListItem_profile` on each. */
  items: readonly ListedProfile[] | null | undefined
  /** The total on all pages, as text; defaults to the number shown. */
  total?: string
  /** Further controls beside the view chooser, e.g. the order. */
  controls?: ReactNode
  /** Shown when the list is empty. */
  children: ReactNode
}

/**
 * A paginated list of profiles in the view that the viewer prefers: gallery, detailed or list. Screens load the
 * `facts` texts, and their queries take the variables of `profileListVariables`.
 */
export function ProfileList({ label, items, paging, failure, total, controls, children }: ProfileListProps) {
  const { t } = useTranslation('shell')
  const [view, setView] = useProfileListView()
  const empty = items?.length === 0 && !paging.hasNext
  return (
    <>
      {items && !empty && (
        <div className={classes.head}>
          <p className={classes.showing} role="status">
            {total ?? t('memberList.showing', { count: items.length })}
          </p>
          {controls}
          <ProfileListViewChooser view={view} onChoose={setView} />
        </div>
      )}
      {empty && controls && <div className={classes.head}>{controls}</div>}
      <PaginatedList
        paging={paging}
        items={items}
        label={label}
        className={classes.list}
        grid={{
          look: view,
          columnsOf: profileColumns(view),
          rowClassName: `${classes.row} ${view === 'LIST' ? classes.lines : ''}`,
          skeleton: <ProfileListItemSkeleton view={view} />,
        }}
        empty={children}
        failure={failure}
        endLabel={t('memberList.end')}
        renderItem={(item, { eager }) => <ProfileListItem key={item.id} item={item} view={view} eager={eager} />}
      />
    </>
  )
}
