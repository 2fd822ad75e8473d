import { Skeleton } from '@mantine/core'
import classes from './BlogEntryCard.module.css'

export function BlogEntrySkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <Skeleton className={classes.cover} height="auto" radius="var(--radius-picture)" />
      <div className={classes.words}>
        <Skeleton height={24} width="88%" />
        <Skeleton height={24} width="52%" />
        <Skeleton height={14} mt={6} />
        <Skeleton height={14} width="92%" />
        <Skeleton height={14} width="64%" />
        <div className={classes.foot}>
          <div className={classes.author}>
            <Skeleton height={32} width="70%" radius="var(--radius-pill)" />
          </div>
        </div>
      </div>
    </div>
  )
}
