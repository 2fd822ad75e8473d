// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { MockPayloadGenerator } from 'relay-test-utils'
import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator'
import { afterEach, describe, expect, it } from 'vitest'
import { onOpenBuyMembership } from '../../../../app/dialogs/openBuyMembership'
import { deliverLiveEvent } from '../../../../app/live/deliverLiveEvent'
import { liveSubscription } from '../../../../app/live/liveSubscription'
import { GraphError } from '../../../../relay/errors'
import { useScreenQuery } from '../../../../relay/screenQuery'
import { renderScreen } from '../../../../testing/renderScreen'
import type { SessionTraits } from '../../../../testing/session'
import type { ConversationPaneTestQuery } from './__generated__/ConversationPaneTestQuery.graphql'
import { ConversationPane } from './ConversationPane'

const query = graphql`
  query ConversationPaneTestQuery @preloadable {
    conversation(legacyId: 5) {
      ...ConversationPane_conversation
    }
  }
`

function Host() {
  const { conversation } = useScreenQuery<ConversationPaneTestQuery>(query)
  return conversation && <ConversationPane conversation={conversation} />
}

const freja = { __typename: 'Profile', id: 'F7', legacyId: 7, name: 'freja', online: true, picture: null }
const ida = { __typename: 'Profile', id: 'I11', legacyId: 11, name: 'ida', online: true, picture: null }

/** A message from ida, a text unless it is told otherwise. */
const message = (legacyId: number, traits: object = {}) => ({
  __typename: 'TextMessage',
  id: `M${legacyId}`,
  legacyId,
  type: 'NORMAL',
  createdAt: '2026-03-01T12:00:00Z',
  viewerIsAuthor: false,
  readState: 'READ',
  deleted: false,
  conversationLegacyId: 5,
  author: ida,
  text: `Words ${legacyId}`,
  media: [],
  ...traits,
})
const own = (legacyId: number, traits: object = {}) =>
  message(legacyId, { viewerIsAuthor: true, readState: 'SENT', author: freja, ...traits })
const edge = (node: { legacyId: number }) => ({ cursor: `c${node.legacyId}`, node })

const withIda = {
  id: 'C5',
  legacyId: 5,
  kind: 'NORMAL',
  name: 'ida',
  other: ida,
  newestMembers: [],
  unreadCount: 0,
  otherReadUpTo: 0,
  writeRefusal: 'NONE',
  viewerAllowsVideoCalls: false,
  otherAllowsVideoCalls: false,
}

/** The news of a message. */
const news = (node: { legacyId: number }) => ({
  __typename: 'LiveMessage',
  conversation: withIda,
  message: node,
  messageEdge: edge(node),
})

