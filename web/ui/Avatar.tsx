import { Initial } from './Initial'
import { OnlineDot } from './OnlineDot'
import { Picture, type PictureSource } from './Picture'
import classes from './Avatar.module.css'

interface AvatarProps {
  name: string
  picture?: PictureSource
  /** In pixels; 24 in running text, 40 in lists, 72 in rounds, 96 in headers. */
  size?: 24 | 32 | 40 | 56 | 72 | 96
  /** Given while the person is online: what the dot says to those who cannot see it. */
  onlineLabel?: string
  /** Set where the name does not stand beside it. */
  labelled?: boolean
}

/** A person's face in a circle. */
export function Avatar({ name, picture, size = 40, onlineLabel, labelled = false }: AvatarProps) {
  return (
    <span className={classes.avatar} data-small={size <= 32} style={{ width: size, height: size }}>
      <Picture
        className={classes.picture}
        source={picture}
        alt={labelled ? name : ''}
        ratio="1"
        sizes={`${size}px`}
        fallback={<Initial name={name} />}
      />
      {onlineLabel && (
        <span className={classes.dot}>
          <OnlineDot label={onlineLabel} ringed />
        </span>
      )}
    </span>
  )
}
