// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { GraphError } from '#platform/relay/errors'
import { BirthdayDialog } from './BirthdayDialog'

const noErrors = { userErrors: [] }

describe('the birthday dialog', () => {
  it('takes the quick ad with the words of the member, and closes', async () => {
    const onClose = vi.fn()
    const { user, asked, answer } = await renderScreen(<BirthdayDialog onClose={onClose} />)
    expect(screen.getByRole('dialog', { name: 'Happy birthday, freja' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Take the quick ad' })).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('Your words in a quick ad'), '  Cake for two  ')
    await user.click(screen.getByRole('button', { name: 'Take the quick ad' }))
    expect(asked()).toEqual({
      name: 'BirthdayDialogQuickAdMutation',
      variables: { input: { text: 'Cake for two' } },
    })
    await answer({ TakeBirthdayQuickAdPayload: () => noErrors })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('keeps the typed text when the server refuses it, with the reason at the field', async () => {
    const onClose = vi.fn()
    const { user, answer } = await renderScreen(<BirthdayDialog onClose={onClose} />)
    const field = screen.getByLabelText('Your words in a quick ad')
    await user.type(field, 'Call 112')
    await user.click(screen.getByRole('button', { name: 'Take the quick ad' }))
    await answer({
      TakeBirthdayQuickAdPayload: () => ({
        userErrors: [{ code: 'NO_PHONE', message: 'Leave out the number', field: ['text'] }],
      }),
    })
    expect(field).toHaveProperty('value', 'Call 112')
    expect(screen.getByText('Leave out the number')).toBeDefined()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('keeps the typed text on a network fault', async () => {
    const { user, fail } = await renderScreen(<BirthdayDialog onClose={() => undefined} />)
    await user.type(screen.getByLabelText('Your words in a quick ad'), 'Cake')
    await user.click(screen.getByRole('button', { name: 'Take the quick ad' }))
    await fail(new GraphError('NETWORK'))
    expect(await screen.findByText(/no connection to the server/)).toBeDefined()
    expect(screen.getByLabelText('Your words in a quick ad')).toHaveProperty('value', 'Cake')
  })

  it.each([
    ['Be at the top of the search for a day', 'BirthdayDialogSearchMutation', 'TakeBirthdaySearchPromotionPayload'],
    ['No, thank you', 'BirthdayDialogRejectMutation', 'RejectBirthdayPresentPayload'],
  ])('closes after "%s"', async (label, name, payload) => {
    const onClose = vi.fn()
    const { user, asked, answer } = await renderScreen(<BirthdayDialog onClose={onClose} />)
    await user.click(screen.getByRole('button', { name: label }))
    expect(asked().name).toBe(name)
    await answer({ [payload]: () => noErrors })
    expect(onClose).toHaveBeenCalledOnce()
  })
})
