// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/EmailTicketScreenQuery.graphql'
import { EmailTicketScreen } from './EmailTicketScreen'

const ticket = {
  subject: 'The map',
  status: 'NORMAL',
  closesAt: null,
  rating: null,
  ratingText: null,
  reviewAuthor: null,
  isRatable: false,
  messages: [
    { isFromStaff: false, text: 'It does not load.', createdAt: '2026-11-20T10:00:00Z', attachmentCount: 2, files: [] },
    {
      isFromStaff: true,
      text: 'Like this.',
      createdAt: '2026-11-20T11:00:00Z',
      attachmentCount: 0,
      files: [
        {
          isVideo: false,
          width: 4,
          height: 3,
          previewUrl: '/media/tickets/s/k/gallery.webp',
          url: '/media/tickets/s/k/full.webp',
        },
      ],
    },
  ],
}

const open = (emailTicket: object | null) =>
  renderScreen(<EmailTicketScreen />, {
    texts: ['support', 'media'],
    path: '/Support/Ticket?ticketid=secret',
    viewer: { isLoggedIn: false },
    query,
    variables: { link: 'secret' },
    data: { Query: () => ({ emailTicket }) },
  })

it('shows what was written without a log-in, and sends an answer by the link', async () => {
  const view = await open(ticket)
  expect(await screen.findByRole('heading', { name: 'The map' })).toBeDefined()
  expect(screen.getByText('2 files, shown after a log-in')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Picture 1' }).getAttribute('href')).toBe('/media/tickets/s/k/full.webp')
  await view.user.type(screen.getByRole('textbox', { name: 'Write an answer' }), 'Still not')
  await view.user.click(screen.getByRole('button', { name: 'Send' }))
  expect(view.asked()).toMatchObject({ variables: { input: { link: 'secret', text: 'Still not' } } })
  await view.answer({ AddTicketMessagePayload: () => ({ message: { id: 'M2' }, ticket: null, userErrors: [] }) })
  await waitFor(() => expect(view.asked().name).toBe('EmailTicketScreenQuery'))
})

it('says so when the link leads nowhere', async () => {
  await open(null)
  expect(await screen.findByRole('heading', { name: 'This link leads nowhere' })).toBeDefined()
})
