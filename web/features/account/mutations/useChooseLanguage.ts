import { graphql } from 'react-relay'
import { useCommit } from '#platform/mutations/useCommit'
import type { useChooseLanguageMutation } from './__generated__/useChooseLanguageMutation.graphql'

const mutation = graphql`
  mutation useChooseLanguageMutation($input: ChooseLanguageInput!) {
    chooseLanguage(input: $input) {
      viewer {
        language
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Chooses the interface language. */
export function useChooseLanguage() {
  return useCommit<useChooseLanguageMutation>(mutation)
}
