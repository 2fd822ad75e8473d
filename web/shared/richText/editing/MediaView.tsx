import { TextInput } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import type { NodeViewProps } from '@tiptap/react'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Picture } from '#ui/Picture'
import { Boundary } from '#platform/errors/Boundary'
import { MediaStatusNote } from '#shared/media/MediaStatusNote'
import { VideoLength } from '#shared/media/VideoLength'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import type { MediaViewQuery } from './__generated__/MediaViewQuery.graphql'
import { BlockFrame } from './BlockFrame'
import { useEditableMedia, useMediaAround, type EditableMedium } from './editableMedia'
import classes from './MediaView.module.css'

const query = graphql`
  query MediaViewQuery($legacyId: Int!) {
    media(legacyId: $legacyId) {
      ...editableMedia_media
    }
  }
`

/** The server's limit. */
export const MAX_ALT_LENGTH = 300

/** A picture or video in the editor, with a field for its alternative text. */
export function MediaView(view: NodeViewProps) {
  const { t } = useTranslation('richText')
  const { mediaId, alt } = view.node.attrs as { mediaId: number; alt: string }
  const { known } = useMediaAround()
  // Local state keeps the caret in place.
  const [words, setWords] = useState(alt)
  const medium = known.get(mediaId)
  const video = medium?.__typename === 'Video'

  return (
    <BlockFrame
      view={view}
      label={[video ? t('editing.video') : t('editing.picture'), words].filter(Boolean).join(': ')}
    >
      {medium ? (
        <Medium medium={medium} />
      ) : (
        <Boundary fallback={<Gone />}>
          <Suspense fallback={<div className={classes.waiting} />}>
            <Unknown legacyId={mediaId} />
          </Suspense>
        </Boundary>
      )}
      <TextInput
        className={classes.alt}
        classNames={{ input: classes.altInput }}
        size="sm"
        aria-label={t('editing.alt')}
        placeholder={video ? t('editing.altVideo') : t('editing.altPicture')}
        maxLength={MAX_ALT_LENGTH}
        value={words}
        onChange={({ currentTarget: { value } }) => {
          setWords(value)
          view.updateAttributes({ alt: value })
        }}
      />
    </BlockFrame>
  )
}

function Medium({ medium }: { medium: EditableMedium }) {
  const source = usePictureSource(medium)
  const { width, height } = medium.width > 0 ? medium : { width: 3, height: 2 }
  return (
    <div className={classes.picture} style={{ maxWidth: `calc(min(56vh, 520px) * ${width / height})` }}>
      <Picture
        source={source}
        alt=""
        ratio={`${width} / ${height}`}
        sizes="(min-width: 48em) 640px, 100vw"
        fallback={<MediaStatusNote media={medium} />}
      />
      {medium.__typename === 'Video' && source && <VideoLength seconds={medium.duration ?? 0} />}
    </div>
  )
}

/** A media item of a restored text, which is loaded by its number. */
function Unknown({ legacyId }: { legacyId: number }) {
  const { media } = useLazyLoadQuery<MediaViewQuery>(query, { legacyId })
  const [medium] = useEditableMedia(media ? [media] : [])
  const { add } = useMediaAround()
  useEffect(() => {
    if (medium) add([medium])
  }, [add, medium])
  return medium ? <Medium medium={medium} /> : <Gone />
}

function Gone() {
  const { t } = useTranslation('richText')
  return (
    <div className={classes.gone}>
      <IconPhotoOff size={28} stroke={1.4} aria-hidden />
      {t('editing.gone')}
    </div>
  )
}
