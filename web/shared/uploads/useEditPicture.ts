import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useEditPictureMutation } from './__generated__/useEditPictureMutation.graphql'

const mutation = graphql`
  mutation useEditPictureMutation($input: EditPictureInput!) {
    editPicture(input: $input) {
      picture {
        id
        url(size: GALLERY)
        sourceUrl
        width
        height
        placeholder
        ...usePictureSource_picture
        ...usePictureSource_picture
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useEditPicture() {
  return useAction<useEditPictureMutation>(mutation)
}
