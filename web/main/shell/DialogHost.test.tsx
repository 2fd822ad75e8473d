// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { DialogHost } from './DialogHost'

// Loads the lazy dialog beforehand, which takes long on a busy machine.
beforeAll(() => import('#shared/payments/ReceiptDialog'), 60_000)

const order = {
  status: 'PAID',
  declineReason: null,
  item: 'MEMBERSHIP',
  price: { amount: 14_900, currency: 'DKK' },
  refunded: { amount: 0, currency: 'DKK' },
  isWithdrawn: false,
  openUntil: '2026-03-05T13:00:00Z',
  endsAt: '2026-04-05T12:02:00Z',
  checkoutUrl: null,
  bankTransfer: null,
  recipient: null,
}

async function open(answered: object | null, path = '/Search?text=sauna&showReceipt=100001') {
  const view = await renderScreen(<DialogHost />, { texts: ['payments'], path })
  await waitFor(() => expect(view.environment.mock.getAllOperations()).toHaveLength(1))
  await view.answer({ Viewer: () => ({ order: answered }) })
  return view
}

describe('the receipt that an address asks for', () => {
  it('opens over the page, and leaves the address when it is closed', async () => {
    const { user } = await open(order)
    const dialog = within(await screen.findByRole('dialog', { name: 'Receipt' }))
    expect(dialog.getByText('Thank you, it is paid')).toBeDefined()
    expect(dialog.getByRole('link', { name: 'See the whole receipt' }).getAttribute('href')).toBe(
      '/Receipt?order=100001',
    )
    const [, close] = dialog.getAllByRole('button', { name: 'Close' })
    await user.click(close as HTMLElement)
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/Search?text=sauna'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says why a payment failed, and leads back to it', async () => {
    await open({
      ...order,
      status: 'WAITING',
      declineReason: 'CARD_BLOCKED',
      checkoutUrl: 'https://pay.example/1',
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Order' }))
    expect(dialog.getByText(/The card is blocked/)).toBeDefined()
    expect(dialog.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('https://pay.example/1')
  })

  it('is left out for a membership of 24 hours that is paid', async () => {
    await open({ ...order, item: 'ONE_DAY_MEMBERSHIP' })
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/Search?text=sauna'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not asked for by anything but a number', async () => {
    const { environment } = await renderScreen(<DialogHost />, { path: '/Search?showReceipt=me' })
    expect(environment.mock.getAllOperations()).toEqual([])
  })
})
