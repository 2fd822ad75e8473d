import { UnstyledButton } from '@mantine/core'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { Picture } from '#ui/Picture'
import { formatLength } from '#shared/media/formatLength'
import { MediaStatusNote } from '#shared/media/MediaStatusNote'
import { FROM_LIST } from '#shared/media/lightbox/useLightboxNavigation'
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
      videoUrl
    }
    ...usePictureSource_picture
    ...MediaStatusNote_media
  }
`

interface RichTextMediumProps {
  media: RichTextMedium_media$key
  /** Alternative text by the author. */
  alt: string
  /** Address of the full view. */
  href: string
}

/** Shape of a media item in processing. */
const UNKNOWN = { width: 3, height: 2 }

/** A picture or video in a text; its space is reserved before it loads. */
export function RichTextMedium({ media, alt, href }: RichTextMediumProps) {
  const { t } = useTranslation('richText')
  const data = useFragment(fragment, media)
  const source = usePictureSource(data)
  // The address with which it began: a video does not begin anew when addresses are renewed.
  const [playing, setPlaying] = useState<string>()
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
  // Media stand inside paragraphs, which allow only spans.
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
  if (playing) {
    return (
      <span className={classes.medium} style={place}>
        <video
          className={classes.video}
          style={{ aspectRatio: `${width} / ${height}` }}
          src={playing}
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
      onClick={() => setPlaying(data.videoUrl)}
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
