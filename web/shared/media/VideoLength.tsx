import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { formatLength } from './formatLength'
import classes from './MediaTile.module.css'

/** A video's length in the corner of its thumbnail. */
export function VideoLength({ seconds }: { seconds: number }) {
  return (
    <span className={classes.length} aria-hidden>
      <IconPlayerPlayFilled size={12} />
      {formatLength(seconds)}
    </span>
  )
}
