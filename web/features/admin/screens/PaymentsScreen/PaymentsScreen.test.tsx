// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import type { SessionTraits } from '#testing/session'
import { PaymentsScreen } from './PaymentsScreen'

const open = (viewer: SessionTraits['viewer'] = { roleLevel: 'SUPPORT' }) =>
  renderScreen(<PaymentsScreen />, { texts: ['admin', 'payments'], path: '/Admin/Payments', viewer })

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
    expect(asked()).toEqual({ name: 'RerunRenewalQuery', variables: { text: '7' } })
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
