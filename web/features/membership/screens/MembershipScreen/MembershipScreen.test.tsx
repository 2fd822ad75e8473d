// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/MembershipScreenQuery.graphql'
import { MembershipScreen } from './MembershipScreen'

const NOW = new Date('2026-03-05T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const DKK = (amount: number) => ({ amount, currency: 'DKK' })

const subscription = {
  status: 'ACTIVE',
  name: 'Membership, 3 months',
  price: DKK(32_900),
  nextPrice: DKK(32_900),
  paymentMethod: 'CREDIT_CARD',
  paidUntil: '2026-05-01T12:00:00Z',
  renewsAt: '2026-04-30T12:00:00Z',
  isDeclined: false,
  viewerCanReplace: false,
  viewerCanReactivate: false,
}

const stopped = { ...subscription, status: 'DEACTIVATED_BY_USER', renewsAt: null, viewerCanReactivate: true }

const packages = [
  {
    id: 'P1',
    name: '1 month',
    months: 1,
    isRenewing: true,
    price: DKK(14_900),
    pricePerMonth: DKK(14_900),
    vat: DKK(2980),
    paymentMethods: ['CREDIT_CARD'],
  },
]

const open = (membership: object | null, viewer: object = {}) =>
  renderScreen(<MembershipScreen />, {
    texts: ['membership', 'payments'],
    path: '/Membership',
    query,
    viewer: { isMember: membership !== null },
    data: {
      Viewer: () => ({
        membership,
        membershipPackages: packages,
        membershipFeatures: [{ title: 'Write to everyone', text: 'As much as you like.' }],
        ...viewer,
      }),
    },
  })

const member = (changes: object = {}) => ({
  memberUntil: '2026-05-01T12:00:00Z',
  subscription: { ...subscription, ...changes },
})

describe('the membership page', () => {
  it('says what one gets and what it costs to one who never was a member', async () => {
    await open({ memberUntil: null, subscription: null })
    expect(await screen.findByRole('heading', { name: 'Become a member' })).toBeDefined()
    expect(screen.getByText('As much as you like.')).toBeDefined()
    expect(screen.getByRole('radio', { name: /1 month/ })).toHaveProperty('checked', true)
    expect(screen.queryByText('You are a member')).toBeNull()
    expect(screen.getByRole('link', { name: 'Your purchases' }).getAttribute('href')).toBe('/Membership/History')
  })

  it('says when and what is paid next, and offers no second membership beside one that renews', async () => {
    await open(member())
    expect(await screen.findByText('You are a member')).toBeDefined()
    expect(screen.getByText(/^kr\.\s329,00, 30 April 2026$/)).toBeDefined()
    expect(screen.getByText('Card')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  it('tells a change of the price, and a payment that was declined', async () => {
    await open(member({ nextPrice: DKK(34_900), isDeclined: true, viewerCanReplace: true }))
    expect(await screen.findByText(/the price is kr\.\s349,00 instead of kr\.\s329,00/)).toBeDefined()
    expect(screen.getByText('The last payment did not succeed')).toBeDefined()
    expect(screen.getByText(/You stay a member until 1 May 2026/)).toBeDefined()
    // Another card takes the place of the one that was declined.
    expect(screen.getByRole('heading', { name: 'Pay another way' })).toBeDefined()
    expect(screen.getByRole('button', { name: /^Pay/ })).toBeDefined()
  })

  it('says until when one stays and what ends before it is stopped', async () => {
    const { user, asked, answer } = await open(member())
    await user.click(await screen.findByRole('button', { name: 'Stop the membership' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop the membership?' }))
    expect(dialog.getByText(/You stay a member until 1 May 2026/)).toBeDefined()
    expect(dialog.getByText('Writing to everyone')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Stop it' }))
    expect(asked().name).toBe('useSubscriptionStopMutation')
    await answer({
      StopSubscriptionPayload: () => ({
        membership: { memberUntil: '2026-05-01T12:00:00Z', subscription: stopped },
        userErrors: [],
      }),
    })
    expect(await screen.findByRole('button', { name: 'Let it renew again' })).toBeDefined()
    expect(screen.getByText('You have stopped it, so that it does not renew.')).toBeDefined()
  })

  it('lets a stopped one renew again', async () => {
    const { user, asked, answer } = await open({ memberUntil: '2026-05-01T12:00:00Z', subscription: stopped })
    await user.click(await screen.findByRole('button', { name: 'Let it renew again' }))
    expect(asked().name).toBe('useSubscriptionReactivateMutation')
    await answer({ ReactivateSubscriptionPayload: () => ({ membership: member(), userErrors: [] }) })
    expect(await screen.findByRole('button', { name: 'Stop the membership' })).toBeDefined()
  })

  it.each([
    ['DEACTIVATED_PAYMENT_SERVICE_ERROR', /could not reach the payment service for too long/],
    ['DEACTIVATED_BY_PAYMENT_METHOD_FAILED', /the payment was declined several times/],
  ])('says why it ended: %s', async (status, reason) => {
    await open({
      memberUntil: '2026-03-01T12:00:00Z',
      subscription: { ...stopped, status, viewerCanReactivate: false },
    })
    expect(await screen.findByText('Your membership has ended')).toBeDefined()
    expect(screen.getByText(reason)).toBeDefined()
    expect(screen.getByRole('button', { name: /^Pay/ })).toBeDefined()
  })

  it('keeps a membership that renews nothing', async () => {
    await open({ memberUntil: '2026-05-01T12:00:00Z', subscription: null })
    expect(await screen.findByText(/It runs until 1 May 2026.*Nothing more is charged/)).toBeDefined()
    expect(screen.getByText('What you buy is added to the time that is paid for.')).toBeDefined()
  })

  it('offers another try where it could not be fetched', async () => {
    await open(null)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })
})
