// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import { describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { renderScreen } from '#testing/renderScreen'
import type { BlogEntryListTestQuery } from './__generated__/BlogEntryListTestQuery.graphql'
import { BlogEntryList } from './BlogEntryList'
import type { Keeping } from './keeping'

const query = graphql`
  query BlogEntryListTestQuery @preloadable {
    blogEntries {
      edges {
        node {
          ...BlogEntryList_entries
        }
      }
    }
  }
`

function Entries({ keeping }: { keeping?: Keeping }) {
  const { blogEntries } = useScreenQuery<BlogEntryListTestQuery>(query)
  return (
    <BlogEntryList
      label="Posts"
      keeping={keeping}
      entries={blogEntries?.edges.map(({ node }) => node) ?? []}
      paging={{ hasNext: false, isLoadingNext: false, loadNext: () => {}, refetch: () => {} }}
    >
      <p>{'Nothing here'}</p>
    </BlogEntryList>
  )
}

const author = (id: string, legacyId: number) => ({
  __typename: 'BlogAuthor',
  id: `author-${id}`,
  followerCount: 2,
  viewerIsFollowing: false,
  viewerHasHidden: false,
  profile: {
    id,
    legacyId,
    name: id,
    gender: 'FEMALE',
    picture: null,
    area: null,
    isOnline: false,
    persons: [{ age: 34 }],
  },
})

const ida = author('ida', 11)
const freja = author('freja', 7)

const entry = (legacyId: number, title: string, by: typeof ida, traits: object = {}) => ({
  node: {
    __typename: 'BlogEntry',
    id: `entry-${legacyId}`,
    legacyId,
    title,
    slug: title.toLowerCase(),
    excerpt: `About ${title}`,
    status: 'PUBLISHED',
    publishedAt: '2026-01-02T10:00:00Z',
    readMinutes: 3,
    cover: null,
    tags: [{ id: 'tag-5', name: 'summer' }],
    audience: ['MEN', 'WOMEN', 'COUPLES', 'TRANSSEXUALS'],
    isDark: false,
    isCurated: false,
    hasUnpublishedChanges: false,
    readCount: 12,
    likeCount: 0,
    commentCount: 1,
    newCommentCount: 0,
    viewerIsFollowing: false,
    viewerHasHidden: false,
    viewerIsAuthor: by === freja,
    author: by,
    ...traits,
  },
})

const open = (edges: ReturnType<typeof entry>[], keeping?: Keeping, viewer = {}) =>
  renderScreen(<Entries keeping={keeping} />, {
    query,
    viewer,
    texts: ['blogEntries', 'members'],
    data: { BlogEntryConnection: () => ({ edges }) },
  })

const three = [entry(1, 'Sea', ida), entry(2, 'Wood', ida), entry(3, 'Town', author('per', 12))]
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

async function choose(view: Awaited<ReturnType<typeof open>>, title: string, action: string) {
  await view.user.click(await screen.findByRole('button', { name: `More about ${title}` }))
  await view.user.click(await screen.findByRole('menuitem', { name: action }))
}

describe('an entry in a list', () => {
  it('links to its page, its author and its tags', async () => {
    await open([entry(1, 'Sea', ida)])
    expect((await screen.findByRole('link', { name: 'Sea' })).getAttribute('href')).toBe('/Community/Blogs/Entry/1/sea')
    expect(screen.getByRole('link', { name: /^ida/ }).getAttribute('href')).toBe('/Profile/11')
    expect(screen.getByRole('link', { name: 'summer' }).getAttribute('href')).toBe('/Community/Blogs/All?tags=tag-5')
  })

  it('shows its status and properties', async () => {
    await open([entry(1, 'Sea', ida, { isCurated: true, audience: ['WOMEN', 'COUPLES'], newCommentCount: 4 })])
    const card = within(await screen.findByRole('article'))
    for (const words of ['Our pick', 'For women and couples', '4 new', '12 have read it', '1 comment']) {
      expect(card.getByText(words)).toBeDefined()
    }
  })

  it.each([
    [['TRANSSEXUALS'], 'For trans people only'],
    [['MEN', 'WOMEN', 'COUPLES'], 'For men, women and couples'],
  ])('shows its audience: %j', async (audience, words) => {
    await open([entry(1, 'Sea', ida, { audience })])
    expect(within(await screen.findByRole('article')).getByText(words)).toBeDefined()
  })

  it('offers its author to edit it, not to hide or report it; a draft opens in the editor', async () => {
    const view = await open([entry(4, '', freja, { status: 'DRAFT', publishedAt: null })], undefined, { legacyId: 7 })
    const link = await screen.findByRole('link', { name: 'Untitled' })
    expect(link.getAttribute('href')).toBe('/Community/Blogs/Edit/4')
    await view.user.click(screen.getByRole('button', { name: 'More about Untitled' }))
    const actions = await screen.findAllByRole('menuitem')
    expect(actions.map(({ textContent }) => textContent)).toEqual(['Edit'])
  })

  it('offers the recommendation to staff only', async () => {
    const view = await open([entry(1, 'Sea', ida)], undefined, { roleLevel: 'SUPPORT' })
    await choose(view, 'Sea', 'Add to our picks')
    expect(view.asked().variables).toEqual({ input: { id: 'entry-1', curated: true } })
    expect(await screen.findByText('Our pick')).toBeDefined()
  })
})

