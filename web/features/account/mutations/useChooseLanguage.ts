import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useChooseLanguageMutation } from './__generated__/useChooseLanguageMutation.graphql'

const mutation = graphql`
  mutation useChooseLanguageMutation($input: ChooseLanguageInput!) {
    chooseLanguage(input: $input) {
      viewer {
        language
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useChooseLanguage() {
  return useAction<useChooseLanguageMutation>(mutation)
}
