// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/MyTicketsScreenQuery.graphql'
import { MyTicketsScreen } from './MyTicketsScreen'

const page = { hasNextPage: false, endCursor: null }
const message = {
  id: 'M1',
  isFromStaff: false,
  text: 'It does not load.',
  createdAt: '2026-11-20T10:00:00Z',
  media: [],
}
const answer = { ...message, id: 'M2', isFromStaff: true, text: 'Reload it.' }
const ticket = {
  __typename: 'Ticket',
  id: 'T7',
  legacyId: 7,
  subject: 'The map',
  kind: 'FAULT',
  status: 'CLOSE_PENDING',
  excerpt: 'Reload it.',
  isUnread: true,
  lastMessageAt: '2026-11-20T11:00:00Z',
  closesAt: '2026-11-27T11:00:00Z',
  isRatable: true,
  rating: null,
  ratingText: null,
  reviewAuthor: null,
  messages: { edges: [answer, message].map((node) => ({ cursor: 'c', node })), pageInfo: page },
}

const open = (isLoggedIn: boolean, isOpen: boolean) =>
  renderScreen(<MyTicketsScreen />, {
    texts: ['support', 'media'],
    path: isOpen ? '/Support/MyTickets/7' : '/Support/MyTickets',
    route: '/Support/MyTickets/:ticketId?',
    viewer: { isLoggedIn },
    query,
    variables: { isLoggedIn, isOpen, legacyId: isOpen ? 7 : 0 },
    data: {
      Query: () => ({ ticket }),
      Viewer: () => ({ tickets: { edges: [{ cursor: 'c', node: ticket }], pageInfo: page } }),
    },
  })

it('asks a visitor to log in, and shows no ticket', async () => {
  await open(false, false)
  expect(await screen.findByRole('heading', { name: 'Log in to see your messages' })).toBeDefined()
  expect(screen.queryByText('The map')).toBeNull()
})

it('lists the tickets, and says which has news', async () => {
  await open(true, false)
  const link = await screen.findByRole('link', { name: /The map/ })
  expect(link.getAttribute('href')).toBe('/Support/MyTickets/7')
  expect(within(link).getByText('New answer')).toBeDefined()
})

it('shows the messages oldest first, counts them as read, and takes an answer', async () => {
  const view = await open(true, true)
  const texts = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem')
  expect(texts.map(({ textContent }) => /It does|Reload/.exec(textContent ?? '')?.[0])).toEqual(['It does', 'Reload'])
  expect(view.asked()).toEqual({ name: 'useTicketActionsReadMutation', variables: { input: { id: 'T7' } } })
  await view.answer({ MarkTicketAsReadPayload: () => ({ ticket: { id: 'T7', isUnread: false }, userErrors: [] }) })
  await view.user.type(screen.getByRole('textbox', { name: 'Write an answer' }), 'Thank you')
  const [send] = screen.getAllByRole('button', { name: 'Send' })
  if (send) await view.user.click(send)
  expect(view.asked()).toMatchObject({
    name: 'useAddTicketMessageMutation',
    variables: { input: { ticketId: 'T7', text: 'Thank you' } },
  })
})

it('takes a rating, which is public only with a name', async () => {
  const view = await open(true, true)
  await screen.findByText('How well did we help?')
  await view.answer({ MarkTicketAsReadPayload: () => ({ ticket: { id: 'T7', isUnread: false }, userErrors: [] }) })
  screen.getByRole('radio', { name: '4 stars' }).focus()
  await view.user.keyboard(' ')
  await view.user.click(screen.getByRole('checkbox', { name: /Show my words/ }))
  await view.user.click(screen.getByRole('button', { name: 'Send rating' }))
  expect(screen.getByText('Write a name to show.')).toBeDefined()
  await view.user.type(screen.getByRole('textbox', { name: 'A word on it, if you like' }), 'Kind')
  await view.user.type(screen.getByRole('textbox', { name: 'Name beside them' }), 'Ida, 40')
  await view.user.click(screen.getByRole('button', { name: 'Send rating' }))
  const input = { id: 'T7', rating: 'GOOD', text: 'Kind', reviewAuthor: 'Ida, 40' }
  expect(view.asked()).toEqual({ name: 'useTicketActionsRateMutation', variables: { input } })
})
