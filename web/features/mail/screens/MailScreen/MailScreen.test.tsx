// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onOpenBuyMembership } from '#platform/dialogs/openBuyMembership'
import { deliverLiveEvent } from '#platform/live/deliverLiveEvent'
import { forgetKeptTexts } from '#shared/keptTexts/keptTexts'
import { renderScreen } from '#testing/renderScreen'
import { mailVariables } from '../../mailVariables'
import MailScreenQuery from './__generated__/MailScreenQuery.graphql'
import { MailScreen } from './MailScreen'

// Elements have no size in jsdom, so the virtualiser would render no rows.
vi.mock('virtua', () => ({ Virtualizer: ({ children }: { children: ReactNode }) => children }))

interface Traits {
  readonly kind?: string
  readonly unreadCount?: number
  readonly pinned?: boolean
  readonly before?: number
  readonly message?: object | null
}

const written = (text: string, own = false) => ({
  __typename: 'TextMessage',
  type: 'NORMAL',
  text,
  media: [],
  viewerIsAuthor: own,
  isDeleted: false,
  author: { id: 'p11', legacyId: 11, name: 'ida', picture: null },
  createdAt: '2026-11-21T11:00:00Z',
  readState: 'UNKNOWN',
})

function conversation(legacyId: number, name: string, traits: Traits = {}) {
  const { kind = 'NORMAL', unreadCount = 0, pinned = false, before = legacyId, message = written('Hello') } = traits
  return {
    id: `c${legacyId}`,
    legacyId,
    kind,
    name,
    other: null,
    newestMembers: [],
    memberCount: 2,
    viewerIsOwner: false,
    viewerHasPinned: pinned,
    unreadCount,
    otherReadUpTo: 0,
    lastMessageAt: new Date(Date.UTC(2026, 10, 21, 12, -before)).toISOString(),
    lastMessage: message && { id: `m${legacyId}`, legacyId: 100 + legacyId, ...message },
  }
}

interface Case {
  readonly search?: string
  readonly conversations?: readonly object[]
  readonly viewer?: object
}

const open = ({ search = '', conversations = [], viewer }: Case) =>
  renderScreen(<MailScreen />, {
    path: `/Mail${search}`,
    texts: ['mail'],
    viewer,
    query: MailScreenQuery,
    variables: mailVariables({ params: {}, search: new URLSearchParams(search) }),
    data: {
      ConversationConnection: () => ({
        edges: conversations.map((node) => ({ node })),
        pageInfo: { hasNextPage: false, endCursor: null },
      }),
      Correspondence: () => ({ profile: null, conversation: null }),
    },
  })

const rows = async () => {
  const list = within(await screen.findByRole('list', { name: 'Messages' }))
  return list.getAllByRole('article').map((row) => row.textContent)
}
const address = () => screen.getByLabelText('Address').textContent
let stop = () => {}
afterEach(() => {
  stop()
  sessionStorage.clear()
})

