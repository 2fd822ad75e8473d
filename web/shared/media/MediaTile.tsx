import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { Picture } from '#ui/Picture'
import type { MediaTile_media$key } from './__generated__/MediaTile_media.graphql'
import { formatLength } from './formatLength'
import { MediaStatusNote } from './MediaStatusNote'
import classes from './MediaTile.module.css'
import { FROM_LIST } from './lightbox/useLightboxNavigation'
import { VideoLength } from './VideoLength'
import { usePictureSource } from '#shared/pictures/usePictureSource'

const fragment = graphql`
  fragment MediaTile_media on Media {
    __typename
    title
    ... on Video {
      duration
    }
    ...usePictureSource_picture
    ...MediaStatusNote_media
  }
`

interface MediaTileProps {
  media: MediaTile_media$key
  href: string
  /** In pixels; reserves the space before the picture loads. */
  width: number
  height: number
  eager?: boolean
}

/** A thumbnail of a picture or video that links to the full view. */
export function MediaTile({ media, href, width, height, eager = false }: MediaTileProps) {
  const { t } = useTranslation('media')
  const data = useFragment(fragment, media)
  const source = usePictureSource(data)
  const video = data.__typename === 'Video'
  const ratio = `${width} / ${height}`
  if (!source) {
    return (
      <div className={classes.tile} style={{ width }}>
        <Picture alt="" ratio={ratio} fallback={<MediaStatusNote media={data} />} />
      </div>
    )
  }
  const kind = video ? t('tile.video', { length: formatLength(data.duration ?? 0) }) : t('tile.picture')
  return (
    <Link
      to={href}
      preventScrollReset
      state={FROM_LIST}
      className={classes.tile}
      style={{ width }}
      aria-label={data.title ? t('tile.titled', { kind, title: data.title }) : kind}
    >
      <Picture alt="" ratio={ratio} sizes={`${Math.round(width)}px`} eager={eager} source={source} />
      {video && <VideoLength seconds={data.duration ?? 0} />}
    </Link>
  )
}
