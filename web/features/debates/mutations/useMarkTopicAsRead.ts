import { useEffect } from 'react'
import { commitLocalUpdate, commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { useMarkTopicAsReadMutation } from './__generated__/useMarkTopicAsReadMutation.graphql'

// Requests only the category, so that new comments stay marked while the topic is read.
const mutation = graphql`
  mutation useMarkTopicAsReadMutation($input: MarkDebateEntryAsReadInput!) {
    markDebateEntryAsRead(input: $input) {
      entry {
        id
        category {
          id
          newEntryCount
        }
      }
    }
  }
`

/** Marks a topic as read when it is opened. When the viewer leaves, nothing of it is new any more. */
export function useMarkTopicAsRead(id: string, active: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!active) return undefined
    // Nothing waits for the answer, and the next visit retries.
    commitMutation<useMarkTopicAsReadMutation>(environment, { mutation, variables: { input: { id } } })
    return () =>
      commitLocalUpdate(environment, (store) => {
        store
          .get(id)
          ?.setValue(0, 'newCommentCount')
          .setValue(false, 'isNew')
          .setValue(new Date().toISOString(), 'viewerReadAt')
      })
  }, [environment, id, active])
}
