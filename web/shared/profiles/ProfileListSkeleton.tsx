import classes from './ProfileList.module.css'
import { ProfileListItemSkeleton } from './ProfileListItemSkeleton'
import { useColumns } from './useColumns'
import { useProfileListView } from './useProfileListView'

/** About a screen of members. */
const SHOWN = 12

/** A list of members whose first answer is on its way. */
export function ProfileListSkeleton() {
  const [view] = useProfileListView()
  const [list, columns] = useColumns(view, undefined)
  return (
    <div ref={list} className={classes.list} aria-busy="true">
      <div className={classes.head} />
      <div
        className={classes.row}
        data-view={view}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {Array.from({ length: SHOWN }, (_, place) => (
          <ProfileListItemSkeleton key={place} view={view} />
        ))}
      </div>
    </div>
  )
}
