// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import AllScreenQuery from './__generated__/AllScreenQuery.graphql'
import { AllScreen } from './AllScreen'

const address = () => screen.getByLabelText('Address').textContent

function open(search = '', wanted: { text?: string; tags?: string[]; authors?: string[] } = {}) {
  const { text = null, tags = [], authors = [] } = wanted
  const named = tags.length + authors.length > 0
  return renderScreen(<AllScreen />, {
    path: `/Community/Blogs/All${search}`,
    texts: ['blogs', 'blogEntries'],
    query: AllScreenQuery,
    variables: { order: 'NEWEST', period: 'ALL', text, tags, authors, searches: named || text !== null, named },
    data: {
      BlogEntryConnection: () => ({ edges: [] }),
      BlogSearchConnection: () => ({ edges: [] }),
      BlogTagsAndAuthors: () => ({
        tags: [{ tag: { id: 'tag-3', name: 'summer' }, count: 4 }],
        authors: [{ id: 'author-11', profile: { name: 'ida' } }],
      }),
    },
  })
}

const field = () => screen.findByRole('searchbox', { name: 'Search for words, topics or writers' })

describe('the blog search', () => {
  it('puts words into the address', async () => {
    const { user } = await open()
    await user.type(await field(), ' sea & sky {Enter}')
    await waitFor(() => expect(address()).toBe('/Community/Blogs/All?q=sea+%26+sky'))
  })

  it('suggests topics and writers, and adds what is chosen', async () => {
    const view = await open('?q=sea', { text: 'sea' })
    await view.user.type(await field(), 'su')
    await waitFor(() => expect(view.asked().name).toBe('BlogSearchFieldQuery'))
    await view.answer({
      BlogTagsAndAuthors: () => ({
        tags: [{ tag: { id: 'tag-3', name: 'summer' }, count: 4 }],
        authors: [{ id: 'author-11', entryCount: 2, profile: { name: 'susanne', picture: null } }],
      }),
    })
    expect(await screen.findByRole('option', { name: /susanne/ })).toBeDefined()
    await view.user.click(screen.getByRole('option', { name: /^summer/ }))
    await waitFor(() => expect(address()).toBe('/Community/Blogs/All?q=sea&tags=tag-3'))
  })

  it('shows each search term by name, with a link to the search without it', async () => {
    await open('?q=sea&tags=tag-3&authors=author-11', { text: 'sea', tags: ['tag-3'], authors: ['author-11'] })
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    await screen.findByText('No post fits that')
    expect(href('Remove “sea”')).toBe('/Community/Blogs/All?tags=tag-3&authors=author-11')
    expect(href('Remove summer')).toBe('/Community/Blogs/All?q=sea&authors=author-11')
    expect(href('Remove By ida')).toBe('/Community/Blogs/All?q=sea&tags=tag-3')
  })

  it('sorts by last comment, kept in the address', async () => {
    const { user } = await open()
    await user.click(await screen.findByText('Latest comments'))
    await waitFor(() => expect(address()).toBe('/Community/Blogs/All?sort=activity'))
  })
})
