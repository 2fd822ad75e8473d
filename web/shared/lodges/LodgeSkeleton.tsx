import { Skeleton } from '@mantine/core'
import classes from './LodgeCard.module.css'

export function LodgeSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <Skeleton className={classes.cover} height="auto" radius="var(--radius-picture)" />
      <div className={classes.words}>
        <Skeleton height={12} width="34%" />
        <Skeleton height={22} width="78%" />
        <Skeleton height={14} mt={6} />
        <Skeleton height={14} width="64%" />
        <div className={classes.foot}>
          <Skeleton height={14} width="52%" />
        </div>
      </div>
    </div>
  )
}
