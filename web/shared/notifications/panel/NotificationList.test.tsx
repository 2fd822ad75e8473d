// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { deliverLiveEvent } from '#platform/live/deliverLiveEvent'
import { NotificationsPanelBody } from './NotificationsPanelBody'

const notification = (legacyId: number, name: string, read: boolean) => ({
  __typename: 'ProfileNotification',
  __isNotification: 'ProfileNotification',
  id: `n${legacyId}`,
  legacyId,
  topic: 'FAVOURITE',
  createdAt: '2026-11-21T20:00:00Z',
  isRead: read,
  excerpt: null,
  actor: { id: `p${legacyId}`, legacyId: 100 + legacyId, name, isOnline: false, picture: null },
})

const connection = (...nodes: object[]) => ({
  NotificationConnection: () => ({
    edges: nodes.map((node) => ({ cursor: 'c', node })),
    pageInfo: { endCursor: 'c', hasNextPage: true },
  }),
})

async function open() {
  const view = await renderScreen(<NotificationsPanelBody />, { texts: ['notifications'] })
  await screen.findByRole('tabpanel')
  await view.answer(connection(notification(2, 'ida', false), notification(1, 'mikkel', true)))
  const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('link')
  return { ...view, rows }
}

describe('the list of notifications', () => {
  it('shows who did what, and which are unread', async () => {
    const { rows } = await open()
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Not read yet.*ida has made you a favourite/),
      expect.stringMatching(/mikkel has made you a favourite/),
    ])
    expect(rows().map((row) => row.getAttribute('href'))).toEqual(['/Profile/102', '/Profile/101'])
    expect(screen.getAllByText('Not read yet')).toHaveLength(1)
  })

  it('marks one as read when it is opened, before the server has answered', async () => {
    const { rows, user, asked } = await open()
    await user.click(rows()[0] as Element)
    expect(asked()).toEqual({ name: 'useMarkNotificationsReadMutation', variables: { input: { ids: ['n2'] } } })
  })

  it('opens one that was withdrawn meanwhile without an error', async () => {
    const { rows, user, answer } = await open()
    await user.click(rows()[0] as Element)
    await answer({
      MarkNotificationsAsReadPayload: () => ({
        userErrors: [{ code: 'NOT_FOUND', message: 'It is gone', field: null }],
      }),
    })
    expect(screen.queryByText('It is gone')).toBeNull()
  })

  it('marks all as read by one button, and restores them when that fails', async () => {
    const { user, asked, fail } = await open()
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(asked().variables).toEqual({ input: { tab: 'ALL' } })
    expect(screen.queryByText('Not read yet')).toBeNull()
    await fail(new Error('down'))
    expect(screen.getByText('Not read yet')).toBeDefined()
  })

  it('puts new ones first, each once', async () => {
    const { environment, rows } = await open()
    const tell = (node: object) =>
      act(() =>
        deliverLiveEvent(environment, {
          liveEvents: {
            __typename: 'LiveNews',
            topic: 'FAVOURITE',
            actor: { id: 'p3', legacyId: 103, name: 'eirik', picture: null },
            notification: node,
          },
        }),
      )
    tell(notification(3, 'eirik', false))
    tell(notification(1, 'mikkel', false))
    expect(rows().map((row) => row.getAttribute('href'))).toEqual(['/Profile/101', '/Profile/103', '/Profile/102'])
    expect(screen.getAllByText('Not read yet')).toHaveLength(3)
  })

  it('loads more by a button', async () => {
    const { user, asked } = await open()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(asked()).toMatchObject({ name: 'NotificationListPaginationQuery', variables: { tab: 'ALL', cursor: 'c' } })
  })
})