describe('hiding', () => {
  it('removes the entry at once, and Undo restores it in its place', async () => {
    const view = await open(three)
    await choose(view, 'Wood', 'Hide this post')
    await waitFor(() => expect(titles()).toEqual(['Sea', 'Town']))
    expect(view.asked().variables).toEqual({ input: { id: 'entry-2', hidden: true } })
    await view.answer({
      SetHiddenPayload: () => ({
        item: { __typename: 'BlogEntry', id: 'entry-2', viewerHasHidden: true },
        userErrors: [],
      }),
    })
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(view.asked().variables).toEqual({ input: { id: 'entry-2', hidden: false } })
    await waitFor(() => expect(titles()).toEqual(['Sea', 'Wood', 'Town']))
  })

  it('removes all entries of an author, and restores them when it fails', async () => {
    const view = await open(three)
    await choose(view, 'Sea', 'Hide everything from ida')
    await waitFor(() => expect(titles()).toEqual(['Town']))
    expect(view.asked().variables).toEqual({ input: { id: 'author-ida', hidden: true } })
    await view.fail(new GraphError('NETWORK'))
    expect(titles()).toEqual(['Sea', 'Wood', 'Town'])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('the last entry shows the empty state', async () => {
    const view = await open([entry(1, 'Sea', ida)])
    await choose(view, 'Sea', 'Hide this post')
    expect(await screen.findByText('Nothing here')).toBeDefined()
  })

  it('is undone in the list of hidden entries', async () => {
    const view = await open([entry(1, 'Sea', ida, { viewerHasHidden: true })], 'hidden')
    await choose(view, 'Sea', 'Show this post again')
    expect(await screen.findByText('Nothing here')).toBeDefined()
  })
})

describe('following', () => {
  it('shows at once in every entry of the author, and is rolled back when it fails', async () => {
    const view = await open(three)
    await choose(view, 'Sea', 'Follow ida')
    expect(view.asked().variables).toEqual({ input: { id: 'author-ida', following: true } })
    await view.user.click(screen.getByRole('button', { name: 'More about Wood' }))
    expect(await screen.findByRole('menuitem', { name: 'Unfollow ida' })).toBeDefined()
    await view.fail(new GraphError('NETWORK'))
    expect(await screen.findByRole('menuitem', { name: 'Follow ida' })).toBeDefined()
  })

  it('removes an unfollowed entry from the list of followed ones', async () => {
    const view = await open(
      [entry(1, 'Sea', ida, { viewerIsFollowing: true }), entry(2, 'Wood', ida, { viewerIsFollowing: true })],
      'followed',
    )
    await choose(view, 'Sea', 'Unfollow this post')
    await waitFor(() => expect(titles()).toEqual(['Wood']))
  })
})

describe('reporting', () => {
  it('sends the entry to the staff', async () => {
    const view = await open([entry(1, 'Sea', ida)])
    await choose(view, 'Sea', 'Report this post')
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this post by ida' }))
    await view.user.click(dialog.getByRole('radio', { name: /It is about money/ }))
    await view.user.click(dialog.getByRole('button', { name: 'Send the report' }))
    expect(view.asked().variables).toEqual({ input: { id: 'entry-1', reason: 'MONEY_OFFER', text: null } })
  })
})
