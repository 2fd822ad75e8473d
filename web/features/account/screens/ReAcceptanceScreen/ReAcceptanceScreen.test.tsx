// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import ReAcceptanceScreenQuery from './__generated__/ReAcceptanceScreenQuery.graphql'
import { ReAcceptanceScreen } from './ReAcceptanceScreen'

async function open(path: string, privacyConsent = false) {
  const view = await renderScreen(<ReAcceptanceScreen />, {
    texts: ['account'],
    path,
    viewer: { hasAcceptedTerms: false },
    query: ReAcceptanceScreenQuery,
    data: {
      TermsState: () => ({ version: '2026-10', isAccepted: false, hasPrivacyConsent: privacyConsent }),
      LegalPage: ({ alias }) => ({ title: alias === 'terms' ? 'General terms' : 'Privacy', html: '<p>Text</p>' }),
    },
  })
  await screen.findByText('Our terms have changed')
  return view
}

const ACCEPT = 'Accept and go on'
const address = () => screen.getByLabelText('Address').textContent

describe('the re-acceptance screen', () => {
  it('requires both the terms and the consent', async () => {
    const { user } = await open('/ReAcceptance')
    const [terms, consent] = screen.getAllByRole('checkbox')
    expect(screen.getByRole('button', { name: ACCEPT })).toHaveProperty('disabled', true)
    await user.click(terms as HTMLElement)
    expect(screen.getByRole('button', { name: ACCEPT })).toHaveProperty('disabled', true)
    await user.click(consent as HTMLElement)
    expect(screen.getByRole('button', { name: ACCEPT })).toHaveProperty('disabled', false)
  })

  it('starts with an empty consent box for a member who consented before', async () => {
    await open('/ReAcceptance', true)
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false)
  })

  it.each([
    ['/ReAcceptance?u=%2FSettings', '/Settings'],
    ['/ReAcceptance', '/Start'],
    ['/ReAcceptance?u=%2F%2Fevil.example', '/Start'],
  ])('continues from %s to %s', async (path, target) => {
    const { user, asked, answer } = await open(path)
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(screen.getByRole('button', { name: ACCEPT }))
    expect(asked()).toEqual({ name: 'useSetPrivacyConsentMutation', variables: { input: { consent: true } } })
    await answer({ SetPrivacyConsentPayload: () => ({ userErrors: [] }) })
    expect(asked()).toEqual({ name: 'useAcceptTermsMutation', variables: { input: { version: '2026-10' } } })
    await answer({ AcceptTermsPayload: () => ({ userErrors: [] }), Viewer: () => ({ hasAcceptedTerms: true }) })
    await waitFor(() => expect(address()).toBe(target))
  })

  it('stays when the server refuses', async () => {
    const { user, answer } = await open('/ReAcceptance')
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(screen.getByRole('button', { name: ACCEPT }))
    await answer({ SetPrivacyConsentPayload: () => ({ userErrors: [] }) })
    await answer({
      AcceptTermsPayload: () => ({
        userErrors: [{ code: 'VERSION_OUTDATED', message: 'The terms have just changed again', field: null }],
      }),
      Viewer: () => ({ hasAcceptedTerms: false }),
    })
    expect(address()).toBe('/ReAcceptance')
    expect(await screen.findByText('The terms have just changed again')).toBeDefined()
  })
})
