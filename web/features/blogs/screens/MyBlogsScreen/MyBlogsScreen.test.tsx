// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/MyBlogsScreenQuery.graphql'
import { MyBlogsScreen } from './MyBlogsScreen'

const entry = (legacyId: number, title: string, status: 'DRAFT' | 'PUBLISHED') => ({
  __typename: 'BlogEntryEdge',
  cursor: String(legacyId),
  node: {
    __typename: 'BlogEntry',
    id: `entry-${legacyId}`,
    legacyId,
    title,
    status,
    viewerIsAuthor: true,
    viewerHasHidden: false,
    publishedAt: status === 'DRAFT' ? null : '2026-01-02T10:00:00Z',
    savedAt: '2026-01-02T10:00:00Z',
    editedAt: null,
    cover: null,
    author: { __typename: 'BlogAuthor', id: 'author-me', viewerIsFollowing: false, viewerHasHidden: false },
  },
})

async function open() {
  const view = await renderScreen(<MyBlogsScreen />, {
    texts: ['blogs', 'blogEntries'],
    query,
    variables: { byActivity: false },
    data: {
      BlogEntryConnection: () => ({
        edges: [entry(1, '', 'DRAFT'), entry(2, 'By the sea', 'PUBLISHED')],
        pageInfo: { hasNextPage: false, endCursor: null },
      }),
    },
  })
  const choose = async (title: string) => {
    await view.user.click(await screen.findByRole('button', { name: `More about ${title}` }))
    await view.user.click(await screen.findByRole('menuitem', { name: 'Delete the post' }))
    return within(await screen.findByRole('dialog', { name: 'Delete this post?' }))
  }
  const underWay = () => view.environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
  return { ...view, choose, underWay }
}

const link = (name: string) => screen.queryByRole('link', { name })

describe('deleting one of the viewer’s own entries', () => {
  it('asks with the title, and removes the entry before the answer', async () => {
    const { choose, user, underWay, asked, answer } = await open()
    const dialog = await choose('By the sea')
    expect(dialog.getByText(/“By the sea”/)).toBeDefined()
    expect(underWay()).not.toContain('useDeleteEntryMutation')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(asked()).toEqual({ name: 'useDeleteEntryMutation', variables: { input: { id: 'entry-2' } } })
    await waitFor(() => expect(link('By the sea')).toBeNull())
    await answer({ DeleteBlogEntryPayload: () => ({ deletedId: 'entry-2', userErrors: [] }) })
    expect(await screen.findByText('“By the sea” is deleted')).toBeDefined()
    expect(link('By the sea')).toBeNull()
  })

  it('puts the entry back when the deletion fails', async () => {
    const { choose, user, fail } = await open()
    const dialog = await choose('By the sea')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(link('By the sea')).toBeNull())
    await fail(new GraphError('UPSTREAM_ERROR'))
    await waitFor(() => expect(link('By the sea')).not.toBeNull())
  })

  it('works for drafts without a title, and can be cancelled', async () => {
    const { choose, user, underWay } = await open()
    const dialog = await choose('Untitled')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(underWay()).not.toContain('useDeleteEntryMutation')
    expect(link('Untitled')).not.toBeNull()
  })
})
