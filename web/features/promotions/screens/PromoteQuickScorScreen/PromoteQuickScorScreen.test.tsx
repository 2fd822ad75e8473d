// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/PromoteQuickScorScreenQuery.graphql'
import { PromoteQuickScorScreen } from './PromoteQuickScorScreen'

const offer = {
  name: 'QuickScor ad',
  days: 7,
  price: { amount: 2900, currency: 'DKK' },
  vat: { amount: 580, currency: 'DKK' },
  paymentMethods: ['CREDIT_CARD'],
}

const open = (sold: object | null = offer) =>
  renderScreen(<PromoteQuickScorScreen />, {
    texts: ['promotions', 'payments'],
    path: '/Promote/QuickScor',
    query,
    data: { Viewer: () => ({ quickScorPromotion: { maxLength: 200, offer: sold } }) },
  })

beforeEach(() => window.sessionStorage.clear())

describe('writing a QuickScor ad', () => {
  it('shows it as others will see it, with its price and how long it runs', async () => {
    const { user } = await open()
    await user.type(await screen.findByRole('textbox', { name: 'Your ad' }), 'Sauna?')
    expect(screen.getByRole('figure').textContent).toMatch(/frejaSauna\?$/)
    expect(screen.getByText('194 characters left')).toBeDefined()
    expect(screen.getByText(/Runs for 7 days from the payment on/)).toBeDefined()
  })

  it('orders what is written', async () => {
    const { user, asked } = await open()
    await user.type(await screen.findByRole('textbox', { name: 'Your ad' }), '  Sauna?  ')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: /^Pay/ }))
    const { name, variables } = asked()
    expect(name).toBe('usePromoteAdMutation')
    expect(variables).toMatchObject({ input: { text: 'Sauna?', payment: { method: 'CREDIT_CARD', consent: true } } })
  })

  it('orders no empty one', async () => {
    const { user, asked } = await open()
    await user.click(await screen.findByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: /^Pay/ }))
    expect(screen.getByText('Write a few words first.')).toBeDefined()
    expect(asked().name).toBe('PromoteQuickScorScreenQuery')
  })

  it('keeps the words, and shows at them what was refused', async () => {
    const { user, answer } = await open()
    await user.type(await screen.findByRole('textbox', { name: 'Your ad' }), 'Sauna?')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: /^Pay/ }))
    const userErrors = [{ code: 'TOO_LONG', message: 'It is too long', field: ['text'] }]
    await answer({ BuyQuickScorAdPayload: () => ({ order: null, checkoutUrl: null, userErrors }) })
    expect(screen.getByText('It is too long')).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Your ad' })).toHaveProperty('value', 'Sauna?')
  })

  it('says how to reach the support where it is not sold', async () => {
    await open(null)
    expect(await screen.findByText(/Nothing can be paid here right now/)).toBeDefined()
  })
})
