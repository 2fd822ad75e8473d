// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import { afterEach, describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { renderScreen } from '#testing/renderScreen'
import type { CommentsTestQuery } from './__generated__/CommentsTestQuery.graphql'
import { Comments } from './Comments'

const query = graphql`
  query CommentsTestQuery($layered: Boolean!) @preloadable {
    blogEntry(legacyId: 1) {
      ...useComments_item @arguments(layered: $layered)
    }
  }
`

const READ_AT = '2026-03-01T12:00:00Z'

function Host() {
  const { blogEntry } = useScreenQuery<CommentsTestQuery>(query)
  return blogEntry && <Comments item={blogEntry} readAt={READ_AT} people={[]} />
}

const freja = { id: 'F7', legacyId: 7, name: 'freja', gender: 'FEMALE', persons: [{ age: 36 }], picture: null }
const ida = { id: 'I11', legacyId: 11, name: 'ida', gender: 'FEMALE', persons: [{ age: 34 }], picture: null }

const comment = (legacyId: number, traits: object = {}) => ({
  __typename: 'BlogComment',
  id: `C${legacyId}`,
  legacyId,
  text: `Words ${legacyId}`,
  mentions: [],
  createdAt: '2026-02-01T12:00:00Z',
  editedAt: null,
  isDeleted: false,
  viewerCanEdit: false,
  viewerCanDelete: false,
  parentId: null,
  replyCount: 0,
  replies: [],
  viewerHasLiked: false,
  likeCount: 0,
  author: ida,
  ...traits,
})
const own = (legacyId: number, traits: object = {}) =>
  comment(legacyId, { author: freja, viewerCanEdit: true, viewerCanDelete: true, ...traits })

