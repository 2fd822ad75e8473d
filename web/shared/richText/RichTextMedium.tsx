import { UnstyledButton } from '@mantine/core'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { Picture } from '#ui/Picture'
import { formatLength } from '#shared/media/formatLength'
import { MediaStatusNote } from '#shared/media/MediaStatusNote'
import { FROM_LIST } from '#shared/media/useLightboxWays'
import { useMediaUrl } from '#shared/pictures/mediaUrl'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import type { RichTextMedium_media$key } from './__generated__/RichTextMedium_media.graphql'
import classes from './RichText.module.css'

const fragment = graphql`
  fragment RichTextMedium_media on Media {
    __typename
    title
    width
    height
    ... on Video {
      duration
      videoPath
    }
    ...usePictureSource_picture
    ...MediaStatusNote_media
  }
`

interface RichTextMediumProps {
  media: RichTextMedium_media$key
  /** What its author says that it shows. */
  alt: string
  /** Where it is seen in full. */
  href: string
}

/** As long as a medium is being prepared, its shape is not known. */
const UNKNOWN = { width: 3, height: 2 }

/** A picture or a video in a text, in a place of its own shape, so that nothing moves when it arrives. */
export function RichTextMedium({ media, alt, href }: RichTextMediumProps) {
  const { t } = useTranslation('richText')
  const data = useFragment(fragment, media)
  const source = usePictureSource(data)
  const mediaUrl = useMediaUrl()
  const [playing, setPlaying] = useState(false)
  const { width, height } = data.width > 0 ? data : UNKNOWN
  const words = alt || data.title
  const place = { '--ratio': width / height, '--natural': data.width > 0 ? `${width}px` : '100%' } as CSSProperties
  const picture = (
    <Picture
      source={source}
      alt=""
      ratio={`${width} / ${height}`}
      sizes="(min-width: 48em) 680px, 100vw"
      fallback={<MediaStatusNote media={data} />}
    />
  )
  // A text has its media in paragraphs: only spans may stand there.
  if (!source) {
    return (
      <span className={classes.medium} style={place}>
        {picture}
      </span>
    )
  }
  if (data.__typename !== 'Video') {
    return (
      <Link
        to={href}
        preventScrollReset
        state={FROM_LIST}
        className={classes.medium}
        style={place}
        aria-label={words ? t('reading.pictureOf', { words }) : t('reading.picture')}
      >
        {picture}
      </Link>
    )
  }
  if (playing && data.videoPath) {
    return (
      <span className={classes.medium} style={place}>
        <video
          className={classes.video}
          style={{ aspectRatio: `${width} / ${height}` }}
          src={mediaUrl(data.videoPath)}
          poster={source.src}
          aria-label={words || t('reading.ownVideo')}
          controls
          autoPlay
          playsInline
          disablePictureInPicture
          controlsList="nodownload"
        />
      </span>
    )
  }
  const length = formatLength(data.duration ?? 0)
  return (
    <UnstyledButton
      className={classes.medium}
      style={place}
      aria-label={words ? t('reading.playOf', { words, length }) : t('reading.play', { length })}
      onClick={() => setPlaying(true)}
    >
      {picture}
      <span className={classes.play} aria-hidden>
        <IconPlayerPlayFilled size={28} />
      </span>
      <span className={classes.length} aria-hidden>
        {length}
      </span>
    </UnstyledButton>
  )
}
