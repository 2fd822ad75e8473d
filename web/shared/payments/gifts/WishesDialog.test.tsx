// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { WishesDialog } from './WishesDialog'

beforeEach(() => window.sessionStorage.clear())

async function open(birthdays: readonly object[]) {
  const view = await renderScreen(<WishesDialog onClose={() => undefined} />, { texts: ['payments'] })
  await view.answer({
    Viewer: () => ({
      birthdayWishes: {
        offer: {
          name: 'Birthday greeting',
          price: { amount: 1900, currency: 'DKK' },
          vat: { amount: 380, currency: 'DKK' },
          paymentMethods: ['CREDIT_CARD'],
        },
        maxLength: 500,
        birthdays,
      },
    }),
  })
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'A birthday greeting' })) }
}

const birthday = (id: string, name: string, date: string) => ({ profile: { id, name }, date })

describe('a birthday greeting', () => {
  it('goes to a favourite on the day, with what is written', async () => {
    const { user, dialog, asked } = await open([
      birthday('profile-8', 'ida', '2026-03-06'),
      birthday('profile-9', 'villads', '2026-03-08'),
    ])
    await user.click(await dialog.findByRole('combobox', { name: 'To' }))
    await user.click(await screen.findByRole('option', { name: /^villads/ }))
    expect(dialog.getByText(/^villads gets it on 8 March 2026/)).toBeDefined()
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: /^Pay/ }))
    expect(dialog.getByText('Write a few words first.')).toBeDefined()
    await user.type(dialog.getByRole('textbox', { name: 'Your greeting' }), 'Many happy returns')
    await user.click(dialog.getByRole('button', { name: /^Pay/ }))
    const { name, variables } = asked()
    expect(name).toBe('WishesDialogMutation')
    expect(variables).toMatchObject({
      input: { profileId: 'profile-9', text: 'Many happy returns', payment: { returnPath: '/Birthdays' } },
    })
  })

  it('says so where no favourite has a birthday', async () => {
    const { dialog } = await open([])
    expect(await dialog.findByText('None of your favourites has a birthday within a week.')).toBeDefined()
    expect(dialog.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })
})
