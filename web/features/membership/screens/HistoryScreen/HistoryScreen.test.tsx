// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/HistoryScreenQuery.graphql'
import { HistoryScreen } from './HistoryScreen'

const order = (legacyId: number, changes: object = {}) => ({
  cursor: String(legacyId),
  node: {
    id: `order-${legacyId}`,
    legacyId,
    name: 'Membership, 1 month',
    status: 'PAID',
    declineReason: null,
    bankTransfer: null,
    isRenewal: false,
    createdAt: '2026-03-05T12:00:00Z',
    price: { amount: 1690, currency: 'GBP' },
    refunded: { amount: 0 },
    recipient: null,
    ...changes,
  },
})

const open = (...edges: object[]) =>
  renderScreen(<HistoryScreen />, {
    texts: ['membership', 'payments'],
    path: '/Membership/History',
    query,
    data: { Viewer: () => ({ orders: { edges, pageInfo: { hasNextPage: false, endCursor: null } } }) },
  })

describe('the purchases', () => {
  it('show what was bought, for whom, and how each stands', async () => {
    await open(
      order(4, { isRenewal: true }),
      order(3, { refunded: { amount: 1690 } }),
      order(2, { status: 'WAITING', declineReason: 'UNKNOWN' }),
      order(1, { status: 'EXPIRED', recipient: { name: 'ida' } }),
    )
    const list = within(await screen.findByRole('list', { name: 'Your purchases' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Membership, 1 month£16.905 Mar 2026RenewalPaid',
      'Membership, 1 month£16.905 Mar 2026Paid back',
      'Membership, 1 month£16.905 Mar 2026Declined',
      'Membership, 1 month£16.905 Mar 2026For idaLapsed',
    ])
    const [first] = list.getAllByRole('link')
    expect(first?.getAttribute('href')).toBe('/Receipt?order=4')
  })

  it('lead to the memberships where there are none', async () => {
    await open()
    expect(await screen.findByText('You have not bought anything yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See the memberships' }).getAttribute('href')).toBe('/Membership')
  })
})
