import { Skeleton } from '@mantine/core'
import rows from '#ui/layout/rows.module.css'
import classes from './TopicRow.module.css'

/** Stands where a topic of the next page is on its way. */
export function TopicRowSkeleton() {
  return (
    <div className={`${rows.row} ${classes.row}`} aria-hidden>
      <Skeleton circle height={40} />
      <div className={rows.words}>
        <Skeleton height={22} width="56%" />
        <Skeleton height={16} mt={4} />
        <Skeleton height={14} mt={4} width="34%" />
      </div>
    </div>
  )
}
