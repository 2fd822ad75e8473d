// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import { describe, expect, it } from 'vitest'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { renderScreen } from '#testing/renderScreen'
import { samplePreferences } from '#testing/session'
import type { ProfileLinkTestQuery } from './__generated__/ProfileLinkTestQuery.graphql'
import { ProfileLink } from './ProfileLink'

const query = graphql`
  query ProfileLinkTestQuery @preloadable {
    profile(legacyId: 11) {
      ...ProfileLink_profile
    }
  }
`

function Line() {
  const { profile } = useScreenQuery<ProfileLinkTestQuery>(query)
  return profile && <ProfileLink profile={profile} />
}

const open = (discreet: boolean) =>
  renderScreen(<Line />, {
    query,
    viewer: { preferences: { ...samplePreferences, scrambleProfileLinks: discreet } },
    data: { Profile: () => ({ legacyId: 11, name: 'ingeborg', gender: 'FEMALE' }) },
  })

const link = () => screen.findByRole('link', { name: 'ingeborg, Woman' })
const scrambled = () => screen.findByRole('link', { name: 'Scrambled name, Woman' })

describe('a profile link', () => {
  it('leads to the profile', async () => {
    await open(false)
    expect((await link()).getAttribute('href')).toBe('/Profile/11')
    expect((await link()).textContent).toBe('ingeborg')
  })

  it('does not contain the name in the discreet view until it is pointed at', async () => {
    const { user, container } = await open(true)
    expect((await scrambled()).getAttribute('href')).toBe('/Profile/11')
    expect(container.innerHTML).not.toContain('ingeborg')
    await user.hover(await scrambled())
    expect((await link()).textContent).toBe('ingeborg')
    await user.unhover(await link())
    await scrambled()
    expect(container.innerHTML).not.toContain('ingeborg')
  })

  it('shows the name while it has the focus', async () => {
    const { user } = await open(true)
    await scrambled()
    await user.tab()
    expect((await link()).textContent).toBe('ingeborg')
  })
})
