// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { lodgeEdges, sampleLodge } from '../../testing/lodge'
import LodgeSearchScreenQuery from './__generated__/LodgeSearchScreenQuery.graphql'
import { LodgeSearchScreen } from './LodgeSearchScreen'

const address = () => screen.getByLabelText('Address').textContent

async function open(search = '', { found = [] as object[], tags = [] as string[], dark = false } = {}) {
  const view = await renderScreen(<LodgeSearchScreen />, {
    path: `/Community/Lodges/Search${search}`,
    texts: ['lodges', 'lodge'],
    query: LodgeSearchScreenQuery,
    variables: { filter: {}, order: 'MOST_ACTIVE', tags, tagged: tags.length > 0, dark },
    site: { isDark: dark },
    data: {
      Query: () => ({
        lodges: lodgeEdges(...found),
        nodes: tags.map((id) => ({ __typename: 'LodgeTag', id, name: 'sauna' })),
        lodgeCategories: [{ id: 'category-4', name: 'Couples' }],
        kinks: [{ id: 'kink-9', name: 'Ropes' }],
      }),
    },
  })
  await screen.findByRole('searchbox', { name: 'Search for words or topics' })
  return view
}

const field = () => screen.getByRole('searchbox', { name: 'Search for words or topics' })

describe('the search for lodges', () => {
  it('puts words into the address, beside what is there', async () => {
    const { user } = await open('?category=category-4&sort=2')
    await user.click(field())
    await user.paste(' sea & sky ')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/Community/Lodges/Search?q=sea+%26+sky&category=category-4&sort=2'))
  })

  it('suggests topics, and adds the chosen one', async () => {
    const view = await open('?q=sea')
    await view.user.type(field(), 'sau')
    await waitFor(() => expect(view.asked().name).toBe('LodgeSearchFieldQuery'))
    await view.answer({ Query: () => ({ lodgeTags: [{ tag: { id: 'tag-3', name: 'sauna' }, count: 4 }] }) })
    await view.user.click(await screen.findByRole('option', { name: /^sauna/ }))
    await waitFor(() => expect(address()).toBe('/Community/Lodges/Search?q=sea&tags=tag-3'))
  })

  it('shows words and topics by name, with a link to the search without each', async () => {
    await open('?q=sea&tags=tag-3&access=open', { tags: ['tag-3'] })
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Remove “sea”')).toBe('/Community/Lodges/Search?tags=tag-3&access=open')
    expect(href('Remove sauna')).toBe('/Community/Lodges/Search?q=sea&access=open')
  })

  it('sets conditions in a sheet on phones, all at once', async () => {
    const { user } = await open('?q=sea')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await user.click(sheet.getByRole('combobox', { name: 'Category' }))
    await user.click(await screen.findByRole('option', { name: 'Couples' }))
    await user.click(sheet.getByRole('combobox', { name: 'Who gets in' }))
    await user.click(await screen.findByRole('option', { name: 'By request' }))
    expect(address()).toBe('/Community/Lodges/Search?q=sea')
    await user.click(sheet.getByRole('button', { name: 'Show lodges' }))
    await waitFor(() => expect(address()).toBe('/Community/Lodges/Search?q=sea&category=category-4&access=approval'))
  })

  it('has kinks instead of categories on the dark sites', async () => {
    const { user } = await open('', { dark: true })
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    expect(sheet.getByRole('combobox', { name: 'Kinks' })).toBeDefined()
    expect(sheet.queryByRole('combobox', { name: 'Category' })).toBeNull()
  })

  it('changes the order, and shows how the viewer stands to each lodge', async () => {
    const { user } = await open('', { found: [sampleLodge(1, 'Winter swimmers', { viewerRole: 'OWNER' })] })
    expect(await screen.findByText('Your lodge')).toBeDefined()
    await user.click(screen.getByRole('combobox', { name: 'Order' }))
    await user.click(await screen.findByRole('option', { name: 'Nearest' }))
    await waitFor(() => expect(address()).toBe('/Community/Lodges/Search?sort=5'))
  })

  it('leads to all lodges when none fits', async () => {
    await open('?q=nothing')
    expect(await screen.findByText('No lodge fits that')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See all lodges' }).getAttribute('href')).toBe('/Community/Lodges/Search')
  })
})
