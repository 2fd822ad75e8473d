import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { MediaStatusNote_media$key } from './__generated__/MediaStatusNote_media.graphql'
import classes from './MediaStatusNote.module.css'

const fragment = graphql`
  fragment MediaStatusNote_media on Media {
    status
  }
`

/** Shows why a media item is not visible yet: it is being processed, or failed. */
export function MediaStatusNote({ media }: { media: MediaStatusNote_media$key }) {
  const { t } = useTranslation('media')
  const { status } = useFragment(fragment, media)
  if (status === 'LIVE' || status === 'WAITING_FOR_LOOK') return null
  const failed = status === 'CONVERSION_FAILED'
  const Icon = failed ? IconAlertTriangle : IconHourglass
  return (
    <span className={classes.note} data-failed={failed}>
      <Icon size={22} stroke={1.5} aria-hidden />
      {t(`status.${status ?? 'UNKNOWN'}`)}
    </span>
  )
}
