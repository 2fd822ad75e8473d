import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import {
  ConnectionHandler,
  createOperationDescriptor,
  getRequest,
  Observable,
  type GraphQLResponse,
  type IEnvironment,
  type PayloadData,
} from 'relay-runtime'
import { whileVisible } from '#lib/scheduler'
import { useStreamState } from '#platform/live/liveEvents'
import type { StreamEnd } from '#platform/live/liveTabs'
import { readPayload } from '#platform/live/readPayload'
import { readStream } from '#platform/live/readStream'
import type { useLiveCommentsSubscription$data } from './__generated__/useLiveCommentsSubscription.graphql'
import { leaveThread } from './mutations/useDeleteComment'

/** Milliseconds before a broken stream is opened again, with jitter for each browser. */
const RETRY_AFTER = 20_000

const subscription = graphql`
  subscription useLiveCommentsSubscription($id: ID!) {
    commentsChanged(id: $id) {
      item {
        id
        commentCount
      }
      comment {
        id
        text
        editedAt
        isDeleted
        author {
          id
        }
        mentions {
          profile {
            id
            legacyId
          }
          name
        }
      }
      deletedId
    }
  }
`

type CommentsChange = useLiveCommentsSubscription$data['commentsChanged']

interface Listener {
  readonly onChange: (change: CommentsChange) => void
  readonly onLive: (live: boolean) => void
}

/** Writes live changes of an item's comments to the store. Returns a stop function. */
function followComments(environment: IEnvironment, id: string, { onChange, onLive }: Listener): () => void {
  const operation = createOperationDescriptor(getRequest(subscription), { id })
  const operationId = operation.request.node.params.id ?? ''
  let retry: number | undefined
  let stop = () => {}
  const end = (reason: StreamEnd) => {
    onLive(false)
    if (reason === 'broken') retry = window.setTimeout(open, RETRY_AFTER * (0.5 + Math.random()))
  }
  function open(): void {
    const source = Observable.create<GraphQLResponse>((sink) =>
      readStream(
        { id: operationId, variables: { id } },
        {
          onPayload: (payload) => sink.next({ data: payload as PayloadData }),
          onEnd: (reason) => {
            sink.complete()
            end(reason)
          },
        },
      ),
    )
    const reading = environment.executeWithSource({ operation, source }).subscribe({
      next(response) {
        const { data } = readPayload<useLiveCommentsSubscription$data>(environment, operation, response)
        if (!data?.commentsChanged) return
        onLive(true)
        onChange(data.commentsChanged)
      },
      // Unreadable events, e.g. of another version of the server.
      error: () => end('refused'),
    })
    stop = () => reading.unsubscribe()
  }
  open()
  return () => {
    window.clearTimeout(retry)
    stop()
  }
}

/**
 * Keeps the comments on an item in step with the server while the page is visible: their number, edits and
 * deletions. New comments only change the number, so that the text does not move. Returns whether the stream is
 * open; otherwise the number has to be polled.
 */
export function useLiveComments(
  id: string,
  connection: string | undefined,
  onGone: (commentId: string) => void,
): boolean {
  const environment = useRelayEnvironment()
  const streams = useStreamState() === 'live'
  const [live, setLive] = useState(false)
  const change = useEffectEvent(({ comment, deletedId }: CommentsChange) => {
    const goneId = deletedId ?? (comment?.isDeleted ? comment.id : null)
    if (goneId != null) onGone(goneId)
    if (deletedId == null) return
    environment.commitUpdate((store) => {
      const list = connection && store.get(connection)
      if (list) ConnectionHandler.deleteNode(list, deletedId)
      const parentId: unknown = store.get(deletedId)?.getValue('parentId')
      leaveThread(store, { id: deletedId, parentId: typeof parentId === 'string' ? parentId : null })
    })
  })
  useEffect(() => {
    if (!streams) return
    const listener: Listener = { onChange: (changed) => change(changed), onLive: setLive }
    const stop = whileVisible(() => followComments(environment, id, listener))
    return () => {
      stop()
      setLive(false)
    }
  }, [environment, id, streams])
  return live
}
