import { graphql, readInlineData } from 'react-relay'
import type { toastPicture_picture$data, toastPicture_picture$key } from './__generated__/toastPicture_picture.graphql'

const fragment = graphql`
  fragment toastPicture_picture on Media @inline {
    status
    placeholder
    focusX
    focusY
    thumbnail: url(size: THUMBNAIL)
  }
`

/** A copy of the picture, because a toast outlives the record in the store. */
export type ToastPicture = toastPicture_picture$data

/** Returns the picture of a toast; null while there is none to show. */
export function toastPicture(picture: toastPicture_picture$key | null | undefined): ToastPicture | null {
  const data = readInlineData(fragment, picture ?? null)
  return data?.status === 'LIVE' ? data : null
}
