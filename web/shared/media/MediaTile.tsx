import { IconHourglass } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
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

// Loaded when somebody begins to choose.
const TileCheckbox = lazy(async () => ({ default: (await import('./TileCheckbox')).TileCheckbox }))

const fragment = graphql`
  fragment MediaTile_media on Media {
    __typename
    title
    lodgeStatus
    status
    ... on Video {
      duration
    }
    ...usePictureSource_picture
    ...MediaStatusNote_media
  }
`

/** A tile that is chosen instead of opened. */
export interface TileChoice {
  readonly chosen: boolean
  readonly onToggle: () => void
}

interface MediaTileProps {
  media: MediaTile_media$key
  href: string
  /** In pixels; reserves the space before the picture loads. */
  width: number
  height: number
  eager?: boolean
  /** The accessible name says so. */
  isNew?: boolean
  /** Null where others are chosen and this one cannot be; without it, the tile opens the item. */
  choice?: TileChoice | null
}

/** A thumbnail of a picture or video that links to the full view, or is chosen for what is done with several. */
export function MediaTile({ media, href, width, height, eager = false, isNew = false, choice }: MediaTileProps) {
  const { t } = useTranslation('media')
  const data = useFragment(fragment, media)
  const source = usePictureSource(data)
  const video = data.__typename === 'Video'
  const isLookedAt = data.status === 'WAITING_FOR_LOOK'
  const isWaiting = data.lodgeStatus === 'WAITING' || isLookedAt
  const kind = video ? t('tile.video', { length: formatLength(data.duration ?? 0) }) : t('tile.picture')
  const name = [
    data.title ? t('tile.titled', { kind, title: data.title }) : kind,
    isWaiting && t(isLookedAt ? 'tile.waitingForLook' : 'tile.waitingLong'),
    isNew && t('tile.new'),
  ]
    .filter((words) => words !== false)
    .join(', ')
  const face = (
    <>
      <Picture
        alt=""
        ratio={`${width} / ${height}`}
        sizes={`${Math.round(width)}px`}
        eager={eager}
        source={source}
        fallback={<MediaStatusNote media={data} />}
      />
      {source && video && <VideoLength seconds={data.duration ?? 0} />}
      {source && isWaiting && (
        <span className={classes.mark} data-kind="waiting" aria-hidden>
          <IconHourglass size={14} stroke={2} />
          {t(isLookedAt ? 'tile.waitingForLook' : 'tile.waiting')}
        </span>
      )}
      {source && isNew && !isWaiting && (
        <span className={classes.mark} data-kind="new" aria-hidden>
          {t('tile.new')}
        </span>
      )}
    </>
  )
  if (choice) {
    return (
      <label className={classes.tile} data-chosen={choice.chosen} style={{ width }}>
        {face}
        <span className={classes.choice}>
          <Suspense fallback={null}>
            <TileCheckbox checked={choice.chosen} onChange={choice.onToggle} label={t('manage.select', { name })} />
          </Suspense>
        </span>
      </label>
    )
  }
  if (!source || choice === null) {
    return (
      <div className={classes.tile} data-out={choice === null} style={{ width }}>
        {face}
      </div>
    )
  }
  return (
    <Link to={href} preventScrollReset state={FROM_LIST} className={classes.tile} style={{ width }} aria-label={name}>
      {face}
    </Link>
  )
}
