import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { justifiedRows, shownRatio } from '#shared/media/justifiedRows'
import { mediumOver } from '#shared/media/mediaLinks'
import { MediaTile } from '#shared/media/MediaTile'
import { useFreshStatuses } from '#shared/media/useFreshStatuses'
import type { MediaMosaic_media$key } from './__generated__/MediaMosaic_media.graphql'
import classes from './MediaMosaic.module.css'
import { MosaicWidth } from './mosaicWidth'

const fragment = graphql`
  fragment MediaMosaic_media on Media @relay(plural: true) {
    id
    legacyId
    status
    width
    height
    ...MediaTile_media
  }
`

const GAP = 4
/** One picture may be large, a few share the space, many are small. */
const heightFor = (count: number, width: number) =>
  count === 1 ? width * 1.1 : count <= 4 ? width * 0.48 : width * 0.32

export function MediaMosaic({ media }: { media: MediaMosaic_media$key }) {
  const { t } = useTranslation('media')
  const { pathname, search } = useLocation()
  const items = useFragment(fragment, media)
  const width = useContext(MosaicWidth)
  useFreshStatuses(items)
  const ratios = items.map(shownRatio)
  const rows = justifiedRows(ratios, { width, rowHeight: heightFor(items.length, width), gap: GAP })
  return (
    <div className={classes.mosaic} role="group" aria-label={t('grid.label')}>
      {rows.map(({ start, end, height }) => (
        <div key={items[start]?.id} className={classes.row}>
          {items.slice(start, end).map((item, index) => (
            <MediaTile
              key={item.id}
              media={item}
              href={mediumOver(pathname + search, item)}
              width={height * (ratios[start + index] ?? 1)}
              height={height}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
