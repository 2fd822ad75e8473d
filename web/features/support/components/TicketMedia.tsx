import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { shownRatio } from '#shared/media/justifiedRows'
import { mediumOver } from '#shared/media/mediaLinks'
import { MediaTile } from '#shared/media/MediaTile'
import type { TicketMedia_message$key } from './__generated__/TicketMedia_message.graphql'
import classes from './Thread.module.css'

const fragment = graphql`
  fragment TicketMedia_message on TicketMessage {
    isByMail
    otherAddress
    leftOutCount
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

/** What is attached to a message, and how it came when it came by mail. */
export function TicketMedia({ message }: { message: TicketMedia_message$key }) {
  const { t } = useTranslation('support')
  const { media, isByMail, otherAddress, leftOutCount } = useFragment(fragment, message)
  const { pathname, search } = useLocation()
  const tiles = media.length > 0 && (
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
  if (!isByMail) return tiles
  return (
    <>
      {tiles}
      <p className={classes.byMail}>
        {otherAddress ? t('thread.otherAddress', { address: otherAddress }) : t('thread.byMail')}
      </p>
      {leftOutCount > 0 && <p className={classes.byMail}>{t('thread.leftOut', { count: leftOutCount })}</p>}
    </>
  )
}
