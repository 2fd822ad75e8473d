import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetFollowingMutation } from './__generated__/useSetFollowingMutation.graphql'

const mutation = graphql`
  mutation useSetFollowingMutation($input: SetFollowingInput!) @raw_response_type {
    setFollowing(input: $input) {
      item {
        __typename
        id
        viewerIsFollowing
        ... on BlogAuthor {
          followerCount
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Lists that change with a follow. */
const LISTS = ['followedBlogEntries', 'blogEntriesOfFollowedAuthors', 'followedBlogAuthors']

/** A followed entry, or an author with the displayed number of followers. */
export type Followed =
  | { readonly __typename: 'BlogEntry'; readonly id: string }
  | { readonly __typename: 'BlogAuthor'; readonly id: string; readonly followerCount: number }

/**
 * Follows or unfollows an entry or an author optimistically; rolls back on failure. Resolves to whether it
 * succeeded.
 */
export function useSetFollowing() {
  const [commit, busy] = useAction<useSetFollowingMutation>(mutation)
  const set = useCallback(
    async (followed: Followed, following: boolean): Promise<boolean> => {
      const { id } = followed
      const item =
        followed.__typename === 'BlogAuthor'
          ? {
              ...followed,
              viewerIsFollowing: following,
              followerCount: Math.max(0, followed.followerCount + (following ? 1 : -1)),
            }
          : { ...followed, viewerIsFollowing: following }
      const answer = await commit(
        { input: { id, following } },
        {
          optimisticResponse: { setFollowing: { item, userErrors: [] } },
          invalidates: LISTS,
        },
      )
      return answer !== null
    },
    [commit],
  )
  return [set, busy] as const
}
