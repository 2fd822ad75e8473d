// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import PopularKinksScreenQuery from './__generated__/PopularKinksScreenQuery.graphql'
import { PopularKinksScreen } from './PopularKinksScreen'

const silk = {
  id: 'silk',
  name: 'Silk',
  description: 'Soft cloth.',
  isCustom: false,
  isWaiting: false,
  profileCount: 7,
  viewerLevel: 'LIKE',
  viewerHasPrivate: false,
}

const open = () =>
  renderScreen(<PopularKinksScreen />, {
    texts: ['kinks'],
    path: '/Kinks/Popular',
    query: PopularKinksScreenQuery,
    data: { Query: () => ({ popularKinks: [silk], otherKinks: { edges: [] } }) },
  })

describe('the popular kinks', () => {
  it('show how many share each, and the level of the viewer', async () => {
    await open()
    const row = within(await screen.findByRole('article', { name: 'Silk' }))
    expect(row.getByText('7 share it')).toBeDefined()
    expect(row.getByRole('button', { name: 'Like' }).getAttribute('aria-pressed')).toBe('true')
    expect(row.getByRole('button', { name: 'Curious' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('take another level at once, and keep to themselves what is private', async () => {
    const { user, asked } = await open()
    await user.click(await screen.findByRole('button', { name: 'Curious' }))
    expect(asked().variables).toEqual({ input: { kinks: [{ kinkId: 'silk', level: 'CURIOUS' }] } })
    expect(screen.getByRole('button', { name: 'Curious' }).getAttribute('aria-pressed')).toBe('true')
  })
})
