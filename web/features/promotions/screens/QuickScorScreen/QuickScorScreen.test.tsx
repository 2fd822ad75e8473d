// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { registerPages } from '#platform/routing/hasPage'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/QuickScorScreenQuery.graphql'
import { QuickScorScreen } from './QuickScorScreen'

beforeAll(() => registerPages([{ path: '/Promote/Search' }]))

const ad = (number: number, text: string, viewerCanDelete = false) => ({
  cursor: String(number),
  node: {
    id: `ad-${number}`,
    text,
    createdAt: '2026-03-05T12:00:00Z',
    expiresAt: '2026-03-12T12:00:00Z',
    viewerCanDelete,
    profile: { id: 'profile-8', legacyId: 8, name: 'ida', gender: 'FEMALE', persons: [{ age: 40 }], picture: null },
  },
})

const page = (...edges: object[]) => ({ edges, pageInfo: { hasNextPage: false, endCursor: null } })

function open(ads: object, { path = '/QuickScor', own = false, genders = null as string[] | null } = {}) {
  return renderScreen(<QuickScorScreen />, {
    texts: ['promotions', 'payments'],
    path,
    query,
    variables: { own, genders, areas: null },
    data: {
      Query: () => ({
        ...(own ? {} : { quickScorAds: ads }),
        quickScorFilters: {
          genders: [{ gender: 'FEMALE', count: 2 }],
          areas: [{ countryAreaId: 'area-1', name: 'Sjælland', count: 2 }],
        },
        siteAds: [
          { key: 'search', title: 'Stand first', text: 'For a day', path: '/Promote/Search' },
          { key: 'other', title: 'Nowhere', text: 'Leads to no page', path: '/Nowhere' },
        ],
      }),
      Viewer: () => (own ? { quickScorAds: ads } : {}),
    },
  })
}

const texts = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the board of quick ads', () => {
  it('shows the ads of members, and those of the site that lead somewhere', async () => {
    await open(page(ad(2, 'Sauna on Friday?'), ad(1, 'Coffee?')))
    expect(await screen.findByText('Sauna on Friday?')).toBeDefined()
    expect(texts('QuickScor')).toHaveLength(2)
    expect(texts('From us')).toEqual(['Stand firstFor a day'])
    expect(screen.queryByRole('button', { name: 'Take it down' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Write an ad' }).getAttribute('href')).toBe('/Promote/QuickScor')
  })

  it('keeps its filters in the address', async () => {
    const { user } = await open(page(ad(1, 'Coffee?')))
    await user.click(await screen.findByRole('combobox', { name: 'Gender' }))
    await user.click(await screen.findByRole('option', { name: 'Woman (2)' }))
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/QuickScor?gender=FEMALE'))
  })

  it('leads on where it is empty', async () => {
    const first = await open(page())
    expect(await screen.findByText('The board is empty')).toBeDefined()
    first.unmount()
    await open(page(), { path: '/QuickScor?gender=FEMALE', genders: ['FEMALE'] })
    expect((await screen.findByRole('link', { name: 'Show all ads' })).getAttribute('href')).toBe('/QuickScor')
  })

  it('lets one take down one’s own, which comes back when that fails', async () => {
    const { user, asked, fail } = await open(page(ad(1, 'Coffee?', true)), { path: '/QuickScor?view=own', own: true })
    expect(await screen.findByText('On the board until 12 March 2026')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Take it down' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Take the ad down?' }))
    await user.click(dialog.getByRole('button', { name: 'Take it down' }))
    expect(asked()).toEqual({ name: 'useDeleteAdMutation', variables: { input: { id: 'ad-1' } } })
    expect(screen.queryByText('Coffee?')).toBeNull()
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(await screen.findByText('Coffee?')).toBeDefined()
  })
})
