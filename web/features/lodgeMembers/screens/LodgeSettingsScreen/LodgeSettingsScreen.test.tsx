// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { ownLodge } from '../../testing/lodge'
import query from './__generated__/LodgeSettingsScreenQuery.graphql'
import { LodgeSettingsScreen } from './LodgeSettingsScreen'

const settings = [{ topic: 'MY_MEET_UPS', delivery: ['SHOW_POPUP'] }]

async function open(lodge: object = {}) {
  const view = await renderScreen(<LodgeSettingsScreen />, {
    texts: ['lodge', 'lodgeMembers', 'notifications'],
    query,
    variables: { legacyId: 7 },
    data: {
      Lodge: () => ({ ...ownLodge, notificationSettings: { isDefault: true, settings }, ...lodge }),
      Viewer: () => ({ lodgeNotificationSettings: { defaults: settings } }),
    },
  })
  const way = async (section: string, name: string) =>
    within(await screen.findByRole('region', { name: section })).getByRole('checkbox', { name })
  return { ...view, way }
}

const HERE = 'Notifications from this lodge'
const EVERYWHERE = 'Notifications from all lodges'

describe('the notifications of a lodge', () => {
  it('get a choice of their own at once', async () => {
    const { user, way, asked } = await open()
    await user.click(await way(HERE, 'E-mail'))
    expect(asked()).toEqual({
      name: 'useLodgeDeliveryMutation',
      variables: { input: { lodgeId: 'lodge-7', topic: 'MY_MEET_UPS', delivery: ['SHOW_POPUP', 'SEND_EMAIL'] } },
    })
    expect(await way(HERE, 'E-mail')).toHaveProperty('checked', true)
    expect(await way(EVERYWHERE, 'E-mail')).toHaveProperty('checked', false)
    expect(screen.getByText('This lodge has a choice of its own.')).toBeDefined()
  })

  it('follow the choice for all lodges, and go back when that fails', async () => {
    const { user, way, fail } = await open()
    await user.click(await way(EVERYWHERE, 'Sound'))
    expect(await way(HERE, 'Sound')).toHaveProperty('checked', true)
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(await way(HERE, 'Sound')).toHaveProperty('checked', false)
    expect(await way(EVERYWHERE, 'Sound')).toHaveProperty('checked', false)
  })
})

describe('the membership', () => {
  it('is shown or hidden at once, and cannot be hidden by the owner', async () => {
    const { user, asked, unmount } = await open({ viewerRole: 'MEMBER', viewerIsVisible: true })
    const visible = () => screen.getByRole('switch', { name: /^Show that I am here/ })
    await screen.findByText('The sea')
    await user.click(visible())
    expect(asked().variables).toEqual({ input: { lodgeId: 'lodge-7', visible: false } })
    expect(visible()).toHaveProperty('checked', false)
    unmount()
    await open({ viewerIsVisible: true })
    await screen.findByText('The sea')
    expect(screen.queryByRole('switch')).toBeNull()
  })
})

describe('the lodge itself', () => {
  it('is deleted after a warning, and the owner learns until when it can come back', async () => {
    const { user, asked, answer } = await open()
    await user.click(await screen.findByRole('button', { name: 'Delete the lodge' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “The sea”?' }))
    expect(dialog.getByText(/all 3 members/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Delete the lodge' }))
    expect(asked().variables).toEqual({ input: { id: 'lodge-7' } })
    await answer({
      DeleteLodgePayload: () => ({ deletedId: 'lodge-7', eraseAt: '2026-05-01T10:00:00Z', userErrors: [] }),
    })
    expect(await screen.findByText('“The sea” is deleted. You can bring it back until 1 May 2026.')).toBeDefined()
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/Community/Lodges/MyLodges'))
  })

  it('is given up only with the password', async () => {
    const { user, asked } = await open()
    await user.click(await screen.findByRole('button', { name: 'Give it up' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Give “The sea” up?' }))
    await user.type(dialog.getByLabelText('Your password'), 'secret')
    await user.click(dialog.getByRole('button', { name: 'Give it up' }))
    expect(asked()).toEqual({
      name: 'useOwnershipReleaseMutation',
      variables: { input: { lodgeId: 'lodge-7', password: 'secret' } },
    })
  })

  it('is no matter of other members', async () => {
    await open({
      viewerRole: 'ASSISTANT',
      viewerCanPassOwnership: false,
      viewerCanReleaseOwnership: false,
      viewerCanDeleteLodge: false,
    })
    await screen.findByText('The sea')
    expect(screen.queryByRole('heading', { name: 'The lodge itself' })).toBeNull()
  })
})
