import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { shownRatio } from '#shared/media/justifiedRows'
import { mediumOver } from '#shared/media/mediaLinks'
import { MediaTile } from '#shared/media/MediaTile'
import type { TicketMedia_message$key } from './__generated__/TicketMedia_message.graphql'
import classes from './Thread.module.css'

const fragment = graphql`
  fragment TicketMedia_message on TicketMessage {
    media {
      id
      legacyId
      width
      height
      ...MediaTile_media
    }
  }
`

const HEIGHT = 140

/** What is attached to a message. */
export function TicketMedia({ message }: { message: TicketMedia_message$key }) {
  const { media } = useFragment(fragment, message)
  const { pathname, search } = useLocation()
  if (media.length === 0) return null
  return (
    <div className={classes.media}>
      {media.map((item) => (
        <MediaTile
          key={item.id}
          media={item}
          href={mediumOver(pathname + search, item)}
          width={Math.round(HEIGHT * shownRatio(item))}
          height={HEIGHT}
        />
      ))}
    </div>
  )
}
