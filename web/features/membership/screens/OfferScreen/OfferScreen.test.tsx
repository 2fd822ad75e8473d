// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/OfferScreenQuery.graphql'
import { OfferScreen } from './OfferScreen'

const SEK = (amount: number) => ({ amount, currency: 'SEK' })

const open = (specialOffer: object | null) =>
  renderScreen(<OfferScreen />, {
    texts: ['membership', 'payments'],
    path: '/Membership/Offer/1',
    query,
    variables: { offer: 1 },
    data: { Viewer: () => ({ specialOffer }) },
  })

describe('a special offer', () => {
  it('says what it costs now and later, and is ordered with its number', async () => {
    const { user, asked } = await open({
      id: 'offer-1',
      price: SEK(9900),
      vat: SEK(1980),
      endsAt: '2026-03-31T22:00:00Z',
      package: { id: 'P2', name: '3 months', months: 3, price: SEK(44_900), paymentMethods: ['CREDIT_CARD'] },
    })
    expect(await screen.findByText(/^You can take it until/)).toBeDefined()
    expect(screen.getByText(/After the first 3 months, it renews every 3 months at 449,00\skr/)).toBeDefined()
    expect(screen.getByText(/^Including 19,80\skr VAT$/)).toBeDefined()
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: /^Pay 99,00\skr/ }))
    const { name, variables } = asked()
    expect(name).toBe('useBuyMembershipMutation')
    expect(variables).toMatchObject({ input: { packageId: 'P2', specialOfferId: 'offer-1' } })
  })

  it('that has ended leads to the memberships', async () => {
    await open(null)
    expect(await screen.findByRole('heading', { level: 1, name: 'This offer has ended' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'See the memberships' }).getAttribute('href')).toBe('/Membership')
  })
})
