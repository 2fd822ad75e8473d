// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { BuyMembershipDialog } from './BuyMembershipDialog'

const offered = (currency: string, paymentMethods: readonly string[] = ['CREDIT_CARD']) => ({
  BuyMembershipDialog: () => ({
    heading: 'Write your own blog',
    text: 'Blogs are for members.',
    benefits: ['Write to everybody', 'See who came by'],
    packages: [
      {
        id: 'P0',
        months: null,
        isRenewing: false,
        name: '24 hours',
        price: { amount: 4900, currency },
        pricePerMonth: { amount: 149000, currency },
        vat: { amount: 980, currency },
        paymentMethods,
      },
      {
        id: 'P3',
        months: 3,
        isRenewing: true,
        name: '3 months',
        price: { amount: 34900, currency },
        pricePerMonth: { amount: 11633, currency },
        vat: { amount: 6980, currency },
        paymentMethods,
      },
    ],
  }),
})

afterEach(() => vi.unstubAllGlobals())

const words = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ')

async function open(offer = offered('DKK')) {
  const onClose = vi.fn()
  const view = await renderScreen(<BuyMembershipDialog feature="CREATE_BLOG" onClose={onClose} />, {
    texts: ['payments'],
    path: '/Community/Blogs/Create',
  })
  const wanted = view.asked()
  await view.answer(offer)
  const dialog = within(await screen.findByRole('dialog', { name: 'Write your own blog' }))
  return { ...view, wanted, onClose, dialog }
}

function watchLeaving(): string[] {
  const left: string[] = []
  vi.stubGlobal('location', { ...window.location, assign: (address: string) => left.push(address) })
  return left
}

describe('the buy-membership dialog', () => {
  it.each([
    ['DKK', 'kr. 49,00', 'kr. 349,00', 'kr. 116,33 a month'],
    ['NOK', 'kr 49,00', 'kr 349,00', 'kr 116,33 a month'],
    ['SEK', '49,00 kr', '349,00 kr', '116,33 kr a month'],
    ['GBP', '£49.00', '£349.00', '£116.33 a month'],
  ])('shows the prices of the packages in %s', async (currency, day, months, perMonth) => {
    const { dialog, wanted } = await open(offered(currency))
    expect(wanted).toEqual({ name: 'BuyMembershipDialogQuery', variables: { feature: 'CREATE_BLOG' } })
    const [first, second] = dialog
      .getAllByRole('radio', { name: /24 hours|3 months/ })
      .map((radio) => radio.closest('label'))
    // The day pass has no monthly price.
    expect(first && words(first)).toBe(`24 hours${day}`)
    expect(second && words(second)).toBe(`3 months${months}${perMonth}`)
  })

  it('tells price, VAT and renewal of the chosen package before it is paid', async () => {
    const { user, dialog } = await open()
    expect(dialog.getByText('Paid once, and does not renew.')).toBeDefined()
    await user.click(dialog.getByRole('radio', { name: /3 months/ }))
    const summary = words(dialog.getByRole('group', { name: '3 months' }))
    expect(summary).toContain('kr. 349,00')
    expect(summary).toContain('Including kr. 69,80 VAT')
    expect(summary).toContain('Renews every 3 months at kr. 349,00, until you stop it.')
  })

  it('orders nothing without the consent', async () => {
    const { user, dialog, environment } = await open()
    await user.click(dialog.getByRole('button', { name: /^Pay/ }))
    expect(dialog.getByText('Tick this to go on.')).toBeDefined()
    expect(environment.mock.getAllOperations()).toEqual([])
  })

  it('orders once, and leads to the payment page', async () => {
    const left = watchLeaving()
    const { user, dialog, asked, answer, onClose } = await open()
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: /^Pay/ }))
    const { name, variables } = asked()
    expect(name).toBe('useBuyMembershipMutation')
    expect(variables).toMatchObject({
      input: {
        packageId: 'P0',
        payment: { method: 'CREDIT_CARD', consent: true, returnPath: '/Community/Blogs/Create' },
      },
    })
    await answer({
      BuyMembershipPayload: () => ({
        order: { legacyId: 100_001 },
        checkoutUrl: 'https://pay.example/1',
        userErrors: [],
      }),
    })
    expect(left).toEqual(['https://pay.example/1'])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('says what was refused, and orders the same with the same key', async () => {
    const { user, dialog, asked, answer } = await open()
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: /^Pay/ }))
    const keyOf = () => (asked().variables as { input: { payment: { key: string } } }).input.payment.key
    const key = keyOf()
    const userErrors = [{ code: 'PAYMENT_UNAVAILABLE', message: 'We cannot reach the payment service.', field: null }]
    await answer({ BuyMembershipPayload: () => ({ order: null, checkoutUrl: null, userErrors }) })
    expect(dialog.getByText('We cannot reach the payment service.')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: /^Pay/ }))
    expect(keyOf()).toBe(key)
    await answer({ BuyMembershipPayload: () => ({ order: null, checkoutUrl: null, userErrors }) })
    await user.click(dialog.getByRole('radio', { name: /3 months/ }))
    await user.click(dialog.getByRole('button', { name: /^Pay/ }))
    expect(keyOf()).not.toBe(key)
  })

  it('leads a transfer to its order, and says that it renews nothing', async () => {
    const { user, dialog, answer } = await open(offered('DKK', ['CREDIT_CARD', 'BANK_TRANSFER']))
    await user.click(dialog.getByRole('radio', { name: /3 months/ }))
    await user.click(dialog.getByRole('radio', { name: 'Bank transfer' }))
    expect(dialog.getByText('Paid by transfer, it does not renew.')).toBeDefined()
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: /^Order and pay/ }))
    await answer({
      BuyMembershipPayload: () => ({ order: { legacyId: 100_001 }, checkoutUrl: null, userErrors: [] }),
    })
    const address = await screen.findByText('/Community/Blogs/Create?showReceipt=100001')
    expect(address).toBeDefined()
  })

  it('shows contact details where nothing can be paid', async () => {
    const { dialog } = await open(offered('DKK', []))
    expect(dialog.getByText(/Call us on \+45 00 00 00 00 or write to help@nordlys.example/)).toBeDefined()
    expect(dialog.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  it('shows contact details when the offers cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { fail } = await renderScreen(<BuyMembershipDialog feature="CREATE_BLOG" onClose={() => undefined} />, {
      texts: ['payments'],
    })
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(await screen.findByText(/Nothing can be paid here right now. Call us on \+45/)).toBeDefined()
    vi.restoreAllMocks()
  })
})
