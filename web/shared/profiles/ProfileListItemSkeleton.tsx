import { MemberCardSkeleton } from '#ui/MemberCard/MemberCardSkeleton'
import classes from './ProfileList.module.css'
import type { ProfileListView } from './useProfileListView'

export function ProfileListItemSkeleton({ view }: { view: ProfileListView }) {
  if (view === 'LIST') return <MemberCardSkeleton variant="row" />
  if (view === 'GALLERY') return <MemberCardSkeleton />
  return (
    <div className={classes.item} data-view={view} aria-hidden>
      <div className={classes.card}>
        <MemberCardSkeleton />
      </div>
    </div>
  )
}
