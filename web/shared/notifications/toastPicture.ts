import { graphql, readInlineData } from 'react-relay'
import type { toastPicture_picture$data, toastPicture_picture$key } from './__generated__/toastPicture_picture.graphql'

const fragment = graphql`
  fragment toastPicture_picture on Media @inline {
    status
    placeholder
    focusX
    focusY
    thumbnail: path(size: THUMBNAIL)
  }
`

/** A face as it was when something happened: a pop-up outlives what the store keeps. */
export type ToastPicture = toastPicture_picture$data

/** The face beside a toast; null where there is none to show yet. */
export function toastPicture(picture: toastPicture_picture$key | null | undefined): ToastPicture | null {
  const data = readInlineData(fragment, picture ?? null)
  return data?.status === 'LIVE' ? data : null
}
