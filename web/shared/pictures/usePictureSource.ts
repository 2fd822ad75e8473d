import { graphql, useFragment } from 'react-relay'
import type { PictureSource } from '#ui/Picture'
import { useMediaUrl } from './mediaUrl'
import type { usePictureSource_picture$key } from './__generated__/usePictureSource_picture.graphql'

const fragment = graphql`
  fragment usePictureSource_picture on Media {
    status
    placeholder
    focusX
    focusY
    thumbnail: path(size: THUMBNAIL)
    gallery: path(size: GALLERY)
  }
`

/** A picture, or a video's first moment, as `Picture` and its kin show it, with the session's content token. */
export function usePictureSource(picture: usePictureSource_picture$key | null | undefined): PictureSource | undefined {
  const data = useFragment(fragment, picture ?? null)
  const mediaUrl = useMediaUrl()
  // What is still being processed cannot be fetched yet.
  if (data?.status !== 'LIVE') return undefined
  const gallery = mediaUrl(data.gallery)
  return {
    src: gallery,
    srcSet: `${mediaUrl(data.thumbnail)} 320w, ${gallery} 960w`,
    placeholder: data.placeholder,
    focus: { x: data.focusX, y: data.focusY },
  }
}