const open = async (nodes: { legacyId: number }[], conversation: object = {}, session: SessionTraits = {}) => {
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
  // By name: the conversation also asks by itself for what is new.
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

const list = () => within(screen.getByRole('region', { name: 'ida' }))
const field = () => screen.getByRole('textbox', { name: 'Message to ida' })
const send = () => screen.getByRole('button', { name: 'Send' })
const sentAs = (node: object) => ({
  SendMessagePayload: () => ({
    messageEdge: edge(node as { legacyId: number }),
    conversation: withIda,
    userErrors: [],
  }),
})
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('an open conversation', () => {
  it('shows what was written, what was taken back, and whether it was read', async () => {
    await open(
      [message(1), message(2, { deleted: true, text: '' }), own(3), own(4, { createdAt: '2026-03-02T12:00:00Z' })],
      {
        otherReadUpTo: 3,
      },
    )
    expect(list().getByText('Words 1')).toBeDefined()
    expect(list().getByText('This message was taken back')).toBeDefined()
    expect(list().queryByText('Words 2')).toBeNull()
    expect(list().getByText('Read')).toBeDefined()
    expect(list().getByText('Sent')).toBeDefined()
  })

  it('leads to addresses in a text, but runs none of them', async () => {
    await open([message(1, { text: 'See https://example.com/a?b=1. javascript:alert(1) <b>no</b>' })])
    const links = list().getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com/a?b=1'])
    expect(links[0]?.getAttribute('rel')).toContain('noopener')
    expect(list().getByText(/javascript:alert\(1\) <b>no<\/b>/)).toBeDefined()
  })

  it('marks where the reader left off', async () => {
    await open([message(1), message(2, { readState: 'UNREAD' }), message(3, { readState: 'UNREAD' })], {
      unreadCount: 2,
    })
    const texts = list().getAllByText(/^(?:Words \d|New messages)$/)
    expect(texts.map(({ textContent }) => textContent)).toEqual(['Words 1', 'New messages', 'Words 2', 'Words 3'])
  })

  it('says how far it has been read once its end is on screen', async () => {
    const { named } = await open([message(1), message(2, { readState: 'UNREAD' })], { unreadCount: 1 })
    await waitFor(() => expect(named('markConversationAsReadMutation')).toHaveLength(1))
    const [asked] = named('markConversationAsReadMutation')
    expect(asked?.request.variables).toEqual({ input: { id: 'C5', messageId: 'M2' } })
  })

  it('tells what is more than words', async () => {
    await open([
      message(1, {
        __typename: 'ReceiptMessage',
        type: 'RECEIPT',
        orderLegacyId: 9,
        product: 'A month',
        amount: { amount: 9900, currency: 'DKK' },
      }),
      message(2, {
        __typename: 'MembershipExpiryMessage',
        type: 'MEMBERSHIP_ABOUT_TO_EXPIRE',
        until: '2026-04-01T00:00:00Z',
      }),
      message(3, { __typename: 'BirthdayWishesMessage', type: 'BIRTHDAY_WISHES', text: 'Cake for you' }),
      message(4, { __typename: 'VideoCallMessage', type: 'VIDEO_CALL', until: '2026-03-01T12:10:00Z', chatPath: null }),
      message(5, { __typename: 'LoungeMessage', type: 'LOUNGE', name: 'The sauna', chatPath: '/room/3', text: '' }),
      message(6, { __typename: 'VideoCallsMessage', type: 'VIDEO_CALLS_ENABLED' }),
      message(7, { __typename: 'LodgeMessage', type: 'LODGES', text: 'News of', name: 'Owls', lodgeLegacyId: 2 }),
      message(8, { __typename: 'GroupChatMessage', type: 'GROUP_CHAT_MEMBER_ADDED', name: 'Us', profile: freja }),
    ])
    expect(list().getByRole('link', { name: 'See the receipt' }).getAttribute('href')).toBe('/Receipt?order=9')
    expect(list().getByText(/99,00/)).toBeDefined()
    expect(list().getByRole('link', { name: 'See memberships' }).getAttribute('href')).toBe('/Membership')
    expect(list().getByText('Birthday wishes from ida')).toBeDefined()
    expect(list().getByText('The time for it has passed.')).toBeDefined()
    expect(list().queryByRole('button', { name: 'Join the call' })).toBeNull()
    expect(list().getByRole('button', { name: 'Go in' })).toBeDefined()
    expect(list().getByText('ida now allows video calls')).toBeDefined()
    expect(list().getByRole('link', { name: 'Owls' })).toBeDefined()
    expect(list().getByText('ida added you')).toBeDefined()
  })

  it('answers a request for an album in place', async () => {
    const { user, inputOf, answerTo } = await open([
      message(1, {
        __typename: 'AlbumAccessMessage',
        type: 'PROTECTED_PICTURES_ACCESS',
        album: { id: 'A3', legacyId: 3, type: 'PROTECTED', owner: freja },
        albumName: 'Sea',
        access: 'REQUESTED',
        viewerCanAnswer: true,
      }),
    ])
    await user.click(list().getByRole('button', { name: 'Let in' }))
    expect(inputOf('useAnswerAlbumRequestMutation')).toEqual({ albumId: 'A3', profileId: 'I11', granted: true })
    await answerTo('useAnswerAlbumRequestMutation', { SetAlbumAccessPayload: () => ({ userErrors: [] }) })
    expect(await list().findByText('ida has been let in')).toBeDefined()
    expect(list().queryByRole('button', { name: 'Say no' })).toBeNull()
  })

  it('takes one’s own message back after asking', async () => {
    const { user, inputOf, answerTo } = await open([own(1)])
    await user.click(list().getByRole('button', { name: 'More about your message' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Take back' }))
    await user.click(await screen.findByRole('button', { name: 'Take back' }))
    expect(inputOf('useTakeBackMessageMutation')).toEqual({ id: 'M1' })
    await answerTo('useTakeBackMessageMutation', {
      DeleteMessagePayload: () => ({ message: own(1, { deleted: true, text: '' }), userErrors: [] }),
    })
    expect(await list().findByText('This message was taken back')).toBeDefined()
  })

  it('says so where the messages could not be fetched', async () => {
    await open([], { messages: null })
    expect(screen.getByText('The messages could not be fetched')).toBeDefined()
    expect(screen.queryByText('Nothing has been written here yet.')).toBeNull()
  })
})

describe('what comes while it is open', () => {
  it('stands there once, and is read out', async () => {
    const { event } = await open([message(1)])
    await event(news(message(2)))
    await event(news(message(2)))
    expect(list().getAllByText('Words 2')).toHaveLength(1)
    expect(screen.getByRole('log').textContent).toBe('ida: Words 2')
  })

  it('of another conversation does not stand there', async () => {
    const { event } = await open([message(1)])
    const elsewhere = message(2, { conversationLegacyId: 6 })
    await event({ ...news(elsewhere), conversation: { ...withIda, id: 'C6', legacyId: 6 } })
    expect(screen.queryByText('Words 2')).toBeNull()
  })

  it('is asked for where something may have been missed, from where nothing is missing', async () => {
    const { event, named, environment } = await open([message(1)])
    await event({ __typename: 'LiveResync', at: '2026-03-01T13:00:00Z' })
    await waitFor(() => expect(named('catchUpQuery')).toHaveLength(1))
    const [asked] = named('catchUpQuery')
    expect(asked?.request.variables).toEqual({ legacyId: 5, after: 'c1' })
    if (!asked) return
    await act(async () =>
      environment.mock.resolve(
        asked,
        MockPayloadGenerator.generate(asked, {
          Conversation: () => ({
            ...withIda,
            messages: { edges: [edge(message(2))], pageInfo: { hasNextPage: false, endCursor: 'c2' } },
          }),
        }),
      ),
    )
    expect(list().getByText('Words 2')).toBeDefined()
  })

  it('tells who is writing, until they have sent it', async () => {
    const { event } = await open([message(1)])
    await event({ __typename: 'LiveTyping', conversationLegacyId: 5, profile: ida })
    expect(screen.getByText('ida is writing …')).toBeDefined()
    await event(news(message(2)))
    expect(screen.queryByText('ida is writing …')).toBeNull()
  })
})

describe('writing', () => {
  it('shows it at once, sends it once, and leaves the field free', async () => {
    const { user, answerTo, named } = await open([message(1)])
    await user.type(field(), 'Hello{Enter}')
    await user.dblClick(send())
    expect(named('sendMessageMutation')).toHaveLength(1)
    expect(list().getByText('Hello')).toBeDefined()
    expect(list().getByText('on its way')).toBeDefined()
    expect(field()).toHaveProperty('value', '')
    await answerTo('sendMessageMutation', sentAs(own(2, { text: 'Hello' })))
    await waitFor(() => expect(list().queryByText('on its way')).toBeNull())
    expect(list().getAllByText('Hello')).toHaveLength(1)
  })

  it('keeps what failed, also through a reload, and sends it by the same key', async () => {
    const first = await open([message(1)])
    await first.user.type(field(), 'Hello')
    await first.user.click(send())
    const { key } = first.inputOf('sendMessageMutation')
    await first.failIn('sendMessageMutation', new GraphError('NETWORK'))
    expect(await list().findByText('It could not be sent. Your words are kept here.')).toBeDefined()
    first.unmount()

    const { user, inputOf, answerTo } = await open([message(1)])
    expect(list().getByText('Hello')).toBeDefined()
    await user.click(list().getByRole('button', { name: 'Try again' }))
    expect(inputOf('sendMessageMutation').key).toBe(key)
    await answerTo('sendMessageMutation', sentAs(own(2, { text: 'Hello' })))
    await waitFor(() => expect(list().queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(list().getAllByText('Hello')).toHaveLength(1)
  })

  it('is not shown twice when only the answer was lost', async () => {
    const { user, event, inputOf, failIn, answerTo, named } = await open([message(1)])
    await user.type(field(), 'Hello{Enter}')
    const { key } = inputOf('sendMessageMutation')
    await failIn('sendMessageMutation', new GraphError('NETWORK'))
    await event(news(own(2, { text: 'Hello' })))
    expect(list().getAllByText('Hello')).toHaveLength(1)
    await waitFor(() => expect(named('sendMessageMutation')).toHaveLength(1))
    expect(inputOf('sendMessageMutation').key).toBe(key)
    await answerTo('sendMessageMutation', sentAs(own(2, { text: 'Hello' })))
    expect(list().getAllByText('Hello')).toHaveLength(1)
    expect(list().queryByRole('alert')).toBeNull()
  })

  it('says why the server refused it, and lets it go', async () => {
    const { user, answerTo } = await open([])
    await user.type(field(), 'Hello{Enter}')
    await answerTo('sendMessageMutation', {
      SendMessagePayload: () => ({
        messageEdge: null,
        conversation: null,
        userErrors: [{ code: 'NOT_NOW', message: 'Not in this tone', field: 'text' }],
      }),
    })
    expect(await list().findByText('Not in this tone')).toBeDefined()
    await user.click(list().getByRole('button', { name: 'Delete' }))
    expect(list().queryByText('Hello')).toBeNull()
  })

  it('breaks a line with Shift, and sends nothing that is empty', async () => {
    const { user, named } = await open([])
    await user.type(field(), '  {Enter}')
    await user.clear(field())
    await user.type(field(), 'One{Shift>}{Enter}{/Shift}two')
    expect(field()).toHaveProperty('value', 'One\ntwo')
    expect(named('sendMessageMutation')).toHaveLength(0)
  })

  it('tells that it is too long before the server does', async () => {
    const { user, named } = await open([])
    await user.click(field())
    await user.paste('x'.repeat(5_003))
    expect(screen.getByText('3 characters too many')).toBeDefined()
    await user.click(send())
    expect(named('sendMessageMutation')).toHaveLength(0)
  })

  it('keeps a draft through a reload', async () => {
    const first = await open([])
    await first.user.type(field(), 'Half a thou')
    first.unmount()
    await open([])
    expect(field()).toHaveProperty('value', 'Half a thou')
  })

  it('is for members: others are told, and offered the membership', async () => {
    const offered: (string | undefined)[] = []
    const stop = onOpenBuyMembership((feature) => offered.push(feature))
    const { user } = await open([message(1)], {}, { viewer: { member: false } })
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Write today' }))
    expect(offered).toEqual(['WriteMail'])
    stop()
  })

  it.each([
    ['NO_REPLY', /Nobody reads answers here/],
    ['GONE', /no longer here/],
    ['LEFT', /Everybody else has left/],
  ])('cannot be done, and says why: %s', async (writeRefusal, words) => {
    await open([message(1)], { writeRefusal })
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
