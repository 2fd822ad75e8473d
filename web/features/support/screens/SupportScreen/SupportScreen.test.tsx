// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { SupportScreen } from './SupportScreen'

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

const open = (path = '/Support', isLoggedIn = true) =>
  renderScreen(<SupportScreen />, {
    texts: ['site', 'support', 'media'],
    path,
    route: '/Support',
    viewer: { isLoggedIn },
  })

it('finds questions while one types, and shows the form only when asked for', async () => {
  const view = await open()
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  await view.user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'password')
  await waitFor(() => expect(view.asked()).toEqual({ name: 'SupportSearchQuery', variables: { text: 'password' } }))
  await view.answer({ Site: () => ({ faq: [{ id: 'F1', legacyId: 101, question: 'How do I change it?' }] }) })
  const link = await screen.findByRole('link', { name: 'How do I change it?' })
  expect(link.getAttribute('href')).toBe('/Support/FAQ/101')
  await view.user.click(screen.getByRole('button', { name: 'Not what you were looking for? Write to us' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'In a few words' })).value).toBe('password')
})

it('sends a member to their ticket', async () => {
  const view = await open('/Support?write#create-ticket')
  await view.user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(screen.getByText('Choose what it is about.')).toBeDefined()
  await view.user.click(screen.getByRole('combobox', { name: 'What is it about?' }))
  await view.user.click(await screen.findByRole('option', { name: 'Something else' }))
  await view.user.type(screen.getByRole('textbox', { name: 'In a few words' }), 'Boats')
  await view.user.type(screen.getByRole('textbox', { name: 'Message' }), 'Where are they?')
  await view.user.click(screen.getByRole('button', { name: 'Send' }))
  expect(view.asked()).toMatchObject({
    name: 'useCreateTicketMutation',
    variables: { input: { kind: 'OTHER', subject: 'Boats', text: 'Where are they?', email: null } },
  })
  await view.answer({ CreateTicketPayload: () => ({ ticket: { id: 'T7', legacyId: 7 }, userErrors: [] }) })
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/Support/MyTickets/7'))
})
