// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { LogInDialog } from './LogInDialog'

const open = (path: string) =>
  renderScreen(<LogInDialog />, { texts: ['front'], path, viewer: { isLoggedIn: false }, site: { isDemo: false } })

const address = () => screen.getByLabelText('Address').textContent

function write(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

describe('the log-in dialog', () => {
  it('stays closed until the address opens it', async () => {
    await open('/')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the error, and keeps the name', async () => {
    const { user, asked, answer } = await open('/?u=%2FSettings')
    await screen.findByLabelText('Profile name or e-mail')
    write('Profile name or e-mail', 'freja')
    write('Password', 'not the one')
    await user.click(screen.getByLabelText('Remember me'))
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(asked().variables).toEqual({ input: { name: 'freja', password: 'not the one', rememberMe: true } })
    await answer({
      LogOnPayload: () => ({ userErrors: [{ code: 'WRONG_CREDENTIALS', message: 'Not right', field: null }] }),
    })
    expect((await screen.findByRole('alert')).textContent).toBe('Not right')
    expect(screen.getByLabelText('Profile name or e-mail')).toHaveProperty('value', 'freja')
  })

  it('asks before it restores a deleted profile', async () => {
    const { user, asked, answer, environment } = await open('/?login=1')
    await screen.findByLabelText('Profile name or e-mail')
    write('Profile name or e-mail', 'freja')
    write('Password', 'a bench by the harbour')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    const erased = { code: 'PROFILE_WILL_BE_ERASED', message: 'Erased on 23 December 2026', field: null }
    const refuse = () => answer({ LogOnPayload: () => ({ userErrors: [erased] }) })
    await refuse()
    expect((await screen.findByRole('alert')).textContent).toBe(erased.message)
    await user.click(screen.getByRole('button', { name: 'Leave it deleted' }))
    expect(environment.mock.getAllOperations()).toEqual([])
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')

    write('Password', 'a bench by the harbour')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await refuse()
    await user.click(await screen.findByRole('button', { name: 'Get my profile back' }))
    expect(asked().variables).toEqual({
      input: { name: 'freja', password: 'a bench by the harbour', rememberMe: false, restore: true },
    })
  })

  it('requires name and password before it sends anything', async () => {
    const { user, environment } = await open('/?login=1')
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('Write your profile name or your e-mail address.')).toBeDefined()
    expect(screen.getByText('Write your password.')).toBeDefined()
    expect(environment.mock.getAllOperations()).toEqual([])
  })

  it('offers the confirmation mail again, because it may be missing', async () => {
    const { user, asked, answer } = await open('/?login=1')
    await screen.findByLabelText('Profile name or e-mail')
    write('Profile name or e-mail', 'freja@example.test')
    write('Password', 'a bench by the harbour')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await answer({
      LogOnPayload: () => ({ userErrors: [{ code: 'WRONG_CREDENTIALS', message: 'Not right', field: null }] }),
    })
    await user.click(await screen.findByRole('button', { name: 'Send the confirmation mail again' }))
    expect(asked().variables).toEqual({ input: { email: 'freja@example.test' } })
  })

  it('leads to the forgotten password and keeps a typed address', async () => {
    const { user, asked, answer } = await open('/?login=1')
    await screen.findByLabelText('Profile name or e-mail')
    write('Profile name or e-mail', 'freja@example.test')
    await user.click(screen.getByRole('button', { name: 'Forgotten your password?' }))
    expect(await screen.findByLabelText('E-mail')).toHaveProperty('value', 'freja@example.test')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(asked().variables).toEqual({ input: { email: 'freja@example.test' } })
    await answer({ RequestPasswordResetPayload: () => ({ userErrors: [] }) })
    expect(await screen.findByText(/^If freja@example.test belongs to a profile/)).toBeDefined()
  })

  it('closes without losing the wanted page', async () => {
    const { user } = await open('/?u=%2FSettings')
    await screen.findByRole('dialog')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/?u=%2FSettings')
  })
})
