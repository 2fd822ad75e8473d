import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSaveStartPageMutation } from './__generated__/useSaveStartPageMutation.graphql'

const mutation = graphql`
  mutation useSaveStartPageMutation($input: SaveStartPageInput!) {
    saveStartPage(input: $input) {
      viewer {
        startPage {
          ...StartScreen_startPage
          ...CustomizeStart_startPage
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Saves the arrangement of the start page; the answer contains the newly shown sections. */
export function useSaveStartPage() {
  return useAction<useSaveStartPageMutation>(mutation)
}
