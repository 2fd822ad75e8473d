import { useEffect } from 'react'
import { commitLocalUpdate, commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { useMarkAsReadMutation } from './__generated__/useMarkAsReadMutation.graphql'
import { onceRead } from './onceRead'

// Requests only the count, so that new comments stay marked while the entry is read.
const mutation = graphql`
  mutation useMarkAsReadMutation($input: MarkBlogEntryAsReadInput!) {
    markBlogEntryAsRead(input: $input) {
      entry {
        id
        readCount
      }
    }
  }
`

/**
 * Marks an entry as read on the server once it has really been read. When the viewer leaves, none of its comments
 * is new any more.
 */
export function useMarkAsRead(id: string, active: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!active) return
    let marked = false
    const stop = onceRead(() => {
      marked = true
      // Nothing waits for the answer, and the next visit retries.
      commitMutation<useMarkAsReadMutation>(environment, { mutation, variables: { input: { id } } })
    })
    return () => {
      stop()
      if (!marked) return
      commitLocalUpdate(environment, (store) => {
        store.get(id)?.setValue(0, 'newCommentCount').setValue(new Date().toISOString(), 'viewerReadAt')
      })
    }
  }, [environment, id, active])
}
