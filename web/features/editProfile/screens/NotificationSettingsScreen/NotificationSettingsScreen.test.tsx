// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { done, refusal } from '../../testing/payloads'
import NotificationSettingsScreenQuery from './__generated__/NotificationSettingsScreenQuery.graphql'
import { NotificationSettingsScreen } from './NotificationSettingsScreen'

const settings = (...visit: string[]) => ({
  Viewer: () => ({
    notificationSettings: [
      { topic: 'VISIT', delivery: visit },
      { topic: 'LIKE', delivery: ['SEND_PUSH'] },
    ],
  }),
})

async function open() {
  const view = await renderScreen(<NotificationSettingsScreen />, {
    texts: ['editProfile', 'notifications'],
    path: '/NotificationSettings',
    query: NotificationSettingsScreenQuery,
    data: settings('SHOW_POPUP'),
  })
  await screen.findByRole('heading', { level: 1, name: 'Notifications' })
  const way = (name: string, topic = 'Someone looks at your profile') =>
    within(screen.getByRole('group', { name: topic })).getByRole('checkbox', { name })
  return { ...view, way }
}

describe('the notification settings', () => {
  it('are shown for each topic', async () => {
    const { way } = await open()
    expect(way('On the page')).toHaveProperty('checked', true)
    expect(way('E-mail')).toHaveProperty('checked', false)
    expect(way('On the device', 'Someone likes something of yours')).toHaveProperty('checked', true)
  })

  it('change at once, before the server has answered', async () => {
    const { user, way, asked, answer } = await open()
    await user.click(way('E-mail'))
    expect(asked()).toEqual({
      name: 'useSetNotificationDeliveryMutation',
      variables: { input: { topic: 'VISIT', delivery: ['SHOW_POPUP', 'SEND_EMAIL'] } },
    })
    expect(way('E-mail')).toHaveProperty('checked', true)
    await answer({ ...done('SetNotificationDeliveryPayload'), ...settings('SHOW_POPUP', 'SEND_EMAIL') })
    expect(way('E-mail')).toHaveProperty('checked', true)
    await user.click(way('On the page'))
    expect(asked().variables).toEqual({ input: { topic: 'VISIT', delivery: ['SEND_EMAIL'] } })
  })

  it('return to the old value when the change fails', async () => {
    const { user, way, fail } = await open()
    await user.click(way('On the page'))
    expect(way('On the page')).toHaveProperty('checked', false)
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(way('On the page')).toHaveProperty('checked', true)
    expect(await screen.findByText('An error occurred. Please try again.')).toBeDefined()
  })

  it('return to the old value when the change is refused, with the reason', async () => {
    const { user, way, answer } = await open()
    await user.click(way('Sound'))
    await answer(refusal('SetNotificationDeliveryPayload', 'delivery', 'Not like this'))
    expect(way('Sound')).toHaveProperty('checked', false)
    expect(await screen.findByText('Not like this')).toBeDefined()
  })
})
