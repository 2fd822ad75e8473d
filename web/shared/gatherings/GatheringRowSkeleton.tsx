import { Skeleton } from '@mantine/core'
import rows from '#ui/layout/rows.module.css'
import classes from './GatheringRow.module.css'

/** Stands where a gathering of the next page is on its way. */
export function GatheringRowSkeleton() {
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
