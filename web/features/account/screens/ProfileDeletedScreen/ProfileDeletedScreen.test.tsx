// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { deletedPath } from '../../deletedPath'
import { ProfileDeletedScreen } from './ProfileDeletedScreen'

const open = (path: string) =>
  renderScreen(<ProfileDeletedScreen />, { texts: ['account'], path, viewer: { isLoggedIn: false } })

describe('the page after a deletion', () => {
  it('says what happens next, until when the profile can be restored, and how', async () => {
    await open(deletedPath('2026-12-23T10:00:00.000Z'))
    expect(await screen.findByRole('heading', { name: 'Your profile is deleted' })).toBeDefined()
    expect(screen.getByText(/Nobody sees it any more/)).toBeDefined()
    expect(screen.getByText(/On 23 December 2026 everything is erased/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Log in to get it back' }).getAttribute('href')).toContain('login=')
  })

  it.each(['', '?until=tomorrow', '?until=2026-02-31x'])('shows no date that it does not know: %s', async (query) => {
    await open(`/ProfileDeleted${query}`)
    expect(await screen.findByText(/After 30 days everything is erased/)).toBeDefined()
  })
})
