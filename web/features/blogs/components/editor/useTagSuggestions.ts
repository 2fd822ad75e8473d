import { graphql } from 'react-relay'
import { useLiveAnswer } from '#platform/forms/useLiveAnswer'
import type { useTagSuggestionsQuery } from './__generated__/useTagSuggestionsQuery.graphql'

const query = graphql`
  query useTagSuggestionsQuery($typed: String!, $dark: Boolean!) {
    blogTags(query: $typed) @skip(if: $dark) {
      tag {
        name
      }
    }
    kinksWithBlogTags(query: $typed) @include(if: $dark) {
      kinks {
        name
      }
      tags {
        name
      }
    }
  }
`

/** Tags that match the typed text, most used first; on dark sites kinks come before them. */
export function useTagSuggestions(typed: string, dark: boolean): string[] {
  const words = typed.trim()
  const { data } = useLiveAnswer<useTagSuggestionsQuery>(query, words ? { typed: words, dark } : null)
  const { kinks = [], tags = [] } = data?.kinksWithBlogTags ?? {}
  const names = [...(data?.blogTags ?? []).map(({ tag }) => tag), ...kinks, ...tags].map(({ name }) => name)
  return [...new Set(names)]
}
