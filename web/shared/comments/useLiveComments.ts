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

/** A stream that broke is tried again in about so many milliseconds, by each browser at another time. */
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
        deleted
        author {
          id
        }
        mentions {
          profileLegacyId
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

/** Reads what becomes of the comments on an item into the store, until it is stopped. */
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
      // What cannot be read, such as the event of another version of the server.
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
 * Keeps the comments on an item as they are on the server while the page is seen: the number of them, what is edited, what is
 * deleted. New ones only count, so that nothing moves under the eyes of whoever reads. Answers whether it does; else the
 * number has to be asked for.
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
    const goneId = deletedId ?? (comment?.deleted ? comment.id : null)
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
