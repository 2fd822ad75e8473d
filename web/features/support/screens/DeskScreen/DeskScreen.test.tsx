// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deliverLiveEvent } from '#platform/live/deliverLiveEvent'
import { renderScreen } from '#testing/renderScreen'
import type { SessionTraits } from '#testing/session'
import query from './__generated__/DeskScreenQuery.graphql'
import { DeskScreen } from './DeskScreen'

const page = { hasNextPage: false, endCursor: null }
const member = {
  name: 'ida',
  status: 'ACTIVE',
  createdAt: '2024-05-03T10:00:00Z',
  isValidated: true,
  memberUntil: null,
  lastOnlineAt: null,
  ticketCount: 1,
  reportedCount: 2,
  upheldCount: 1,
  reportsMade: 0,
  logIns: [],
}
const ticket = (more: object = {}) => ({
  __typename: 'StaffTicket',
  id: 'S7',
  legacyId: 7,
  subject: 'Paid twice',
  from: 'ida',
  kind: 'PAYMENT',
  language: 'SV_SE',
  status: 'NORMAL',
  adminStatus: 'OPEN',
  excerpt: 'My bank says so.',
  waitingSince: '2026-11-20T10:00:00Z',
  takenBy: null,
  isTakenByViewer: false,
  takenUntil: null,
  rating: null,
  ratingText: null,
  messages: { edges: [], pageInfo: page },
  templates: [{ key: 'payment', title: 'Payment', text: 'Hej ida' }],
  memberTickets: { edges: [], pageInfo: page },
  member,
  ...more,
})
const held = { takenBy: 'helper', isTakenByViewer: true, takenUntil: '2026-11-20T11:00:00Z' }

const open = (staffTicket: object, roleLevel: NonNullable<SessionTraits['viewer']>['roleLevel'] = 'SUPPORT') =>
  renderScreen(<DeskScreen />, {
    texts: ['support', 'media', 'staff'],
    path: '/Admin/Tickets/7',
    route: '/Admin/Tickets/:ticketId?',
    viewer: { roleLevel },
    query,
    variables: {
      staff: true,
      isOpen: true,
      legacyId: 7,
      adminStatus: null,
      language: null,
      kind: null,
      isMine: false,
    },
    data: {
      Query: () => ({ staffTicket }),
      Viewer: () => ({
        staffTickets: { edges: [{ cursor: 'c', node: staffTicket }], pageInfo: page },
        ticketFigures: { waiting: 3, waitingSince: null, days: [], ratings: [0, 0, 1, 0, 3] },
      }),
    },
  })

it('shows who waits, and lets a ticket be taken before it is answered', async () => {
  const view = await open(ticket())
  expect(await screen.findByText('of 4 ratings')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull()
  await view.user.click(screen.getByRole('button', { name: 'Take' }))
  expect(view.asked()).toEqual({ name: 'useDeskTakeMutation', variables: { input: { id: 'S7' } } })
})

it('cannot be taken while a colleague holds it', async () => {
  await open(ticket({ ...held, isTakenByViewer: false }))
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Take' })).disabled).toBe(true)
  expect(screen.getByText(/^helper is working on this until/)).toBeDefined()
})

it('sends what was written with Ctrl and Enter, and keeps it when that is refused', async () => {
  const view = await open(ticket(held))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Answer to the member' })
  await view.user.type(field, 'We look at it.{Control>}{Enter}{/Control}')
  expect(view.asked()).toMatchObject({
    name: 'useDeskAnswerMutation',
    variables: { input: { id: 'S7', text: 'We look at it.', close: false } },
  })
  const refusal = { code: 'TICKET_TAKEN', message: 'A colleague is working on this.', field: null }
  await view.answer({ AnswerTicketPayload: () => ({ ticket: null, userErrors: [refusal] }) })
  expect(await screen.findByText('A colleague is working on this.')).toBeDefined()
  expect(field.value).toBe('We look at it.')
})

it('does not exist for members', async () => {
  await open(ticket(), 'NORMAL')
  expect(screen.queryByText('Paid twice')).toBeNull()
})

it('lets pictures and videos be attached to an answer, not to a note', async () => {
  const view = await open(ticket(held))
  expect(await screen.findByRole('button', { name: 'Attach pictures or videos' })).toBeDefined()
  await view.user.click(screen.getByRole('radio', { name: 'Note' }))
  expect(screen.queryByRole('button', { name: 'Attach pictures or videos' })).toBeNull()
})

it('fetches its queue anew when that has changed, and not for another', async () => {
  const view = await open(ticket())
  await screen.findByText('of 4 ratings')
  const hear = (queue: string) =>
    act(() => deliverLiveEvent(view.environment, { liveEvents: { __typename: 'LiveQueue', queue } }))
  const asked = () => view.environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
  hear('KINKS')
  expect(asked()).not.toContain('DeskQueuePaginationQuery')
  hear('TICKETS')
  expect(asked()).toContain('DeskQueuePaginationQuery')
})
