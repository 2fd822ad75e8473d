// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { TopMenu } from './TopMenu'

const openMenu = async (viewer: { hasAcceptedTerms: boolean }) => {
  const { user } = await renderScreen(<TopMenu showsCounters={false} />, { viewer })
  await user.click(screen.getByRole('button', { name: /freja/ }))
  await screen.findByRole('menuitem', { name: 'Log out' })
}

describe('the account menu', () => {
  it('leads to the own profile', async () => {
    await openMenu({ hasAcceptedTerms: true })
    expect(screen.getByRole('menuitem', { name: 'My profile' }).getAttribute('href')).toBe('/Profile/7')
  })

  it('offers no way round terms that are not accepted', async () => {
    await openMenu({ hasAcceptedTerms: false })
    expect(screen.queryByRole('menuitem', { name: 'My profile' })).toBeNull()
  })
})
