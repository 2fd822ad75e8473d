// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/NewsDeskScreenQuery.graphql'
import { NewsDeskScreen } from './NewsDeskScreen'

const news = (id: string, title: string, fields: object = {}) => ({
  __typename: 'StaffNews',
  id,
  legacyId: Number(id.slice(1)),
  kind: 'BREAKING_NEWS',
  state: 'RUNNING',
  isForAllSites: false,
  texts: [
    { locale: 'DA_DK', title: `${title} (da)`, text: 'Tekst' },
    { locale: 'EN_GB', title, text: 'Words' },
  ],
  path: null,
  startsAt: '2026-11-20T10:00:00Z',
  endsAt: null,
  viewCount: 12,
  savedBy: 'ida',
  savedAt: '2026-11-20T09:00:00Z',
  ...fields,
})

const open = (...nodes: object[]) =>
  renderScreen(<NewsDeskScreen />, {
    texts: ['news', 'staff'],
    path: '/Admin/News',
    viewer: { roleLevel: 'SUPPORT' },
    query,
    variables: { state: null },
    data: {
      Viewer: () => ({
        staffNews: {
          edges: nodes.map((node) => ({ cursor: 'c', node })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      }),
    },
  })

const row = async (name: string) => within(await screen.findByRole('article', { name }))

describe('the desk of news', () => {
  it('shows where they stand, in the viewer’s language, with who has seen and saved them', async () => {
    await open(
      news('N1', 'We move', { state: 'PLANNED', isForAllSites: true }),
      news('N2', 'We swim'),
      news('N3', 'We slept', { kind: 'TICKER', state: 'ENDED', viewCount: null, endsAt: '2026-11-21T10:00:00Z' }),
    )
    const planned = await row('We move')
    expect(planned.getByText('Planned')).toBeDefined()
    expect(planned.getByText(/on all 3 sites/)).toBeDefined()
    expect(planned.queryByText(/seen by/)).toBeNull()
    const running = await row('We swim')
    expect(running.getByText('Running')).toBeDefined()
    expect(running.getByText(/seen by 12 members/)).toBeDefined()
    expect(running.getByText(/saved by ida/)).toBeDefined()
    const ended = await row('We slept')
    expect(ended.getByRole('link', { name: 'Read' })).toBeDefined()
    expect(ended.queryByRole('button')).toBeNull()
  })

  it('ends what runs once that is confirmed', async () => {
    const { user, asked, answer } = await open(news('N2', 'We swim'))
    await user.click((await row('We swim')).getByRole('button', { name: 'End now' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'End it now?' }))
    expect(dialog.getByText(/“We swim”/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'End now' }))
    expect(asked()).toEqual({ name: 'useEndNewsMutation', variables: { input: { id: 'N2' } } })
    await answer({ EndNewsPayload: () => ({ news: news('N2', 'We swim', { state: 'ENDED' }), userErrors: [] }) })
    expect(await screen.findByText('The news has ended')).toBeDefined()
  })

  it('deletes only what is planned, once that is confirmed', async () => {
    const { user, asked } = await open(news('N1', 'We move', { state: 'PLANNED' }))
    const planned = await row('We move')
    expect(planned.queryByRole('button', { name: 'End now' })).toBeNull()
    await user.click(planned.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete what is planned?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(asked()).toEqual({ name: 'useEndNewsDeleteMutation', variables: { input: { id: 'N1' } } })
  })

  it('is empty with a word', async () => {
    await open()
    expect(await screen.findByText('No news here')).toBeDefined()
  })
})
