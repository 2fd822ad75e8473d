import { graphql, useFragment } from 'react-relay'
import type { PictureSource } from '../../ui/Picture'
import { useMediaUrl } from '../mediaUrl'
import type { useMediumSource_media$key } from './__generated__/useMediumSource_media.graphql'

const fragment = graphql`
  fragment useMediumSource_media on Media {
    status
    placeholder
    focusX
    focusY
    thumbnail: path(size: THUMBNAIL)
    gallery: path(size: GALLERY)
  }
`

/** A picture, or a video's first moment, as `Picture` shows it; nothing until it has been processed. */
export function useMediumSource(media: useMediumSource_media$key | null | undefined): PictureSource | undefined {
  const data = useFragment(fragment, media ?? null)
  const mediaUrl = useMediaUrl()
  if (data?.status !== 'LIVE') return undefined
  const gallery = mediaUrl(data.gallery)
  return {
    src: gallery,
    srcSet: `${mediaUrl(data.thumbnail)} 320w, ${gallery} 960w`,
    placeholder: data.placeholder,
    focus: { x: data.focusX, y: data.focusY },
  }
}
