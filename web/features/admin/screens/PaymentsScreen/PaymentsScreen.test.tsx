// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import type { SessionTraits } from '#testing/session'
import query from './__generated__/PaymentsScreenQuery.graphql'
import { PaymentsScreen } from './PaymentsScreen'

const DKK = (amount: number) => ({ amount, currency: 'DKK' })

const open = (viewer: SessionTraits['viewer'] = { roleLevel: 'SUPPORT' }, takings: object = {}) =>
  renderScreen(<PaymentsScreen />, {
    texts: ['admin', 'payments', 'staff'],
    path: '/Admin/Payments?day=2026-03-05',
    viewer,
    query,
    variables: { day: '2026-03-05', staff: viewer?.roleLevel === 'SUPPORT' },
    data: { Viewer: () => ({ takings: [], paymentDifferences: [], ...takings }) },
  })

const part = (name: string) => within(screen.getByRole('region', { name }))

describe('the payments of the staff', () => {
  it('are not there for others', async () => {
    await open({})
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })).toBeDefined()
  })

  it('lead to an order by its number', async () => {
    const { user } = await open()
    await user.type(part('Find an order').getByRole('textbox'), 'one')
    await user.click(part('Find an order').getByRole('button', { name: 'Open' }))
    expect(part('Find an order').getByText(/Write the number alone/)).toBeDefined()
    await user.clear(part('Find an order').getByRole('textbox'))
    await user.type(part('Find an order').getByRole('textbox'), '100001')
    await user.click(part('Find an order').getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/Admin/Payments/100001'))
  })

  it('show what came in on a day, and what does not agree with the services', async () => {
    const { user } = await open(undefined, {
      takings: [{ item: 'MEMBERSHIP', payments: 2, paid: DKK(29_800), refunded: DKK(500), vat: DKK(5860) }],
      paymentDifferences: [
        { service: 'BILLWERK', handle: 'a1', orderNumber: 100_001, ours: DKK(0), theirs: DKK(14_900) },
        { service: 'BILLWERK', handle: 'a2', orderNumber: null, ours: DKK(0), theirs: DKK(500) },
      ],
    })
    const takings = part('The day’s takings')
    expect(takings.getByText('Membership')).toBeDefined()
    expect(takings.getByText('2 orders')).toBeDefined()
    expect(takings.getByText('2 orders do not agree with the payment services.')).toBeDefined()
    expect(takings.getByRole('link', { name: 'Order 100001' }).getAttribute('href')).toBe('/Admin/Payments/100001')
    const day = takings.getByRole('textbox', { name: 'Day' })
    await user.clear(day)
    await user.type(day, '04/03/2026')
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/Admin/Payments?day=2026-03-04'))
  })

  it('say that everything agrees', async () => {
    await open()
    expect(part('The day’s takings').getByText('Nothing came in on this day')).toBeDefined()
    expect(part('The day’s takings').getByText('Everything agrees with the payment services.')).toBeDefined()
  })

  it('record a transfer as the bank statement shows it', async () => {
    const { user, asked, answer } = await open()
    const form = part('Record a transfer')
    await user.type(form.getByRole('textbox', { name: 'Reference' }), 'abcdefghjkmn')
    await user.type(form.getByRole('textbox', { name: 'The bank’s number of the transfer' }), '2026-03-05/17')
    await user.type(form.getByRole('textbox', { name: 'Amount in DKK' }), '149,00')
    await user.click(form.getByRole('button', { name: 'Record' }))
    expect(asked()).toEqual({
      name: 'usePaymentsRecordMutation',
      variables: {
        input: { reference: 'ABCDEFGHJKMN', bankReference: '2026-03-05/17', amount: 14_900, currency: 'DKK' },
      },
    })
    const userErrors = [{ code: 'WRONG_AMOUNT', message: 'The amount is another one', field: ['amount'] }]
    await answer({ RecordBankTransferPayload: () => ({ order: null, userErrors }) })
    expect(form.getByText('The amount is another one')).toBeDefined()
    await user.click(form.getByRole('button', { name: 'Record' }))
    await answer({ RecordBankTransferPayload: () => ({ order: { legacyId: 100_002 }, userErrors: [] }) })
    expect((await form.findByRole('link', { name: 'See order 100002' })).getAttribute('href')).toBe(
      '/Admin/Payments/100002',
    )
  })

  it('try a renewal again, and say how it ended', async () => {
    const { user, asked, answer } = await open()
    const form = part('Try a renewal again')
    await user.type(form.getByRole('textbox'), '7')
    await user.click(form.getByRole('button', { name: 'Try again' }))
    expect(asked()).toEqual({ name: 'useFindProfileQuery', variables: { text: '7' } })
    await answer({
      Viewer: () => ({
        staffProfiles: {
          edges: [
            { node: { id: 's1', profileId: 'profile-17', legacyId: 17 } },
            { node: { id: 's2', profileId: 'profile-7', legacyId: 7 } },
          ],
        },
      }),
    })
    expect(asked()).toEqual({
      name: 'usePaymentsRerunMutation',
      variables: { input: { profileId: 'profile-7' } },
    })
    await answer({ RerunRenewalPayload: () => ({ isRenewed: false, userErrors: [] }) })
    expect(await form.findByText(/It was not paid/)).toBeDefined()
  })
})
