// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/ReceiptScreenQuery.graphql'
import { ReceiptScreen } from './ReceiptScreen'

const DKK = (amount: number) => ({ amount, currency: 'DKK' })

const waiting = {
  id: 'order-1',
  legacyId: 100_001,
  status: 'WAITING',
  declineReason: null,
  item: 'MEMBERSHIP',
  name: 'Membership, 1 month',
  price: DKK(14_900),
  vat: DKK(2980),
  vatRate: 25,
  refunded: DKK(0),
  isWithdrawn: false,
  paymentMethod: 'CREDIT_CARD',
  createdAt: '2026-03-05T12:00:00Z',
  paidAt: null,
  openUntil: '2026-03-05T13:00:00Z',
  checkoutUrl: 'https://pay.example/1',
  bankTransfer: null,
  startsAt: null,
  endsAt: null,
  withdrawableUntil: null,
  recipient: null,
  termsVersion: '2026-01-01',
  lines: [],
}

const paid = {
  ...waiting,
  status: 'PAID',
  checkoutUrl: null,
  paidAt: '2026-03-05T12:02:00Z',
  startsAt: '2026-03-05T12:02:00Z',
  endsAt: '2026-04-05T12:02:00Z',
  withdrawableUntil: '2026-03-19T12:02:00Z',
  lines: ['Purchase: Membership, 1 month', 'Paid: kr. 149,00'],
}

const open = (order: object | null) =>
  renderScreen(<ReceiptScreen />, {
    texts: ['membership', 'payments'],
    path: '/Receipt?order=100001',
    query,
    variables: { order: 100_001 },
    data: { Viewer: () => ({ order }) },
  })

describe('an order', () => {
  it('shows its receipt once it is paid', async () => {
    await open(paid)
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeDefined()
    expect(screen.getByText(/You are a member until 5 April 2026/)).toBeDefined()
    expect(screen.getByText('Paid: kr. 149,00')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See your membership' }).getAttribute('href')).toBe('/Membership')
  })

  it.each([
    ['INSUFFICIENT_FUNDS', 'There was not enough money on the account.'],
    ['CARD_BLOCKED', 'The card is blocked.'],
    ['DECLINED_BY_BANK', 'The bank or the app said no'],
    ['CARD_EXPIRED', 'The card has expired.'],
    ['UNKNOWN', 'Your bank does not say why.'],
  ])('says in plain words why it was declined, and leads back to the payment page: %s', async (declineReason, text) => {
    await open({ ...waiting, declineReason })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(new RegExp(`^${text}.*Nothing was charged`))).toBeDefined()
    expect(alert.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('https://pay.example/1')
  })

  it('says what happens while it waits', async () => {
    await open(waiting)
    expect(await screen.findByText('We are waiting for the payment')).toBeDefined()
    expect(screen.getByText(/After that the order lapses, and nothing is charged/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'To the payment page' })).toBeDefined()
  })

  it('says where to transfer the money, and notes that the viewer has seen it', async () => {
    const { asked } = await open({
      ...waiting,
      paymentMethod: 'BANK_TRANSFER',
      checkoutUrl: null,
      bankTransfer: { account: 'Bank 0000 1234', reference: 'ABCDEFGHJKMN' },
    })
    expect(await screen.findByText('ABCDEFGHJKMN')).toBeDefined()
    expect(screen.getByText('Bank 0000 1234')).toBeDefined()
    expect(asked()).toEqual({ name: 'useMarkTransferSeenMutation', variables: { input: { orderId: 'order-1' } } })
  })

  it.each([
    ['FAILED', 'The order was not paid'],
    ['EXPIRED', 'The order has lapsed'],
    ['CREATED', 'The payment page did not open'],
  ])('leads to a new order where it has ended: %s', async (status, title) => {
    await open({ ...waiting, status, checkoutUrl: null })
    expect(await screen.findByText(title)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Order anew' }).getAttribute('href')).toBe('/Membership')
  })

  it('is withdrawn from after a question, and says what is paid back', async () => {
    const { user, asked, answer } = await open(paid)
    await user.click(await screen.findByRole('button', { name: 'Withdraw from the purchase' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from the purchase?' }))
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(asked()).toEqual({
      name: 'WithdrawalMutation',
      variables: { input: { orderId: 'order-1' }, legacyId: 100_001 },
    })
    await answer({
      WithdrawFromMembershipPayload: () => ({ refund: DKK(14_900), userErrors: [] }),
      Viewer: () => ({ order: { ...paid, isWithdrawn: true, withdrawableUntil: null } }),
    })
    expect(await screen.findByText(/^You have withdrawn. kr\.\s149,00 is on its way back to you/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Withdraw from the purchase' })).toBeNull()
    // The money has not been sent yet.
    expect(screen.getByText('The membership has been ended')).toBeDefined()
    expect(screen.getByText(/^The money for the time that was not used/)).toBeDefined()
  })

  it('of others is not there', async () => {
    await open(null)
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such order' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Your purchases' }).getAttribute('href')).toBe('/Membership/History')
  })
})
