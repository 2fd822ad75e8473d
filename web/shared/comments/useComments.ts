import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { useReportError } from '#platform/errors/useReportError'
import { useToday } from '#platform/session/useToday'
import listQuery, { type CommentsPaginationQuery } from './__generated__/CommentsPaginationQuery.graphql'
import type { useComments_item$key } from './__generated__/useComments_item.graphql'
import { commentsLayered, setCommentsLayered } from './commentLayers'
import { useAddComment } from './mutations/useAddComment'
import { useDeleteComment } from './mutations/useDeleteComment'
import { anchorOf, type SendOutcome, type Thread, type WrittenComment } from './thread'
import { showComment, useCommentTarget } from './useCommentTarget'
import { useNewCommentCount } from './useNewCommentCount'
import { useParticipants, type Participant } from './useParticipants'

const fragment = graphql`
  fragment useComments_item on Commentable
  @refetchable(queryName: "CommentsPaginationQuery")
  @argumentDefinitions(
    layered: { type: "Boolean!" }
    count: { type: "Int", defaultValue: 30 }
    cursor: { type: "String" }
  ) {
    id
    commentsEnabled
    commentCount
    comments(layered: $layered, first: $count, after: $cursor)
      @connection(key: "useComments_comments", filters: ["layered"]) {
      __id
      edges {
        node {
          id
          legacyId
          createdAt
          deleted
          parentId
          author {
            name
          }
          replies {
            id
            legacyId
            deleted
          }
          ...useParticipants_comments
          ...CommentThread_comment
        }
      }
    }
  }
`

const PAGE = 30
/** As many at once as the graph gives. */
const MOST = 100

interface Options {
  /** When the viewer last read the item; null if never. */
  readonly readAt: string | null | undefined
  /** Those who can be named beside those who have written. */
  readonly people: readonly Participant[]
  readonly onAdded?: () => void
}

/** The comments on an item: the list as it is shown, and all that can be done with it. */
export function useComments(item: useComments_item$key, { readAt, people, onAdded }: Options) {
  const { t } = useTranslation('comments')
  const { pathname, search } = useLocation()
  const opened = useToday()
  const environment = useRelayEnvironment()
  const reportError = useReportError()
  const [layered, setLayered] = useState(commentsLayered)
  // What the list is to be, while it is fetched.
  const [wanted, setWanted] = useState<{ readonly layered: boolean } | null>(null)
  const [underWay, setUnderWay] = useState(0)
  const [said, setSaid] = useState('')
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    CommentsPaginationQuery,
    useComments_item$key
  >(fragment, item)
  const { id, comments, commentsEnabled, commentCount } = data
  const [addComment] = useAddComment()
  const [deleteComment] = useDeleteComment()
  const target = useCommentTarget({ hasNext, isLoadingNext, loadNext })

  // One's own stands last, also before all that come before it have been loaded.
  const shown = (comments?.edges ?? [])
    .map(({ node }) => node)
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  const participants = useParticipants(shown, people)
  const news = useNewCommentCount({
    id,
    commentCount,
    underWay,
    active: commentsEnabled,
    connection: comments?.__id,
    isShown: (commentId) =>
      shown.flatMap((node) => [node, ...node.replies]).some((each) => each.id === commentId && !each.deleted),
  })

  /** Fetches the list anew; the old one stays until then, and when that fails. */
  const read = (changes: { readonly layered: boolean; readonly count: number }) => {
    setWanted(changes)
    const variables = { id, cursor: null, ...changes }
    fetchQuery<CommentsPaginationQuery>(environment, listQuery, variables, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => {
        setWanted(null)
        if (changes.layered === layered) return
        setCommentsLayered(changes.layered)
        setLayered(changes.layered)
        refetch(changes, { fetchPolicy: 'store-or-network' })
      },
      error: (error: Error) => {
        setWanted(null)
        reportError(error)
      },
    })
  }
  const setLayers = (next: boolean) => read({ layered: next, count: PAGE })

  const before = useRef<ReadonlySet<number>>(null)
  const ids = shown.flatMap(({ legacyId, replies }) => [legacyId, ...replies.map((reply) => reply.legacyId)])
  const showNew = () => {
    before.current = new Set(ids)
    const count = shown.length + news.count
    if (count <= MOST) read({ layered, count: Math.max(PAGE, count) })
    else loadNext(MOST, { onComplete: news.markKnown })
  }
  useEffect(() => {
    const found = before.current && ids.find((each) => !before.current?.has(each))
    if (!found) return
    before.current = null
    news.markKnown()
    showComment(found)
  })

  const add = async ({ parentId, ...written }: WrittenComment): Promise<SendOutcome> => {
    const inThread = layered && parentId !== undefined
    setSaid('')
    setUnderWay((count) => count + 1)
    let message: string | null = null
    const answer = await addComment(
      {
        input: { id, parentId, ...written },
        connections: comments && !inThread ? [comments.__id] : [],
        inThread,
      },
      {
        onRefused: ([first]) => {
          message = first?.message ?? null
        },
      },
    )
    setUnderWay((count) => count - 1)
    if (!answer) return { sent: false, message }
    news.addKnown()
    setSaid(t('sent'))
    onAdded?.()
    return { sent: true }
  }
  const thread: Thread = {
    layered,
    closed: !commentsEnabled,
    newSince: readAt ?? opened.toISOString(),
    target,
    people: participants,
    add,
    remove: async (comment) => {
      const done = await deleteComment(comment, comments ? [comments.__id] : [])
      if (done) setSaid(t('gone'))
      return done
    },
    hrefOf: (legacyId) => `${pathname}${search}#${anchorOf(legacyId)}`,
    flatten: () => setLayers(false),
  }
  return {
    id,
    thread,
    /** Null when they could not be fetched. */
    shown: comments ? shown : null,
    count: commentCount,
    newCount: news.count,
    showNew,
    /** What a screen reader is told. */
    said: news.count > 0 ? t('newCount', { count: news.count }) : said,
    hasNext,
    isLoadingNext,
    isChanging: wanted !== null,
    showsLayers: wanted?.layered ?? layered,
    loadMore: () => loadNext(PAGE),
    setLayers,
    retry: () => read({ layered, count: PAGE }),
  }
}

/** A comment as the list has it. */
export type ShownComment = NonNullable<ReturnType<typeof useComments>['shown']>[number]
