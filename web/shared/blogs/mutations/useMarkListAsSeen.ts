import { useEffect } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { invalidateLists } from '#platform/relay/invalidateLists'
import { useViewer } from '#platform/session/useSession'
import type { BlogReadList, useMarkListAsSeenMutation } from './__generated__/useMarkListAsSeenMutation.graphql'

const mutation = graphql`
  mutation useMarkListAsSeenMutation($input: MarkBlogListAsReadInput!) {
    markBlogListAsRead(input: $input) {
      viewer {
        counts {
          total
          blogs
          blogsCurated
        }
      }
    }
  }
`

/** Marks a list as seen when it is shown: the counters drop at once, the entries stay marked until the next visit. */
export function useMarkListAsSeen(list: BlogReadList): void {
  const environment = useRelayEnvironment()
  const { id: viewerId } = useViewer()
  useEffect(() => {
    const sent = commitMutation<useMarkListAsSeenMutation>(environment, {
      mutation,
      variables: { input: { list } },
      updater: (store) => invalidateLists(store, environment, viewerId, ['blogFollowers']),
      // They stay new until the next time.
      onError: () => {},
    })
    return () => sent.dispose()
  }, [environment, viewerId, list])
}
