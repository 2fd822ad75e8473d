import { graphql, readInlineData } from 'react-relay'
import type {
  noticePicture_picture$data,
  noticePicture_picture$key,
} from './__generated__/noticePicture_picture.graphql'

const fragment = graphql`
  fragment noticePicture_picture on Media @inline {
    status
    placeholder
    focusX
    focusY
    thumbnail: path(size: THUMBNAIL)
  }
`

/** A face as it was when something happened: a pop-up outlives what the store keeps. */
export type NoticePicture = noticePicture_picture$data

/** The face beside a notice; null where there is none to show yet. */
export function noticePicture(picture: noticePicture_picture$key | null | undefined): NoticePicture | null {
  const data = readInlineData(fragment, picture ?? null)
  return data?.status === 'LIVE' ? data : null
}