describe('the list of conversations', () => {
  it('shows name, last message, its author and the unread count, pinned ones first', async () => {
    await open({
      conversations: [
        conversation(1, 'ida', { unreadCount: 3 }),
        conversation(2, 'Sailors', { kind: 'GROUP_CHAT', message: written('Ahoy') }),
        conversation(3, 'per', { pinned: true, message: written('See\nyou', true) }),
      ],
    })
    const [first, second, third] = await rows()
    expect(first).toMatch(/^per.*Sent.*You: See you.*Pinned/)
    expect(second).toMatch(/^ida.*Hello.*3 unread messages/)
    expect(third).toMatch(/^Sailors.*ida: Ahoy/)
  })

  it('describes events, and shows a placeholder for a message that was taken back', async () => {
    const event = { __typename: 'GroupChatMessage', viewerIsAuthor: false, isDeleted: false, author: { name: 'ida' } }
    await open({
      conversations: [
        conversation(1, '', { message: { ...written('gone'), isDeleted: true } }),
        conversation(2, 'Sailors', {
          message: { ...event, type: 'GROUP_CHAT_MEMBER_ADDED', name: null, profile: { legacyId: 7, name: 'freja' } },
        }),
        conversation(3, 'Bakers', { message: { ...event, type: 'GROUP_CHAT_RENAMED', name: 'Bakers', profile: null } }),
      ],
    })
    const [first, second, third] = await rows()
    expect(first).toMatch(/^A member who has left.*Message taken back/)
    expect(second).toContain('You joined the group')
    expect(third).toContain('ida named the group “Bakers”')
  })

  it('shows an unsent draft in place of the last message, to its author only', async () => {
    sessionStorage.setItem('draft 7 mail c2', 'Half a thought')
    sessionStorage.setItem('draft 8 mail c1', 'Of somebody else')
    await open({ conversations: [conversation(1, 'ida'), conversation(2, 'per')] })
    const [first, second] = await rows()
    expect(first).toMatch(/^ida.*Hello/)
    expect(second).toMatch(/^per.*Draft: Half a thought/)
    expect(second).not.toContain('Hello')
    expect(screen.getByRole('link', { name: 'per, Draft' })).toBeDefined()
    act(forgetKeptTexts)
    expect((await rows())[1]).toMatch(/^per.*Hello/)
  })

  it('shows an unsent first message above the others, until its conversation exists', async () => {
    sessionStorage.setItem('draft 7 mail-recipient person-11', 'ida')
    sessionStorage.setItem('draft 7 mail person-11', 'Hi there')
    const view = await open({ conversations: [conversation(2, 'per')] })
    expect((await rows())[0]).toMatch(/Draft: Hi there/)
    expect(screen.getByRole('link', { name: 'ida, Draft' }).getAttribute('href')).toBe('/Mail?profile=person-11')
    view.unmount()
    await open({ conversations: [{ ...conversation(3, 'ida'), other: { id: 'person-11', name: 'ida' } }] })
    expect(await rows()).toHaveLength(1)
    expect((await rows())[0]).toMatch(/Draft: Hi there/)
    act(forgetKeptTexts)
  })

  it('drops an unsent first message to somebody who has left or blocks the viewer, once that is known', async () => {
    sessionStorage.setItem('draft 7 mail-recipient person-11', 'ida')
    sessionStorage.setItem('draft 7 mail person-11', 'Hi there')
    const view = await open({ search: '?profile=person-11', conversations: [conversation(2, 'per')] })
    expect(await screen.findByText('This conversation is not available')).toBeDefined()
    view.unmount()
    await open({ conversations: [conversation(2, 'per')] })
    expect((await rows()).map((row) => row.slice(0, 3))).toEqual(['per'])
    act(forgetKeptTexts)
  })

  it('keeps its filters on the way to a conversation', async () => {
    await open({ search: '?kind=NORMAL&unread=1', conversations: [conversation(4, 'ida', { unreadCount: 1 })] })
    const link = await screen.findByRole('link', { name: 'ida' })
    expect(link.getAttribute('href')).toBe('/Mail/4?kind=NORMAL&unread=1')
  })

  it('puts the search into the address after a debounce', async () => {
    const { user } = await open({ conversations: [conversation(1, 'ida')] })
    await user.type(await screen.findByRole('searchbox'), 'sea')
    await waitFor(() => expect(address()).toBe('/Mail?text=sea'))
  })

  it.each([
    ['', 'Your conversations will be here', '/Search'],
    ['?unread=1', 'You have read everything', '/Mail'],
    ['?kind=EVENT', 'No conversations of this kind', '/Mail'],
    ['?text=sea&kind=LODGE', 'Nothing found for “sea”', '/Mail?kind=LODGE'],
  ])('explains an empty list and offers a link (%s)', async (search, title, href) => {
    await open({ search })
    const state = (await screen.findByText(title)).parentElement as HTMLElement
    expect(within(state).getByRole('link').getAttribute('href')).toBe(href)
  })

  it('pins at once', async () => {
    const view = await open({ conversations: [conversation(1, 'ida'), conversation(2, 'per')] })
    await view.user.click(await screen.findByRole('button', { name: 'More about the conversation with per' }))
    await view.user.click(await screen.findByRole('menuitem', { name: 'Pin at the top' }))
    expect((await rows())[0]).toMatch(/^per/)
    expect(view.asked()).toEqual({
      name: 'useSetConversationPinnedMutation',
      variables: { input: { id: 'c2', pinned: true } },
    })
  })

  it('asks before it deletes', async () => {
    const view = await open({ conversations: [conversation(1, 'ida'), conversation(2, 'per')] })
    await view.user.click(await screen.findByRole('button', { name: 'More about the conversation with per' }))
    await view.user.click(await screen.findByRole('menuitem', { name: 'Delete the conversation' }))
    await view.user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(view.asked()).toEqual({ name: 'useDeleteConversationMutation', variables: { input: { id: 'c2' } } })
    await view.answer({ DeleteConversationPayload: () => ({ deletedId: 'c2', userErrors: [] }) })
    expect(await rows()).toHaveLength(1)
  })

  it('offers a membership to viewers who would start a group without one', async () => {
    const offered = vi.fn()
    stop = onOpenBuyMembership(offered)
    const { user } = await open({ viewer: { isMember: false }, conversations: [conversation(1, 'ida')] })
    await user.click(await screen.findByRole('button', { name: 'New group' }))
    expect(offered).toHaveBeenCalledWith('WRITE_MAIL')
  })
})

describe('a live event in the list', () => {
  const arrives = (node: { readonly id: string; readonly legacyId: number }) => {
    const message = { ...written('News'), id: 'm900', legacyId: 900, conversationId: node.id }
    return {
      liveEvents: {
        __typename: 'LiveMessage',
        conversation: { ...node, unreadCount: 1, lastMessageAt: '2026-11-21T12:30:00Z', lastMessage: message },
        message,
        messageEdge: { cursor: 'm900', node: message },
      },
    }
  }

  it('moves a conversation up with a new message, and inserts a new conversation', async () => {
    const { environment } = await open({ conversations: [conversation(1, 'ida'), conversation(2, 'per')] })
    expect((await rows())[0]).toMatch(/^ida/)
    act(() => deliverLiveEvent(environment, arrives(conversation(2, 'per'))))
    const moved = await rows()
    expect(moved).toHaveLength(2)
    expect(moved[0]).toMatch(/^per.*News.*1 unread message/)
    act(() => deliverLiveEvent(environment, arrives(conversation(3, 'eva'))))
    expect(await rows()).toHaveLength(3)
    const asked = environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
    expect(asked).not.toContain('ConversationListPaginationQuery')
  })

  it('removes a lost conversation, and fetches the list again', async () => {
    const view = await open({ conversations: [conversation(1, 'ida'), conversation(2, 'per')] })
    await rows()
    const event = { __typename: 'LiveConversation', conversationId: 'c1', conversation: null }
    act(() => deliverLiveEvent(view.environment, { liveEvents: event }))
    expect((await rows()).map((row) => row.slice(0, 3))).toEqual(['per'])
    expect(view.asked().name).toBe('ConversationListPaginationQuery')
  })
})
