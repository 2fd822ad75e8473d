import { useEffect } from 'react'
import { commitLocalUpdate, commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { useMarkAsReadMutation } from './__generated__/useMarkAsReadMutation.graphql'
import { onceRead } from './onceRead'

// Nothing but the count is asked for: what is new stays marked while it is being read.
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

/** Tells the server once an entry has really been read. When the reader leaves, nothing in it is new any more. */
export function useMarkAsRead(id: string, active: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!active) return
    let marked = false
    const stop = onceRead(() => {
      marked = true
      // Nobody waits for it, and the next visit tells again.
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
