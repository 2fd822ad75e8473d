// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { ReportDialog } from './ReportDialog'

const onClose = vi.fn()

async function open() {
  const view = await renderScreen(
    <ReportDialog item={{ id: 'P1', kind: 'profile', name: 'ida' }} onClose={onClose} />,
    { texts: ['members'] },
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Report ida' }))
  const send = () => view.user.click(dialog.getByRole('button', { name: 'Send the report' }))
  const requests = () => view.environment.mock.getAllOperations().length
  return { ...view, dialog, send, requests }
}

describe('the report dialog', () => {
  it('requires a reason', async () => {
    const { dialog, send, requests } = await open()
    await send()
    expect(await dialog.findByText('Choose what is wrong')).toBeDefined()
    expect(requests()).toBe(0)
  })

  it('requires an explanation for "something else"', async () => {
    const { user, dialog, send, requests, asked } = await open()
    await user.click(dialog.getByRole('radio', { name: /Something else/ }))
    await send()
    expect(await dialog.findByText(/Write a few words/)).toBeDefined()
    expect(requests()).toBe(0)
    await user.type(dialog.getByLabelText(/What is it about/), ' Sells watches ')
    await send()
    expect(asked().variables).toEqual({ input: { id: 'P1', reason: 'OTHER', text: 'Sells watches' } })
  })

  it.each([
    ['Not who they say', 'FAKE_PROFILE'],
    ['It is about money', 'MONEY_OFFER'],
    ['Harassment or threats', 'HARASSMENT'],
    ['Pictures of children', 'CHILD_PICTURES'],
  ])('allows "%s" without an explanation', async (name, reason) => {
    const { user, dialog, send, asked, answer } = await open()
    await user.click(dialog.getByRole('radio', { name: new RegExp(name) }))
    await send()
    expect(asked().variables).toEqual({ input: { id: 'P1', reason, text: null } })
    await answer({ ReportContentPayload: () => ({ userErrors: [] }) })
    expect(await screen.findByRole('dialog', { name: 'Thank you for telling us' })).toBeDefined()
  })

  it('keeps the explanation when sending fails', async () => {
    const { user, dialog, send, fail } = await open()
    await user.click(dialog.getByRole('radio', { name: /Harassment/ }))
    await user.type(dialog.getByRole('textbox'), 'Writes every night')
    await send()
    await fail(new GraphError('NETWORK'))
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Writes every night')
    expect(dialog.getByRole('radio', { name: /Harassment/ })).toHaveProperty('checked', true)
  })
})
