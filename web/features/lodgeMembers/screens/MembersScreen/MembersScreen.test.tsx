// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { membership, ownLodge, pageOf } from '../../testing/lodge'
import query from './__generated__/MembersScreenQuery.graphql'
import { MembersScreen } from './MembersScreen'

const open = (lodge: object, path: string) =>
  renderScreen(<MembersScreen />, {
    texts: ['lodge', 'lodgeMembers'],
    path,
    query,
    variables: { legacyId: 7, order: 'LAST_JOINED', name: null },
    data: { Lodge: () => ({ ...ownLodge, viewerIsVisible: null, ...lodge }) },
  })

const address = () => screen.getByLabelText('Address').textContent

describe('the members of a lodge', () => {
  it('are shown with their role, without those who have left since', async () => {
    const members = pageOf([
      membership('Freja', { role: 'ASSISTANT' }),
      membership('Bo', { role: null, joinedAt: null }),
    ])
    await open({ members }, '/Community/Lodges/Lodge/7/Members')
    expect(await screen.findByText('Assistant · since 2 Jan 2026')).toBeDefined()
    expect(screen.queryByText(/Bo/)).toBeNull()
  })

  it('are found by name and ordered in the address', async () => {
    const { user } = await open({ members: pageOf([]) }, '/Community/Lodges/Lodge/7/Members')
    await user.click(await screen.findByRole('radio', { name: 'By role' }))
    await waitFor(() => expect(address()).toBe('/Community/Lodges/Lodge/7/Members?order=rank'))
    await user.type(screen.getByRole('searchbox', { name: 'Find a member by name' }), 'fre{Enter}')
    await waitFor(() => expect(address()).toBe('/Community/Lodges/Lodge/7/Members?order=rank&name=fre'))
  })

  it('are no page outside a lodge that keeps them to itself', async () => {
    await open({ viewerRole: null, viewerCanSeeInside: false, members: null }, '/Community/Lodges/Lodge/7/Members')
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })).toBeDefined()
  })
})
