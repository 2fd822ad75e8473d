import { IconVideo } from '@tabler/icons-react'
import { useMediaUrl } from '#shared/pictures/mediaUrl'
import { Picture } from '#ui/Picture'
import type { OutboxMedium } from '../../outbox/outbox'
import classes from './PendingMedia.module.css'

/** The pictures and videos of a message that is on its way. */
export function PendingMedia({ media }: { media: readonly OutboxMedium[] }) {
  const mediaUrl = useMediaUrl()
  return (
    <div className={classes.media}>
      {media.map(({ id, path }) => (
        <Picture
          key={id}
          className={classes.medium}
          source={path ? { src: mediaUrl(path) } : undefined}
          alt=""
          ratio="1"
          fallback={<IconVideo size={24} stroke={1.4} aria-hidden />}
        />
      ))}
    </div>
  )
}
