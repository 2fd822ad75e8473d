import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { invalidateLists } from '#platform/relay/invalidateLists'
import { useAction } from '#platform/mutations/useAction'
import { useViewer } from '#platform/session/useSession'
import type { useSetFollowingMutation } from './__generated__/useSetFollowingMutation.graphql'

const mutation = graphql`
  mutation useSetFollowingMutation($input: SetFollowingInput!) @raw_response_type {
    setFollowing(input: $input) {
      item {
        __typename
        id
        viewerFollows
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

/** The lists that a follow changes. */
const LISTS = ['followedBlogEntries', 'blogEntriesOfFollowedAuthors', 'followedBlogAuthors']

/** What is followed: an entry, or an author with as many followers as are shown. */
export type Followed =
  | { readonly __typename: 'BlogEntry'; readonly id: string }
  | { readonly __typename: 'BlogAuthor'; readonly id: string; readonly followerCount: number }

/**
 * Follows an entry or an author, or no longer: shown everywhere at once, taken back when it fails. Answers whether it was
 * done.
 */
export function useSetFollowing() {
  const environment = useRelayEnvironment()
  const { id: viewerId } = useViewer()
  const [commit, busy] = useAction<useSetFollowingMutation>(mutation)
  const set = useCallback(
    async (followed: Followed, following: boolean): Promise<boolean> => {
      const { id } = followed
      const item =
        followed.__typename === 'BlogAuthor'
          ? {
              ...followed,
              viewerFollows: following,
              followerCount: Math.max(0, followed.followerCount + (following ? 1 : -1)),
            }
          : { ...followed, viewerFollows: following }
      const answer = await commit(
        { input: { id, following } },
        {
          optimisticResponse: { setFollowing: { item, userErrors: [] } },
          updater: (store) => invalidateLists(store, environment, viewerId, LISTS),
        },
      )
      return answer !== null
    },
    [commit, environment, viewerId],
  )
  return [set, busy] as const
}
