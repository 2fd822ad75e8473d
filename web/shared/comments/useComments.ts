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
    hasCommentsEnabled
    commentCount
    comments(layered: $layered, first: $count, after: $cursor)
      @connection(key: "useComments_comments", filters: ["layered"]) {
      __id
      edges {
        node {
          id
          legacyId
          createdAt
          isDeleted
          parentId
          author {
            name
          }
          replies {
            id
            legacyId
            isDeleted
          }
          ...useParticipants_comments
          ...CommentThread_comment
        }
      }
    }
  }
`

const PAGE = 30
/** The graph's maximum page size. */
const MAX_PAGE = 100

interface Options {
  /** The viewer's last visit; null if never. */
  readonly readAt: string | null | undefined
  /** People to suggest for mentions besides the commenters. */
  readonly people: readonly Participant[]
  /** The viewer cannot comment, whatever the item's own setting. */
  readonly isClosed?: boolean
  readonly isLikable?: boolean
  readonly onAdded?: () => void
}

/** Returns the displayed comments on an item, and all actions on them. */
export function useComments(
  item: useComments_item$key,
  { readAt, people, isClosed = false, isLikable = true, onAdded }: Options,
) {
  const { t } = useTranslation('comments')
  const { pathname, search } = useLocation()
  const opened = useToday()
  const environment = useRelayEnvironment()
  const reportError = useReportError()
  const [layered, setLayered] = useState(commentsLayered)
  // The requested order while it is loading.
  const [wanted, setWanted] = useState<{ readonly layered: boolean } | null>(null)
  const [underWay, setUnderWay] = useState(0)
  const [said, setSaid] = useState('')
  const { data, ...paging } = usePaginationFragment<CommentsPaginationQuery, useComments_item$key>(fragment, item)
  const { id, comments, hasCommentsEnabled, commentCount } = data
  const [addComment] = useAddComment()
  const [deleteComment] = useDeleteComment()
  const target = useCommentTarget(paging)

  // The viewer's own new comments come last, even before all earlier ones are loaded.
  const shown = (comments?.edges ?? [])
    .map(({ node }) => node)
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  const participants = useParticipants(shown, people)
  const news = useNewCommentCount({
    id,
    commentCount,
    underWay,
    active: hasCommentsEnabled,
    connection: comments?.__id,
    isShown: (commentId) =>
      shown.flatMap((node) => [node, ...node.replies]).some((each) => each.id === commentId && !each.isDeleted),
  })

  /** Loads the list again; the old one stays until then, or when that fails. */
  const read = (changes: { readonly layered: boolean; readonly count: number }) => {
    setWanted(changes)
    const variables = { id, cursor: null, ...changes }
    fetchQuery<CommentsPaginationQuery>(environment, listQuery, variables, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => {
        setWanted(null)
        if (changes.layered === layered) return
        setCommentsLayered(changes.layered)
        setLayered(changes.layered)
        paging.refetch(changes, { fetchPolicy: 'store-or-network' })
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
    if (count <= MAX_PAGE) read({ layered, count: Math.max(PAGE, count) })
    else paging.loadNext(MAX_PAGE, { onComplete: news.markKnown })
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
    closed: isClosed || !hasCommentsEnabled,
    likable: isLikable,
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
    /** Null when loading failed. */
    shown: comments ? shown : null,
    count: commentCount,
    newCount: news.count,
    showNew,
    /** The announcement for screen readers. */
    said: news.count > 0 ? t('newCount', { count: news.count }) : said,
    paging: { ...paging, refetch: () => read({ layered, count: PAGE }) },
    isChanging: wanted !== null,
    showsLayers: wanted?.layered ?? layered,
    setLayers,
  }
}

export type ShownComment = NonNullable<ReturnType<typeof useComments>['shown']>[number]
