import { act, screen, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { MockPayloadGenerator } from 'relay-test-utils'
import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator'
import { deliverLiveEvent } from '#platform/live/deliverLiveEvent'
import { liveSubscription } from '#platform/live/liveSubscription'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { renderScreen } from '#testing/renderScreen'
import type { SessionTraits } from '#testing/session'
import type { openConversationQuery } from './__generated__/openConversationQuery.graphql'
import { ConversationPane } from '../components/conversation/ConversationPane'

const query = graphql`
  query openConversationQuery @preloadable {
    conversation(legacyId: 5) {
      ...ConversationPane_conversation
    }
  }
`

function Host() {
  const { conversation } = useScreenQuery<openConversationQuery>(query)
  return conversation && <ConversationPane conversation={conversation} />
}

export const freja = { __typename: 'Profile', id: 'F7', legacyId: 7, name: 'freja', isOnline: true, picture: null }
export const ida = { __typename: 'Profile', id: 'I11', legacyId: 11, name: 'ida', isOnline: true, picture: null }

export const message = (legacyId: number, traits: object = {}) => ({
  __typename: 'TextMessage',
  id: `M${legacyId}`,
  legacyId,
  type: 'NORMAL',
  createdAt: '2026-03-01T12:00:00Z',
  viewerIsAuthor: false,
  readState: 'READ',
  isDeleted: false,
  conversationId: 'C5',
  author: ida,
  text: `Words ${legacyId}`,
  media: [],
  ...traits,
})
export const own = (legacyId: number, traits: object = {}) =>
  message(legacyId, { viewerIsAuthor: true, readState: 'SENT', author: freja, ...traits })
export const edge = (node: { legacyId: number }) => ({ cursor: `c${node.legacyId}`, node })

export const withIda = {
  id: 'C5',
  legacyId: 5,
  kind: 'NORMAL',
  name: 'ida',
  other: ida,
  newestMembers: [],
  unreadCount: 0,
  otherReadUpTo: 0,
  writeRefusal: null,
  viewerHasAllowedVideoCalls: false,
  otherHasAllowedVideoCalls: false,
}

export const news = (node: { legacyId: number }) => ({
  __typename: 'LiveMessage',
  conversation: withIda,
  message: node,
  messageEdge: edge(node),
})

/** Opens the conversation with these messages; requests are answered by name. */
export const openConversation = async (
  nodes: { legacyId: number }[],
  conversation: object = {},
  session: SessionTraits & { readonly path?: string } = {},
) => {
  const view = await renderScreen(<Host />, {
    texts: ['mail', 'media', 'richText', 'members'],
    path: '/Mail/5',
    query,
    ...session,
    data: {
      Conversation: () => ({
        ...withIda,
        messages: {
          edges: nodes.map(edge),
          pageInfo: { hasPreviousPage: false, startCursor: null, hasNextPage: false, endCursor: null },
        },
        ...conversation,
      }),
    },
  })
  await screen.findByRole('heading', { level: 1 })
  const named = (name: string) =>
    view.environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name)
  const event = (liveEvents: object) =>
    act(async () => {
      const operation = createOperationDescriptor(getRequest(liveSubscription), {})
      const { data } = MockPayloadGenerator.generate(operation, { Subscription: () => ({ liveEvents }) })
      deliverLiveEvent(view.environment, data)
    })
  // By name, because the conversation also sends requests for new messages by itself.
  const under = (name: string) => {
    const operation = named(name).at(-1)
    if (!operation) throw new Error(`${name} was not asked for`)
    return operation
  }
  const answerTo = (name: string, resolvers: MockResolvers) =>
    act(async () => view.environment.mock.resolve(under(name), MockPayloadGenerator.generate(under(name), resolvers)))
  const failIn = (name: string, error: Error) => act(async () => view.environment.mock.reject(under(name), error))
  const inputOf = (name: string) => (under(name).request.variables as { input: { key: string } }).input
  return { ...view, named, event, answerTo, failIn, inputOf }
}

export const list = () => within(screen.getByRole('region', { name: 'ida' }))
export const field = () => screen.getByRole('textbox', { name: 'Message to ida' })
export const send = () => screen.getByRole('button', { name: 'Send' })
export const sentAs = (node: object) => ({
  SendMessagePayload: () => ({
    messageEdge: edge(node as { legacyId: number }),
    conversation: withIda,
    userErrors: [],
  }),
})
