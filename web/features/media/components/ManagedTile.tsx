import { Checkbox, UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatLength } from '#shared/media/formatLength'
import { MediaStatusNote } from '#shared/media/MediaStatusNote'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { AppLink } from '#ui/links/AppLink'
import { Picture } from '#ui/Picture'
import type { ManagedTile_media$key } from './__generated__/ManagedTile_media.graphql'
import classes from './ManagedMedia.module.css'

const fragment = graphql`
  fragment ManagedTile_media on Media {
    title
    status
    ... on Video {
      duration
    }
    ...usePictureSource_picture
    ...MediaStatusNote_media
  }
`

interface ManagedTileProps {
  media: ManagedTile_media$key
  name: string
  ratio: string
  mark?: string
  selected: boolean
  onToggle: () => void
  /** Link of the tile; without it the tile opens the item in place. */
  href?: string
  onOpen: () => void
}

export function ManagedTile({ media, name, ratio, mark, selected, onToggle, href, onOpen }: ManagedTileProps) {
  const { t } = useTranslation('media')
  const data = useFragment(fragment, media)
  const source = usePictureSource(data)
  const shownMark = mark ?? (data.status === 'WAITING_FOR_LOOK' ? t('tile.waitingForLook') : undefined)
  const boxId = useId()
  const face = (
    <>
      <span className={classes.face}>
        <Picture
          source={source}
          alt=""
          ratio={ratio}
          sizes="(min-width: 37.5em) 200px, 33vw"
          fallback={<MediaStatusNote media={data} />}
        />
        {shownMark && <span className={classes.mark}>{shownMark}</span>}
        {data.duration != null && <span className={classes.length}>{formatLength(data.duration)}</span>}
      </span>
      {data.title && <span className={classes.title}>{data.title}</span>}
    </>
  )
  const label = shownMark ? `${t('manage.open', { name })}, ${shownMark}` : t('manage.open', { name })
  return (
    <>
      {href ? (
        <AppLink className={classes.open} data-selected={selected} href={href} aria-label={label}>
          {face}
        </AppLink>
      ) : (
        <UnstyledButton className={classes.open} data-selected={selected} aria-label={label} onClick={onOpen}>
          {face}
        </UnstyledButton>
      )}
      {/* The whole corner is the target for a thumb, not only the box. */}
      <label className={classes.select} htmlFor={boxId}>
        <Checkbox id={boxId} checked={selected} onChange={onToggle} aria-label={t('manage.select', { name })} />
      </label>
    </>
  )
}
