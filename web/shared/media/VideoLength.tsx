import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { formatLength } from './formatLength'
import classes from './MediaTile.module.css'

/** Says in the corner of a picture that it is a video, and how long it is. */
export function VideoLength({ seconds }: { seconds: number }) {
  return (
    <span className={classes.length} aria-hidden>
      <IconPlayerPlayFilled size={12} />
      {formatLength(seconds)}
    </span>
  )
}
