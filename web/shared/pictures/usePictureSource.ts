import { graphql, useFragment } from 'react-relay'
import type { PictureSource } from '#ui/Picture'
import type { usePictureSource_picture$key } from './__generated__/usePictureSource_picture.graphql'

const fragment = graphql`
  fragment usePictureSource_picture on Media {
    status
    placeholder
    focusX
    focusY
    thumbnail: url(size: THUMBNAIL)
    card: url(size: CARD)
    url(size: GALLERY)
  }
`

/** Returns the source of a picture or video poster for `Picture`. */
export function usePictureSource(picture: usePictureSource_picture$key | null | undefined): PictureSource | undefined {
  const data = useFragment(fragment, picture ?? null)
  // Media in processing cannot be loaded yet.
  if (data?.status !== 'LIVE' && data?.status !== 'WAITING_FOR_LOOK') return undefined
  return {
    src: data.url,
    srcSet: `${data.thumbnail} 320w, ${data.card} 640w, ${data.url} 960w`,
    placeholder: data.placeholder,
    focus: { x: data.focusX, y: data.focusY },
  }
}
