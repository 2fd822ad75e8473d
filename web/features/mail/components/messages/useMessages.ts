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

/** All that the conversation shows of its messages: whatever brings one into the list must ask for this. */
const messageFragment = graphql`
  fragment useMessages_message on Message @relay(plural: true) {
    __typename
    id
    legacyId
    type
    createdAt
    viewerIsAuthor
    readState
    deleted
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

/** A message as the conversation lays it out. */
export type ShownMessage = useMessages_message$data[number]

/** As many older ones as are fetched at once. */
const PAGE = 30

interface Options {
  /** The viewer's own messages are on their way from this page: their answers bring them. */
  readonly isSending: boolean
  /** The conversation is not the viewer's any more. */
  readonly onGone: () => void
}

/** The messages of a conversation, oldest first, older ones on demand, new ones as they come. */
export function useMessages(conversation: useMessages_conversation$key, { isSending, onGone }: Options) {
  const environment = useRelayEnvironment()
  const reportError = useReportError()
  const { data, hasPrevious, isLoadingPrevious, loadPrevious } = usePaginationFragment<
    MessagesPaginationQuery,
    useMessages_conversation$key
  >(fragment, conversation)
  const { legacyId, messages: list } = data
  const edges = list?.edges ?? []
  const messages = useFragment<useMessages_message$key>(
    messageFragment,
    edges.map(({ node }) => node),
  )
  const connectionId = list?.__id
  // What comes later moves the end of the list, not the place up to which nothing is missing.
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
    if (event.__typename === 'LiveConversation' && event.conversationLegacyId === legacyId && !event.conversation) {
      onGone()
    }
    if (event.__typename !== 'LiveMessage' || event.message.conversationLegacyId !== legacyId || !connectionId) return
    const { message, messageEdge } = event
    // It would stand beside its own copy on the way.
    if (message.viewerIsAuthor && isSending) heldBack.current = true
    else {
      commitLocalUpdate(environment, (store) =>
        insertMessage(store, connectionId, { ...message, cursor: messageEdge.cursor }),
      )
    }
  })

  /** Where they could not be fetched with the conversation. */
  const fetchAnew = () => {
    const variables = { id: data.id, count: PAGE, cursor: null }
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
