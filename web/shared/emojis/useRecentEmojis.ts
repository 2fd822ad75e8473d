import { useEffect, useState } from 'react'
import { commitMutation, fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useRecentEmojisAddMutation } from './__generated__/useRecentEmojisAddMutation.graphql'
import type { useRecentEmojisQuery } from './__generated__/useRecentEmojisQuery.graphql'

const query = graphql`
  query useRecentEmojisQuery {
    viewer {
      recentEmojis
    }
  }
`

const mutation = graphql`
  mutation useRecentEmojisAddMutation($input: AddUsedEmojiInput!) {
    addUsedEmoji(input: $input) {
      viewer {
        recentEmojis
      }
    }
  }
`

/**
 * Returns the short names of the recent emojis. Failures to load or save them are ignored, because they are only a
 * convenience.
 */
export function useRecentEmojis() {
  const environment = useRelayEnvironment()
  const [recent, setRecent] = useState<readonly string[]>([])

  useEffect(() => {
    const request = fetchQuery<useRecentEmojisQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' })
    const subscription = request.subscribe({
      next: ({ viewer }) => setRecent(viewer.recentEmojis ?? []),
      error: () => {},
    })
    return () => subscription.unsubscribe()
  }, [environment])

  const addUsed = (shortname: string) => {
    commitMutation<useRecentEmojisAddMutation>(environment, { mutation, variables: { input: { shortname } } })
  }
  return { recent, addUsed }
}
