import { MemberCardSkeleton } from '#ui/MemberCard/MemberCardSkeleton'
import classes from './ProfileList.module.css'
import type { ProfileListView } from './useProfileListView'

/** A member's place in a list while it is on its way. */
export function ProfileListItemSkeleton({ view }: { view: ProfileListView }) {
  if (view === 'list') return <MemberCardSkeleton variant="row" />
  if (view === 'gallery') return <MemberCardSkeleton />
  return (
    <div className={classes.item} data-view={view} aria-hidden>
      <div className={classes.card}>
        <MemberCardSkeleton />
      </div>
    </div>
  )
}
