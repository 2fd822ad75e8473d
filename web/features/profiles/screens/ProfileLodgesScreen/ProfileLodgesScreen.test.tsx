// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import ProfileLodgesScreenQuery from './__generated__/ProfileLodgesScreenQuery.graphql'
import { ProfileLodgesScreen } from './ProfileLodgesScreen'

const edge = (name: string, role: string, isVisible = true) => ({
  role,
  isVisible,
  node: {
    __typename: 'Lodge',
    id: name,
    legacyId: 3,
    name,
    cover: null,
    place: null,
    kinks: [],
    category: { name: 'Couples' },
    activeAt: '2026-11-20T13:02:00Z',
    newMemberCount: 0,
    newMediaCount: 0,
    viewerRole: null,
    viewerRequestStatus: null,
    viewerInvitationStatus: null,
  },
})

const open = (legacyId: number, edges: readonly object[]) =>
  renderScreen(<ProfileLodgesScreen />, {
    path: `/Profile/${legacyId}/Lodges`,
    route: '/Profile/:id/Lodges',
    texts: ['profiles', 'lodge'],
    query: ProfileLodgesScreenQuery,
    variables: { legacyId },
    data: {
      ProfileView: () => ({ state: 'SHOWN' }),
      Profile: () => ({
        legacyId,
        name: legacyId === 7 ? 'freja' : 'ida',
        picture: null,
        area: null,
        lodges: { edges },
      }),
    },
  })

const cardOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('article') as HTMLElement)

describe('the lodges of a profile', () => {
  it('say what the profile leads', async () => {
    await open(11, [edge('Winter swimmers', 'OWNER'), edge('The long table', 'MEMBER')])
    expect((await cardOf('Winter swimmers')).getByText('ida owns it')).toBeDefined()
    expect((await cardOf('The long table')).queryByText(/ida/)).toBeNull()
  })

  it('say to the viewer which of their own others do not see', async () => {
    await open(7, [edge('Winter swimmers', 'MEMBER', false)])
    expect((await cardOf('Winter swimmers')).getByText('Only you see it')).toBeDefined()
  })

  it('say when there are none', async () => {
    await open(11, [])
    expect(await screen.findByText('ida is not a member of any lodge')).toBeDefined()
  })
})
