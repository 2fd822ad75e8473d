import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { invalidateLists } from '#platform/relay/invalidateLists'
import { useAction } from '#platform/mutations/useAction'
import { useViewer } from '#platform/session/useSession'
import type { useSetHiddenMutation } from './__generated__/useSetHiddenMutation.graphql'

const mutation = graphql`
  mutation useSetHiddenMutation($input: SetHiddenInput!) @raw_response_type {
    setHidden(input: $input) {
      item {
        __typename
        id
        viewerHides
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** The lists that do not leave out what is hidden, but hold it. */
const LISTS = ['hiddenBlogEntries', 'hiddenBlogAuthors']

/** What is hidden: an entry, or an author with all that they write. */
export interface Hidden {
  readonly __typename: 'BlogEntry' | 'BlogAuthor'
  readonly id: string
}

/**
 * Hides an entry or an author, or shows them again. Every list leaves out by itself what is hidden, so that they go and come
 * at once, and stand where they stood when it fails or is undone. Answers whether it was done.
 */
export function useSetHidden() {
  const environment = useRelayEnvironment()
  const { id: viewerId } = useViewer()
  const [commit, busy] = useAction<useSetHiddenMutation>(mutation)
  const set = useCallback(
    async (item: Hidden, hidden: boolean): Promise<boolean> => {
      const answer = await commit(
        { input: { id: item.id, hidden } },
        {
          optimisticResponse: { setHidden: { item: { ...item, viewerHides: hidden }, userErrors: [] } },
          updater: (store) => invalidateLists(store, environment, viewerId, LISTS),
        },
      )
      return answer !== null
    },
    [commit, environment, viewerId],
  )
  return [set, busy] as const
}
