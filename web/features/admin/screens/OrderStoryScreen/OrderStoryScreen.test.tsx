// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/OrderStoryScreenQuery.graphql'
import { OrderStoryScreen } from './OrderStoryScreen'

const DKK = (amount: number) => ({ amount, currency: 'DKK' })

const story = {
  legacyId: 100_001,
  order: {
    id: 'order-1',
    name: 'Membership, 1 month',
    status: 'PAID',
    item: 'MEMBERSHIP',
    price: DKK(14_900),
    refunded: DKK(500),
  },
  buyer: { id: 'profile-8', legacyId: 8, name: 'ida', gender: 'FEMALE' },
  events: [
    { kind: 'created', at: '2026-03-05T12:00:00Z', detail: '' },
    { kind: 'paid', at: '2026-03-05T12:02:00Z', detail: '{"cause":"webhook"}' },
  ],
  refunds: [
    {
      amount: DKK(500),
      reason: 'The search was down (7)',
      requestedAt: '2026-03-06T12:00:00Z',
      settledAt: null,
      failedAt: null,
    },
  ],
}

const open = (orderStory: object | null, roleLevel: 'SUPPORT' | 'NORMAL' = 'SUPPORT') =>
  renderScreen(<OrderStoryScreen />, {
    texts: ['admin', 'payments'],
    path: '/Admin/Payments/100001',
    query,
    variables: { order: 100_001, staff: roleLevel === 'SUPPORT' },
    viewer: { roleLevel },
    data: { Viewer: () => ({ orderStory }) },
  })

const items = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the story of an order', () => {
  it('tells the staff what happened, and what was paid back', async () => {
    await open(story)
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 100001' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'ida, Woman' }).getAttribute('href')).toBe('/Profile/8')
    expect(items('What happened')).toEqual([expect.stringMatching(/Ordered/), expect.stringMatching(/Paid.*webhook/)])
    expect(items('Paid back')).toEqual([expect.stringMatching(/kr\.\s5,00, on its wayThe search was down/)])
  })

  it('pays back a part after a question, with a reason', async () => {
    const { user, asked, answer } = await open(story)
    const form = within(await screen.findByRole('region', { name: 'Pay back' }))
    await user.type(form.getByRole('textbox', { name: 'Amount in DKK' }), '150')
    await user.click(form.getByRole('button', { name: 'Pay back' }))
    expect(form.getByText(/at most kr\.\s144,00/)).toBeDefined()
    expect(form.getByText('Write why, in at least 3 characters.')).toBeDefined()
    await user.clear(form.getByRole('textbox', { name: 'Amount in DKK' }))
    await user.type(form.getByRole('textbox', { name: 'Amount in DKK' }), '10,50')
    await user.type(form.getByRole('textbox', { name: 'Why' }), 'Paid twice')
    await user.click(form.getByRole('checkbox', { name: 'End the membership too' }))
    await user.click(form.getByRole('button', { name: 'Pay back' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Pay kr\.\s10,50 back/ }))
    expect(dialog.getByText('The membership ends at once.')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Pay back' }))
    expect(asked()).toEqual({
      name: 'RefundFormMutation',
      variables: { input: { orderId: 'order-1', amount: 1050, reason: 'Paid twice', takeBack: true } },
    })
    await answer({ RefundOrderPayload: () => ({ refund: DKK(1050), order: null, userErrors: [] }) })
    expect(await screen.findByText(/^kr\.\s10,50 is being paid back/)).toBeDefined()
  })

  it('is not there for others, or for no order', async () => {
    const first = await open(null, 'NORMAL')
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })).toBeDefined()
    first.unmount()
    await open(null)
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such order' })).toBeDefined()
  })
})
