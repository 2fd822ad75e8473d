import { UnstyledButton } from '@mantine/core'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '#ui/Picture'
import { MediaStatusNote } from '#shared/media/MediaStatusNote'
import { VideoLength } from '#shared/media/VideoLength'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import type { EditableMedium } from '../editableMedia'
import classes from './MediaPicker.module.css'
import { PicturesOnly } from './source'

interface PickGridProps {
  label: string
  media: readonly EditableMedium[]
  onChoose: (medium: EditableMedium) => void
}

export function PickGrid({ label, media, onChoose }: PickGridProps) {
  const { t } = useTranslation('richText')
  return (
    <>
      {media.length === 0 && <p className={classes.note}>{t('editing.picker.none')}</p>}
      <ul className={classes.grid} aria-label={label}>
        {media.map((medium, at) => (
          <li key={medium.id}>
            <PickTile medium={medium} number={at + 1} onChoose={() => onChoose(medium)} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface PickTileProps {
  medium: EditableMedium
  number: number
  onChoose: () => void
}

function PickTile({ medium, number, onChoose }: PickTileProps) {
  const { t } = useTranslation('richText')
  const source = usePictureSource(medium)
  const picturesOnly = use(PicturesOnly)
  const isVideo = medium.__typename === 'Video'
  const kind = isVideo ? t('editing.video') : t('editing.picture')
  const name = medium.title ?? `${kind} ${number}`
  return (
    <UnstyledButton
      className={classes.tile}
      disabled={!source || (picturesOnly && isVideo)}
      aria-label={t('editing.picker.choose', { name })}
      onClick={onChoose}
    >
      <Picture
        source={source}
        alt=""
        ratio="1 / 1"
        sizes="(min-width: 37.5em) 160px, 30vw"
        fallback={<MediaStatusNote media={medium} />}
      />
      {isVideo && source && <VideoLength seconds={medium.duration ?? 0} />}
    </UnstyledButton>
  )
}
