// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { category, debateLodge, outside, topic } from '../../testing/debate'
import query from './__generated__/TopicScreenQuery.graphql'
import { TopicScreen } from './TopicScreen'

const RIGHTS = { viewerCanDelete: true, viewerCanModerate: true, viewerCanMove: true }
const categories = [category(1, 'Trips'), category(2, 'Gear')]

async function open(fields: object | null = {}, lodge: object = {}) {
  const view = await renderScreen(<TopicScreen />, {
    texts: ['lodge', 'debates', 'comments', 'media', 'richText'],
    path: '/Community/Lodges/Lodge/7/Debate/Topic/5',
    query,
    variables: { lodge: 7, topic: 5, layered: true },
    data: {
      Query: () => ({
        lodge: { ...debateLodge, debateCategories: categories, ...lodge },
        debateEntry: fields && topic(5, 'Dawn swim', { category: categories[0], ...fields }),
      }),
    },
  })
  const operations = () => view.environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
  const choose = async (name: string) => {
    await view.user.click(await screen.findByRole('button', { name: 'More about “Dawn swim”' }))
    await view.user.click(await screen.findByRole('menuitem', { name }))
  }
  return { ...view, operations, choose }
}

const field = () => screen.queryByRole('textbox', { name: 'Write a comment' })

describe('a topic', () => {
  it('is shown with text and comments, and marked as read', async () => {
    const { operations } = await open()
    expect(await screen.findByRole('heading', { level: 2, name: 'Dawn swim' })).toBeDefined()
    expect(screen.getByText('We meet at dawn.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Trips' }).getAttribute('href')).toBe(
      '/Community/Lodges/Lodge/7/Debate/Category/1',
    )
    expect(field()).not.toBeNull()
    await waitFor(() => expect(operations()).toContain('useMarkTopicAsReadMutation'))
  })

  it('is followed at once, and not when that fails', async () => {
    const { user, asked, fail } = await open()
    await user.click(await screen.findByRole('button', { name: 'Follow' }))
    expect(asked()).toEqual({
      name: 'useFollowTopicMutation',
      variables: { input: { id: 'topic-5', following: true } },
    })
    expect(screen.getByRole('button', { name: 'Following' })).toBeDefined()
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeDefined()
  })

  it('takes no comments while it is locked', async () => {
    await open({ isLocked: true, hasCommentsEnabled: false })
    expect(await screen.findByText(/The topic is locked/)).toBeDefined()
    expect(field()).toBeNull()
  })

  it('is only read outside the lodge', async () => {
    const node = {
      __typename: 'DebateComment',
      id: 'comment-1',
      text: 'I come along.',
      mentions: [],
      createdAt: '2026-01-03T10:00:00Z',
      editedAt: null,
      isDeleted: false,
      author: { id: 'ida', legacyId: 11, name: 'ida', gender: 'FEMALE', persons: [{ age: 34 }], picture: null },
      replies: [],
    }
    const comments = { edges: [{ cursor: '1', node }], pageInfo: { hasNextPage: false, endCursor: null } }
    const { operations } = await open({ commentCount: 1, comments }, { ...outside, hasPublicDebates: true })
    expect(await screen.findByText('Join the lodge to take part in the debate.')).toBeDefined()
    expect(screen.getByText('I come along.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull()
    expect(operations()).not.toContain('useMarkTopicAsReadMutation')
  })

  it.each([
    ['when it is deleted', null],
    ['in another lodge', { lodge: { id: 'lodge-8' } }],
  ])('is not there %s', async (_case, fields) => {
    await open(fields)
    expect(await screen.findByText('This topic is not here')).toBeDefined()
  })
})

describe('a topic under moderation', () => {
  it('is locked and opened by those who may', async () => {
    const { choose, asked, fail } = await open(RIGHTS)
    await choose('Lock the topic')
    expect(asked().variables).toEqual({ input: { id: 'topic-5', locked: true } })
    expect(field()).toBeNull()
    await fail(new GraphError('UPSTREAM_ERROR'))
    await waitFor(() => expect(field()).not.toBeNull())
  })

  it('is pinned', async () => {
    const { choose, asked } = await open(RIGHTS)
    await choose('Pin to the top')
    expect(asked().variables).toEqual({ input: { id: 'topic-5', pinned: true } })
    expect(screen.getByText('Pinned')).toBeDefined()
  })

  it('is moved to another category', async () => {
    const { user, choose, asked } = await open(RIGHTS)
    await choose('Move to another category')
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the topic to' }))
    expect(dialog.getAllByRole('radio')).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(asked().variables).toEqual({ input: { id: 'topic-5', categoryId: 'category-2' } })
    expect(await screen.findByRole('link', { name: 'Gear' })).toBeDefined()
  })

  it('is deleted, and leads back to its category', async () => {
    const { user, choose, answer } = await open(RIGHTS)
    await choose('Delete the topic')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this topic?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await answer({ DeleteDebateEntryPayload: () => ({ deletedId: 'topic-5', userErrors: [] }) })
    await waitFor(() =>
      expect(screen.getByLabelText('Address').textContent).toBe('/Community/Lodges/Lodge/7/Debate/Category/1'),
    )
  })

  it('is reported by those without rights', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'More about “Dawn swim”' }))
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(names).toEqual(['Block Freja', 'Report the topic'])
  })
})
