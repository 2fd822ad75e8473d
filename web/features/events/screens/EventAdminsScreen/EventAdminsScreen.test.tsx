// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { pageOf } from '../../testing/event'
import query from './__generated__/EventAdminsScreenQuery.graphql'
import { EventAdminsScreen } from './EventAdminsScreen'

const freja = { __typename: 'Profile', id: 'profile-21', legacyId: 21, name: 'freja', gender: 'FEMALE', picture: null }

const open = (admins: readonly object[] = [], staff = true) =>
  renderScreen(<EventAdminsScreen />, {
    texts: ['events', 'gatherings', 'staff'],
    path: '/Staff/EventAdmins',
    query,
    variables: { staff },
    data: { Viewer: () => ({ eventAdmins: pageOf(admins) }) },
  })

const name = async (user: Awaited<ReturnType<typeof open>>['user'], number: string) => {
  await user.type(await screen.findByRole('textbox', { name: 'Profile number' }), number)
  await user.click(screen.getByRole('button', { name: 'Name' }))
}

describe('the event admins of a site', () => {
  it('are named by the number of their profile', async () => {
    const { user, asked, answer } = await open()
    expect(await screen.findByText('Nobody is an event admin here')).toBeDefined()
    await name(user, '21')
    expect(asked()).toEqual({ name: 'useProfileByNumberQuery', variables: { legacyId: 21 } })
    await answer({ Query: () => ({ profile: { id: 'profile-21' } }) })
    await waitFor(() =>
      expect(asked()).toEqual({
        name: 'EventAdminsMutation',
        variables: { input: { profileId: 'profile-21', admin: true } },
      }),
    )
    await answer({ SetEventAdminPayload: () => ({ userErrors: [] }) })
    expect(await screen.findByText('They can make events now')).toBeDefined()
  })

  it('are nobody whose number is wrong or unknown', async () => {
    const { user, asked, answer } = await open()
    await name(user, 'freja')
    expect(screen.getByText('Write the number of a profile.')).toBeDefined()
    await user.clear(screen.getByRole('textbox', { name: 'Profile number' }))
    await name(user, '404')
    await answer({ Query: () => ({ profile: null }) })
    expect(await screen.findByText('There is no profile with this number.')).toBeDefined()
    expect(asked().name).not.toBe('EventAdminsMutation')
  })

  it('say at the number why somebody is refused', async () => {
    const { user, asked, answer } = await open()
    await name(user, '21')
    await answer({ Query: () => ({ profile: { id: 'profile-21' } }) })
    await waitFor(() => expect(asked().name).toBe('EventAdminsMutation'))
    const userErrors = [{ code: 'FORBIDDEN', message: 'Not this one', field: ['profileId'] }]
    await answer({ SetEventAdminPayload: () => ({ userErrors }) })
    expect(await screen.findByText('Not this one')).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Profile number' })).toHaveProperty('value', '21')
  })

  it('are taken off the list', async () => {
    const { user, asked } = await open([freja])
    await user.click(await screen.findByRole('button', { name: 'Remove freja' }))
    expect(asked().variables).toEqual({ input: { profileId: 'profile-21', admin: false } })
  })

  it('are no page for members', async () => {
    await open([], false)
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Profile number' })).toBeNull()
  })
})
