import { Initial } from './Initial'
import { OnlineDot } from './OnlineDot'
import { Picture, type PictureSource } from './Picture'
import classes from './Avatar.module.css'

interface AvatarProps {
  name: string
  picture?: PictureSource
  /** In pixels: 24 in text, 40 in lists, 72 in strips, 96 in headers. */
  size?: 24 | 32 | 40 | 56 | 72 | 96
  /** Accessible label of the online dot; missing while the person is offline. */
  onlineLabel?: string
  /** Set where the name is not beside it. */
  labelled?: boolean
}

/** A person's picture in a circle. */
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
