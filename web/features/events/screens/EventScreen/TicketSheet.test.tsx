// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { TicketSheet } from './TicketSheet'

const money = (amount: number) => ({ amount, currency: 'GBP' })
const ticket = (persons: number, amount: number) => ({
  persons,
  offer: { name: 'Ticket', price: money(amount), vat: money(amount / 5), paymentMethods: ['CARD'] },
})
const HELD = { persons: 2, heldUntil: '2099-11-01T12:15:00Z' }

async function open(fields: object) {
  const onClose = vi.fn()
  const opened = await renderScreen(<TicketSheet id="event-5" onClose={onClose} />, {
    texts: ['events', 'payments'],
  })
  await opened.answer({
    Query: () => ({
      node: { __typename: 'Event', id: 'event-5', legacyId: 5, tickets: [ticket(1, 2500), ticket(2, 5000)], ...fields },
    }),
  })
  return { ...opened, onClose }
}

describe('paying for a place', () => {
  it('is the ticket of as many as have signed up, with how long the place is held', async () => {
    const { user, asked, environment } = await open({ viewerSignUp: HELD })
    expect(await screen.findByText(/^The place is held until/)).toBeDefined()
    expect(screen.getAllByText(/50/).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: /Pay/ }))
    expect(environment.mock.getAllOperations()).toEqual([])
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: /Pay/ }))
    expect(asked()).toMatchObject({ name: 'useBuyTicketMutation', variables: { input: { eventId: 'event-5' } } })
  })

  it('says why the order is refused', async () => {
    const { user, answer, onClose } = await open({ viewerSignUp: HELD })
    await user.click(await screen.findByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: /Pay/ }))
    const userErrors = [{ code: 'NOT_HELD', message: 'The place is gone', field: ['eventId'] }]
    await answer({ BuyEventTicketPayload: () => ({ order: null, checkoutUrl: null, userErrors }) })
    expect(await screen.findByText('The place is gone')).toBeDefined()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('ends once the place is no longer held', async () => {
    await open({ viewerSignUp: null })
    expect(await screen.findByText(/^The place is no longer held/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()
  })

  it('says that nothing can be paid where no ticket is sold', async () => {
    await open({ viewerSignUp: HELD, tickets: [] })
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()
    expect(screen.queryByText(/^The place is no longer held/)).toBeNull()
  })
})
