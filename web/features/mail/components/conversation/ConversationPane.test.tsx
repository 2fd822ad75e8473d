// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { registerPages } from '#platform/routing/hasPage'
import { edge, freja, ida, list, message, news, openConversation, own, withIda } from '../../testing/openConversation'

afterEach(() => {
  registerPages([])
  sessionStorage.clear()
  localStorage.clear()
})

describe('an open conversation', () => {
  it('shows messages, taken-back messages, and whether they were read', async () => {
    await openConversation(
      [message(1), message(2, { isDeleted: true, text: '' }), own(3), own(4, { createdAt: '2026-03-02T12:00:00Z' })],
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

  it('links the addresses in a text, but runs none of them', async () => {
    await openConversation([message(1, { text: 'See https://example.com/a?b=1. javascript:alert(1) <b>no</b>' })])
    const links = list().getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com/a?b=1'])
    expect(links[0]?.getAttribute('rel')).toContain('noopener')
    expect(list().getByText(/javascript:alert\(1\) <b>no<\/b>/)).toBeDefined()
  })

  it('marks where the viewer left off', async () => {
    await openConversation([message(1), message(2, { readState: 'UNREAD' }), message(3, { readState: 'UNREAD' })], {
      unreadCount: 2,
    })
    const texts = list().getAllByText(/^(?:Words \d|New messages)$/)
    expect(texts.map(({ textContent }) => textContent)).toEqual(['Words 1', 'New messages', 'Words 2', 'Words 3'])
  })

  it('marks the messages as read once its end is on screen', async () => {
    const { named } = await openConversation([message(1), message(2, { readState: 'UNREAD' })], { unreadCount: 1 })
    await waitFor(() => expect(named('markConversationAsReadMutation')).toHaveLength(1))
    const [asked] = named('markConversationAsReadMutation')
    expect(asked?.request.variables).toEqual({ input: { id: 'C5', messageId: 'M2' } })
  })

  it('shows messages that are more than text', async () => {
    registerPages([{ path: '/Community/Lodges/Lodge/:id' }])
    await openConversation([
      message(1, {
        __typename: 'ReceiptMessage',
        type: 'RECEIPT',
        order: { legacyId: 9 },
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
      message(7, { __typename: 'LodgeMessage', type: 'LODGES', text: 'News of', name: 'Owls', lodge: { legacyId: 2 } }),
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

  it('links to no page that the site lacks', async () => {
    await openConversation([
      message(1, { __typename: 'LodgeMessage', type: 'LODGES', text: 'News of', name: 'Owls', lodge: { legacyId: 2 } }),
    ])
    expect(list().getByText(/News of Owls/)).toBeDefined()
    expect(list().queryAllByRole('link')).toEqual([])
  })

  it('answers a request for an album in place', async () => {
    const { user, inputOf, answerTo } = await openConversation([
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

  it('says of an album request that the access has been revoked', async () => {
    const request = {
      __typename: 'AlbumAccessMessage',
      type: 'PROTECTED_PICTURES_ACCESS',
      album: { id: 'A3', legacyId: 3, type: 'PROTECTED', owner: freja },
      albumName: 'Sea',
      access: 'REVOKED',
      viewerCanAnswer: false,
    }
    await openConversation([message(1, request), own(2, request)])
    expect(list().getByText('ida is no longer let in')).toBeDefined()
    expect(list().getByText('Your access has been taken back')).toBeDefined()
    expect(list().queryByRole('button', { name: 'Let in' })).toBeNull()
  })

  it('takes the viewer’s message back after a confirmation', async () => {
    const { user, inputOf, answerTo } = await openConversation([own(1)])
    await user.click(list().getByRole('button', { name: 'More about your message' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Take back' }))
    await user.click(await screen.findByRole('button', { name: 'Take back' }))
    expect(inputOf('useTakeBackMessageMutation')).toEqual({ id: 'M1' })
    await answerTo('useTakeBackMessageMutation', {
      DeleteMessagePayload: () => ({ message: own(1, { isDeleted: true, text: '' }), userErrors: [] }),
    })
    expect(await list().findByText('This message was taken back')).toBeDefined()
  })

  it('says when the messages could not be fetched', async () => {
    await openConversation([], { messages: null })
    expect(screen.getByText('The messages could not be fetched')).toBeDefined()
    expect(screen.queryByText('Nothing has been written here yet.')).toBeNull()
  })
})

describe('live events of an open conversation', () => {
  it('say that it is gone without revealing who blocked whom', async () => {
    const { event } = await openConversation([message(1)])
    await event({ __typename: 'LiveConversation', conversationId: 'C5', conversation: null })
    expect(await screen.findByText('This conversation is no longer available.')).toBeDefined()
  })

  it('add a message once, and announce it', async () => {
    const { event } = await openConversation([message(1)])
    await event(news(message(2)))
    await event(news(message(2)))
    expect(list().getAllByText('Words 2')).toHaveLength(1)
    expect(screen.getByRole('log').textContent).toBe('ida: Words 2')
  })

  it('ignore a message of another conversation', async () => {
    const { event } = await openConversation([message(1)])
    const elsewhere = message(2, { conversationId: 'C6' })
    await event({ ...news(elsewhere), conversation: { ...withIda, id: 'C6', legacyId: 6 } })
    expect(screen.queryByText('Words 2')).toBeNull()
  })

  it('fetch what may have been missed, from the last complete position', async () => {
    const { event, named, answerTo } = await openConversation([message(1)])
    await event({ __typename: 'LiveResync', at: '2026-03-01T13:00:00Z' })
    await waitFor(() => expect(named('catchUpQuery')).toHaveLength(1))
    expect(named('catchUpQuery')[0]?.request.variables).toEqual({ legacyId: 5, after: 'c1' })
    await answerTo('catchUpQuery', {
      Conversation: () => ({
        ...withIda,
        messages: { edges: [edge(message(2))], pageInfo: { hasNextPage: false, endCursor: 'c2' } },
      }),
    })
    expect(list().getByText('Words 2')).toBeDefined()
  })

  it('show who is typing, until their message arrives', async () => {
    const { event } = await openConversation([message(1)])
    await event({ __typename: 'LiveTyping', conversationId: 'C5', profile: ida })
    expect(screen.getByText('ida is writing …')).toBeDefined()
    await event(news(message(2)))
    expect(screen.queryByText('ida is writing …')).toBeNull()
  })
})
