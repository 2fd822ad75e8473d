// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { GiftDialog } from './GiftDialog'

const NOK = (amount: number) => ({ amount, currency: 'NOK' })

const gift = (id: string, name: string, amount: number, months: number) => ({
  id,
  name,
  months,
  price: NOK(amount),
  pricePerMonth: NOK(Math.round(amount / months)),
  vat: NOK(amount / 5),
  paymentMethods: ['CREDIT_CARD'],
})

afterEach(() => vi.unstubAllGlobals())

describe('giving a membership', () => {
  it('says what the receiver learns, and leads to the payment page', async () => {
    const left: string[] = []
    vi.stubGlobal('location', { ...window.location, assign: (address: string) => left.push(address) })
    const { user, asked, answer } = await renderScreen(
      <GiftDialog receiver={{ id: 'profile-8', legacyId: 8, name: 'ida' }} onClose={() => undefined} />,
      { texts: ['payments'] },
    )
    await answer({
      Viewer: () => ({ giftPackages: [gift('P11', '1 month', 19_900, 1), gift('P12', '3 months', 44_900, 3)] }),
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Give ida a membership' }))
    expect(dialog.getByText(/told that it is from you, but not what it cost/)).toBeDefined()
    await user.click(await dialog.findByRole('radio', { name: /3 months/ }))
    expect(dialog.getByText('Paid once, and does not renew.')).toBeDefined()
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: /^Pay kr\s449,00/ }))
    const { name, variables } = asked()
    expect(name).toBe('GiftDialogMutation')
    expect(variables).toMatchObject({
      input: { packageId: 'P12', profileId: 'profile-8', payment: { returnPath: '/Profile/8' } },
    })
    await answer({
      GiveMembershipPayload: () => ({
        order: { legacyId: 5 },
        checkoutUrl: 'https://pay.example/5',
        userErrors: [],
      }),
    })
    expect(left).toEqual(['https://pay.example/5'])
  })
})
