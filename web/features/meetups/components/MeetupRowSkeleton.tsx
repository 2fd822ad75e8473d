import { Skeleton } from '@mantine/core'
import rows from '#shared/lodges/rows.module.css'
import classes from '#shared/lodges/meetups/MeetupRow.module.css'

/** Stands where a meetup of the next page is on its way. */
export function MeetupRowSkeleton() {
  return (
    <div className={`${rows.row} ${classes.row}`} aria-hidden>
      <Skeleton height={72} />
      <div className={rows.words}>
        <Skeleton height={14} width="30%" />
        <Skeleton height={22} width="56%" />
        <Skeleton height={14} width="44%" />
      </div>
    </div>
  )
}
