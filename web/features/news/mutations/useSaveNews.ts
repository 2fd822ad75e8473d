import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSaveNewsCreateMutation } from './__generated__/useSaveNewsCreateMutation.graphql'
import type { useSaveNewsEditMutation } from './__generated__/useSaveNewsEditMutation.graphql'

const creating = graphql`
  mutation useSaveNewsCreateMutation($input: CreateNewsInput!) {
    createNews(input: $input) {
      news {
        id
        legacyId
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const editing = graphql`
  mutation useSaveNewsEditMutation($input: EditNewsInput!) {
    editNews(input: $input) {
      news {
        id
        legacyId
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Writes news, and changes it. */
export function useSaveNews() {
  const [create, creates] = useAction<useSaveNewsCreateMutation>(creating)
  const [edit, edits] = useAction<useSaveNewsEditMutation>(editing)
  return { create, edit, busy: creates || edits }
}
