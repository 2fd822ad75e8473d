import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  commitLocalUpdate,
  fetchQuery,
  graphql,
  useFragment,
  usePaginationFragment,
  useRelayEnvironment,
} from 'react-relay'
import { useReportError } from '#platform/errors/useReportError'
import { useLiveEvents, type LiveEvent } from '#platform/live/liveEvents'
import { insertMessage } from '../../insertMessage'
import MessagesQuery, { type MessagesPaginationQuery } from './__generated__/MessagesPaginationQuery.graphql'
import type { useMessages_conversation$key } from './__generated__/useMessages_conversation.graphql'
import type { useMessages_message$data, useMessages_message$key } from './__generated__/useMessages_message.graphql'
import { createCatchUp } from './catchUp'

const fragment = graphql`
  fragment useMessages_conversation on Conversation
  @refetchable(queryName: "MessagesPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
    id
    legacyId
    messages(last: $count, before: $cursor) @connection(key: "useMessages_messages") {
      __id
      edges {
        cursor
        node {
          ...useMessages_message
        }
      }
    }
  }
`

/**
 * Everything that the conversation shows of a message. Every query or event that inserts one into the list must
 * request this fragment.
 */
const messageFragment = graphql`
  fragment useMessages_message on Message @relay(plural: true) {
    __typename
    id
    legacyId
    type
    createdAt
    viewerIsAuthor
    readState
    isDeleted
    author {
      id
      legacyId
      name
      picture {
        ...usePictureSource_picture
      }
    }
    ... on TextMessage {
      text
      media {
        __typename
        id
        legacyId
        status
        ...MediaLightbox_media
      }
    }
    ...Message_message
  }
`

export type ShownMessage = useMessages_message$data[number]

/** Older messages fetched at once. */
const PAGE = 30

interface Options {
  /** The viewer's own messages are being sent from this page, and the answers insert them. */
  readonly isSending: boolean
  /** The viewer no longer has the conversation. */
  readonly onGone: () => void
}

/** Messages of a conversation, oldest first; older ones load on demand, and new ones arrive live. */
export function useMessages(conversation: useMessages_conversation$key, { isSending, onGone }: Options) {
  const environment = useRelayEnvironment()
  const reportError = useReportError()
  const { data, hasPrevious, isLoadingPrevious, loadPrevious } = usePaginationFragment<
    MessagesPaginationQuery,
    useMessages_conversation$key
  >(fragment, conversation)
  const { id, legacyId, messages: list } = data
  const edges = list?.edges ?? []
  const messages = useFragment<useMessages_message$key>(
    messageFragment,
    edges.map(({ node }) => node),
  )
  const connectionId = list?.__id
  // Later messages move the end of the list, but not the position up to which nothing is missing.
  const asFetched = { connectionId, lastCursor: edges.at(-1)?.cursor ?? null }
  const [opened, setOpened] = useState(asFetched)
  if (opened.connectionId !== connectionId) setOpened(asFetched)
  const { lastCursor } = opened

  const tellGone = useEffectEvent(onGone)
  const catchUp = useRef<() => void>(() => {})
  useEffect(() => {
    if (!connectionId) return undefined
    const { run, stop } = createCatchUp(environment, {
      legacyId,
      connectionId,
      lastCursor,
      onGone: () => tellGone(),
    })
    catchUp.current = run
    return stop
  }, [environment, legacyId, connectionId, lastCursor])

  const heldBack = useRef(false)
  useEffect(() => {
    if (isSending || !heldBack.current) return
    heldBack.current = false
    catchUp.current()
  }, [isSending])

  useLiveEvents((event: LiveEvent) => {
    if (event.__typename === 'LiveResync') catchUp.current()
    if (event.__typename === 'LiveConversation' && event.conversationId === id && !event.conversation) {
      onGone()
    }
    if (event.__typename !== 'LiveMessage' || event.message.conversationId !== id || !connectionId) return
    const { message, messageEdge } = event
    // The message would appear beside its own pending copy.
    if (message.viewerIsAuthor && isSending) heldBack.current = true
    else {
      commitLocalUpdate(environment, (store) =>
        insertMessage(store, connectionId, { ...message, cursor: messageEdge.cursor }),
      )
    }
  })

  /** Fetches the messages when they could not be fetched with the conversation. */
  const fetchAnew = () => {
    const variables = { id, count: PAGE, cursor: null }
    fetchQuery<MessagesPaginationQuery>(environment, MessagesQuery, variables, {
      fetchPolicy: 'network-only',
    }).subscribe({ error: reportError })
  }
  return {
    messages,
    failed: list === null,
    fetchAnew,
    hasPrevious,
    isLoadingPrevious,
    loadPrevious: () => void loadPrevious(PAGE),
  }
}
