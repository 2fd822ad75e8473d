import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetHiddenMutation } from './__generated__/useSetHiddenMutation.graphql'

const mutation = graphql`
  mutation useSetHiddenMutation($input: SetHiddenInput!) @raw_response_type {
    setHidden(input: $input) {
      item {
        __typename
        id
        viewerHasHidden
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Lists of hidden items. */
const LISTS = ['hiddenBlogEntries', 'hiddenBlogAuthors']

/** A hidden entry, or an author with all of their entries. */
export interface Hidden {
  readonly __typename: 'BlogEntry' | 'BlogAuthor'
  readonly id: string
}

/**
 * Hides or unhides an entry or an author. Lists filter hidden items on render, so that these return to their place
 * on failure or undo. Resolves to whether it succeeded.
 */
export function useSetHidden() {
  const [commit, busy] = useAction<useSetHiddenMutation>(mutation)
  const set = useCallback(
    async (item: Hidden, hidden: boolean): Promise<boolean> => {
      const answer = await commit(
        { input: { id: item.id, hidden } },
        {
          optimisticResponse: { setHidden: { item: { ...item, viewerHasHidden: hidden }, userErrors: [] } },
          invalidates: LISTS,
        },
      )
      return answer !== null
    },
    [commit],
  )
  return [set, busy] as const
}
