// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { category, debateLodge, pageOf, topic } from '../../testing/debate'
import query from './__generated__/CategoryScreenQuery.graphql'
import { CategoryScreen } from './CategoryScreen'

const PATH = '/Community/Lodges/Lodge/7/Debate/Category/1'

const open = (fields: object | null = {}, path = PATH) =>
  renderScreen(<CategoryScreen />, {
    texts: ['lodge', 'debates'],
    path,
    query,
    variables: { lodge: 7, category: 1, order: 'NEWEST' },
    data: {
      Query: () => ({
        lodge: debateLodge,
        debateCategory: fields && category(1, 'Trips', { entryCount: 2, entries: pageOf([]), ...fields }),
      }),
    },
  })

describe('a category of debates', () => {
  it('marks topics that are pinned or new, and counts new comments', async () => {
    const entries = pageOf([
      topic(5, 'House rules', { isPinned: true, isLocked: true }),
      topic(6, 'Dawn swim', { isNew: true, commentCount: 4, newCommentCount: 3 }),
    ])
    await open({ entries })
    const topics = await screen.findAllByRole('article')
    expect(topics.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Pinned.*Locked.*House rules/),
      expect.stringMatching(/New.*Dawn swim.*4 comments.*3 new/),
    ])
  })

  it('keeps the order of its topics in the address', async () => {
    const { user } = await open({ entries: pageOf([topic(5, 'House rules')]) })
    await user.click(await screen.findByRole('radio', { name: 'Latest comment' }))
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(`${PATH}?order=comments`))
  })

  it('invites to start the first topic', async () => {
    await open({ entryCount: 0 })
    expect(await screen.findByText('No topics yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Start a topic' }).getAttribute('href')).toBe(
      '/Community/Lodges/Lodge/7/Debate/CreateTopic?category=1',
    )
  })

  it.each([
    ['when it is deleted', null],
    ['when it belongs to another lodge', { lodge: { id: 'lodge-8' } }],
  ])('leads to the others %s', async (_case, fields) => {
    await open(fields)
    expect(await screen.findByText('This category is not here')).toBeDefined()
    expect(screen.getByRole('link', { name: 'To all categories' })).toBeDefined()
  })
})