const open = async (nodes: object[], entry: object = {}, path = '/Start') => {
  const view = await renderScreen(<Host />, {
    texts: ['comments', 'richText', 'media', 'members'],
    path,
    query,
    variables: { layered: true },
    data: {
      BlogEntry: () => ({
        id: 'E1',
        hasCommentsEnabled: true,
        commentCount: nodes.length,
        comments: {
          edges: nodes.map((node, index) => ({ cursor: String(index), node })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
        ...entry,
      }),
    },
  })
  await screen.findByRole('region', { name: /omment/ })
  const sentOnes = () =>
    view.environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.operation.name === 'useAddCommentMutation')
  return { ...view, sentOnes }
}

const field = () => screen.getByRole('textbox', { name: 'Write a comment' })
const send = () => screen.getByRole('button', { name: 'Send' })

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('comments', () => {
  it('are shown with their answers below, and marked when new', async () => {
    await open([
      comment(1, {
        replyCount: 1,
        replies: [
          own(2, { parentId: 'C1', text: 'Yes, @ida', mentions: [{ profile: { legacyId: 11 }, name: 'ida' }] }),
        ],
      }),
      comment(3, { createdAt: '2026-03-02T12:00:00Z' }),
    ])
    const first = within(screen.getByText('Words 1').closest('li') ?? document.body)
    expect(first.getByRole('link', { name: '@ida' }).getAttribute('href')).toBe('/Profile/11')
    expect(within(screen.getByText('Words 3').closest('article') ?? document.body).getByText('New')).toBeDefined()
    expect(screen.getAllByText('New')).toHaveLength(1)
  })

  it('keep the placeholder of a deleted one with answers', async () => {
    await open([comment(1, { isDeleted: true, author: null, text: '', replyCount: 1, replies: [comment(2)] })])
    expect(screen.getByText('This comment has been deleted')).toBeDefined()
    expect(screen.getByText('Words 2')).toBeDefined()
  })

  it('remain readable when closed', async () => {
    await open([comment(1)], { hasCommentsEnabled: false })
    expect(screen.getByText('The writer has closed the comments.')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Reply to ida' })).toBeNull()
  })

  it('scroll to the one in the address', async () => {
    Element.prototype.scrollIntoView = () => {}
    await open([comment(1), comment(2)], {}, '/Start#comment-2')
    await waitFor(() => expect(document.activeElement?.id).toBe('comment-2'))
  })
})

describe('writing a comment', () => {
  it('shows it at once, stores it once, and clears the field', async () => {
    const { user, asked, answer, sentOnes } = await open([comment(1)])
    await user.type(field(), 'Hello @ida')
    await user.dblClick(send())
    expect(sentOnes()).toHaveLength(1)
    expect(screen.getByText('Hello @ida')).toBeDefined()
    expect(field()).toHaveProperty('value', '')
    expect(asked().variables).toMatchObject({
      input: { id: 'E1', text: 'Hello @ida', mentionIds: ['I11'] },
      inThread: false,
    })
    await answer({
      AddCommentPayload: () => ({
        commentEdge: { cursor: '2', node: own(2, { text: 'Hello @ida' }) },
        item: { __typename: 'BlogEntry', id: 'E1', commentCount: 2 },
        userErrors: [],
      }),
    })
    expect(await screen.findByRole('region', { name: '2 comments' })).toBeDefined()
    expect(screen.getAllByText(/Hello/)).toHaveLength(1)
    expect(field()).toHaveProperty('value', '')
    expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull()
  })

  it('keeps the text when it fails; a resend is the same comment', async () => {
    const { user, asked, fail, sentOnes } = await open([])
    await user.type(field(), 'Hello')
    await user.click(send())
    const first = (asked().variables as { input: { key: string } }).input.key
    await fail(new GraphError('NETWORK'))
    expect(field()).toHaveProperty('value', 'Hello')
    expect(screen.getByText(/Your words are still here/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(sentOnes()).toHaveLength(1)
    expect((asked().variables as { input: { key: string } }).input.key).toBe(first)
  })

  it('sends a changed text as another comment', async () => {
    const { user, asked, fail } = await open([])
    await user.type(field(), 'Hello')
    await user.click(send())
    const first = (asked().variables as { input: { key: string } }).input.key
    await fail(new GraphError('NETWORK'))
    await user.type(field(), ' there')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((asked().variables as { input: { key: string } }).input.key).not.toBe(first)
  })

  it("shows the server's refusal at the field", async () => {
    const { user, answer } = await open([])
    await user.type(field(), 'Hello')
    await user.click(send())
    await answer({
      AddCommentPayload: () => ({
        commentEdge: null,
        item: null,
        userErrors: [{ code: 'CLOSED', message: 'It is closed by now', field: ['text'] }],
      }),
    })
    expect(await screen.findByText('It is closed by now')).toBeDefined()
    expect(field()).toHaveProperty('value', 'Hello')
  })

  it("answers below the comment, with the author's name", async () => {
    const { user, asked, answer } = await open([comment(1)])
    await user.click(screen.getByRole('button', { name: 'Reply to ida' }))
    const form = screen.getByRole('textbox', { name: 'Your reply to ida' })
    expect(form).toHaveProperty('value', '@ida ')
    await user.type(form, 'yes')
    await user.click(screen.getByRole('button', { name: 'Reply' }))
    expect(asked().variables).toMatchObject({
      input: { parentId: 'C1', text: '@ida yes' },
      inThread: true,
      connections: [],
    })
    await answer({
      AddCommentPayload: () => ({
        commentEdge: { cursor: '2', node: own(2, { parentId: 'C1', text: '@ida yes' }) },
        parent: comment(1, { replyCount: 1, replies: [own(2, { parentId: 'C1', text: '@ida yes' })] }),
        item: { __typename: 'BlogEntry', id: 'E1', commentCount: 2 },
        userErrors: [],
      }),
    })
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your reply to ida' })).toBeNull())
    expect(screen.getAllByText('@ida yes')).toHaveLength(1)
  })

  it('suggests participants after an @', async () => {
    const { user } = await open([comment(1)])
    await user.type(field(), 'Hi @i')
    expect(await screen.findByRole('option', { name: /ida/ })).toBeDefined()
    await user.keyboard('{Enter}')
    expect(field()).toHaveProperty('value', 'Hi @ida ')
    expect(screen.queryByRole('option')).toBeNull()
  })
})

describe('the viewer’s own comment', () => {
  const more = 'More about the comment by freja'

  it('shows a change at once, and keeps the text when that fails', async () => {
    const { user, fail } = await open([own(1)])
    await user.click(screen.getByRole('button', { name: more }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const form = screen.getByRole('textbox', { name: 'Your comment' })
    await user.type(form, ', more')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Words 1, more', { selector: 'p' })).toBeDefined()
    await fail(new GraphError('NETWORK'))
    expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveProperty('value', 'Words 1, more')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('Words 1')).toBeDefined()
  })

  it('disappears at once when it is deleted, and returns when that fails', async () => {
    const { user, answer, fail } = await open([own(1)])
    const remove = async () => {
      await user.click(screen.getByRole('button', { name: more }))
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      await user.click(await screen.findByRole('button', { name: 'Delete' }))
    }
    await remove()
    expect(screen.queryByText('Words 1')).toBeNull()
    await fail(new GraphError('NETWORK'))
    expect(screen.getByText('Words 1')).toBeDefined()
    await remove()
    await answer({
      DeleteCommentPayload: () => ({
        deletedId: 'C1',
        comment: null,
        item: { __typename: 'BlogEntry', id: 'E1', commentCount: 0 },
        userErrors: [],
      }),
    })
    expect(screen.queryByText('Words 1')).toBeNull()
    expect(screen.getByText('Nobody has said anything yet. The first words are yours.')).toBeDefined()
  })
})

describe('comments of others', () => {
  it('are counted when they arrive, and shown on request', async () => {
    Element.prototype.scrollIntoView = () => {}
    const { user, environment, answer } = await open([comment(1)])
    act(() => {
      environment.commitUpdate((store) => {
        store.get('E1')?.setValue(3, 'commentCount')
      })
    })
    expect(screen.getByText('2 new comments', { selector: '[role=status]' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: '2 new comments, show them' }))
    await answer({
      Query: () => ({
        node: {
          __typename: 'BlogEntry',
          id: 'E1',
          hasCommentsEnabled: true,
          commentCount: 3,
          comments: {
            edges: [comment(1), comment(2), comment(3)].map((node, index) => ({ cursor: String(index), node })),
            pageInfo: { hasNextPage: false, endCursor: null },
          },
        },
      }),
    })
    expect(await screen.findByText('Words 3')).toBeDefined()
    await waitFor(() => expect(document.activeElement?.id).toBe('comment-2'))
    expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull()
  })
})
