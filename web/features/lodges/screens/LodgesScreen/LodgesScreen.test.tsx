// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { lodgeEdges, sampleLodge } from '../../testing/lodge'
import LodgesScreenQuery from './__generated__/LodgesScreenQuery.graphql'
import { LodgesScreen } from './LodgesScreen'

interface Front {
  own?: object | null
  popular?: object | null
  newest?: object | null
  ban?: { reason: string | null; until: string | null }
}

function open({ own = lodgeEdges(), popular = lodgeEdges(), newest = lodgeEdges(), ban }: Front) {
  return renderScreen(<LodgesScreen />, {
    path: '/Community/Lodges',
    texts: ['lodges', 'lodge'],
    query: LodgesScreenQuery,
    variables: { banned: ban !== undefined },
    viewer: { bans: ban ? ['CREATE_LODGES'] : [] },
    data: {
      Query: () => ({
        popularLodges: popular,
        nearbyLodges: lodgeEdges(),
        newest,
        lodgeCategories: [{ id: 'category-4', name: 'Couples' }],
      }),
      Viewer: () => ({ lodges: own, lodgeBan: ban ?? null }),
    },
  })
}

describe('the front page of the lodges', () => {
  it('shows the viewer’s lodges with what is new, and those to discover, each section with a way to all', async () => {
    await open({
      own: lodgeEdges(sampleLodge(1, 'Winter swimmers', { viewerRole: 'MEMBER', newMemberCount: 2 })),
      popular: lodgeEdges(sampleLodge(2, 'The long table', { access: 'NEW_MEMBERS_APPROVED' })),
      newest: lodgeEdges(sampleLodge(3, 'Slow runners')),
    })
    const own = within(await screen.findByRole('region', { name: 'My lodges' }))
    expect(own.getByRole('link', { name: 'Winter swimmers' }).getAttribute('href')).toBe('/Community/Lodges/Lodge/1')
    expect(own.getByText('2 new members')).toBeDefined()
    expect(own.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/Community/Lodges/MyLodges')
    const popular = within(screen.getByRole('region', { name: 'Popular right now' }))
    expect(popular.getByText('By request')).toBeDefined()
    expect(popular.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/Community/Lodges/Search?sort=4')
    expect(screen.queryByRole('region', { name: 'Close by' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Couples' }).getAttribute('href')).toBe(
      '/Community/Lodges/Search?category=category-4',
    )
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('says which section could not be fetched, and shows the others', async () => {
    await open({ popular: null, newest: lodgeEdges(sampleLodge(3, 'Slow runners')) })
    const popular = within(await screen.findByRole('region', { name: 'Popular right now' }))
    expect(popular.getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Slow runners' })).toBeDefined()
  })

  it('invites the viewer to create the first lodge', async () => {
    await open({})
    expect((await screen.findByRole('link', { name: 'Create a lodge' })).getAttribute('href')).toBe(
      '/Community/Lodges/Create',
    )
  })

  it('gives the reason of a ban from creating, and does not offer it', async () => {
    await open({ ban: { reason: 'Advertising', until: null } })
    expect(await screen.findByText('Our reason: Advertising')).toBeDefined()
    expect(screen.getByText(/with no end date/)).toBeDefined()
    expect(screen.queryByRole('link', { name: /Create/ })).toBeNull()
  })
})
