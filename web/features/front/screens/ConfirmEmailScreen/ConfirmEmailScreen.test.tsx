// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { ConfirmEmailScreen } from './ConfirmEmailScreen'

const open = () =>
  renderScreen(<ConfirmEmailScreen />, {
    texts: ['front'],
    path: '/ConfirmEmail?q=ab cd',
    viewer: { isLoggedIn: false },
  })

const press = 'Confirm my address'

describe('the confirmation of an address', () => {
  it('waits for a press, because mail scanners open links', async () => {
    const { user, environment, asked } = await open()
    expect(environment.mock.getAllOperations()).toEqual([])
    await user.click(await screen.findByRole('button', { name: press }))
    expect(asked()).toEqual({ name: 'useConfirmEmailMutation', variables: { input: { query: 'ab+cd' } } })
  })

  it('leads to the page for expired links', async () => {
    const { user, answer } = await open()
    await user.click(await screen.findByRole('button', { name: press }))
    await answer({
      ConfirmEmailPayload: () => ({ userErrors: [{ code: 'LINK_EXPIRED', message: 'Expired', field: null }] }),
    })
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/LinkExpired'))
  })

  it('requires the password of a new profile, and says when it is wrong', async () => {
    const { user, asked, answer } = await open()
    // The screen asks for the password beforehand; the test presses without it.
    const field = await screen.findByLabelText('The password you chose')
    await user.click(screen.getByRole('button', { name: press }))
    const refuse = (code: string, message: string) =>
      answer({ ConfirmEmailPayload: () => ({ userErrors: [{ code, message, field: ['password'] }] }) })
    await refuse('PASSWORD_REQUIRED', 'Write it')
    expect(await screen.findByText('Write it')).toBeDefined()
    expect(document.activeElement).toBe(field)

    await user.type(field, 'a bench by the harbour')
    await user.click(screen.getByRole('button', { name: press }))
    expect(asked().variables).toEqual({ input: { query: 'ab+cd', password: 'a bench by the harbour' } })
    await refuse('WRONG_PASSWORD', 'Not the one')
    expect(await screen.findByText('Not the one')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Create the profile again with the same address' })).toBeDefined()
  })

  it('shows any other problem and allows another attempt', async () => {
    const { user, answer } = await open()
    await user.click(await screen.findByRole('button', { name: press }))
    await answer({
      ConfirmEmailPayload: () => ({ userErrors: [{ code: 'LINK_INVALID', message: 'Copy all of it', field: null }] }),
    })
    expect((await screen.findByRole('alert')).textContent).toBe('Copy all of it')
    expect(screen.getByRole('button', { name: press })).toHaveProperty('disabled', false)
  })
})
