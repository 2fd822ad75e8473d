// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { category, debateLodge, outside, pageOf, topic } from '../../testing/debate'
import query from './__generated__/DebateScreenQuery.graphql'
import { DebateScreen } from './DebateScreen'

// Loads the lazy sheet beforehand, which takes long on a busy machine.
beforeAll(() => import('../../components/categories/ManageCategories'), 60_000)

const two = [
  category(1, 'Trips', { entryCount: 4, newEntryCount: 2, latestEntry: topic(5, 'Dawn swim') }),
  category(2, 'Gear'),
]

const open = (lodge: object = {}) =>
  renderScreen(<DebateScreen />, {
    texts: ['lodge', 'debates'],
    path: '/Community/Lodges/Lodge/7/Debate',
    query,
    variables: { lodge: 7 },
    data: { Query: () => ({ lodge: { ...debateLodge, debateCategories: two, ...lodge } }) },
  })

const rows = () =>
  within(screen.getByRole('list', { name: 'Categories' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

describe('the debates of a lodge', () => {
  it('show their categories with what is new and the latest topic', async () => {
    await open()
    expect(await screen.findByText('4 topics')).toBeDefined()
    expect(rows()).toEqual(['Trips', 'Gear'])
    expect(screen.getByText('2 with news')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Dawn swim' }).getAttribute('href')).toBe(
      '/Community/Lodges/Lodge/7/Debate/Topic/5',
    )
    expect(screen.getByRole('link', { name: 'Gear' }).getAttribute('href')).toBe(
      '/Community/Lodges/Lodge/7/Debate/Category/2',
    )
  })

  it('are closed to those outside a lodge that keeps them to itself', async () => {
    await open({ ...outside, debateCategories: null })
    expect(await screen.findByText('The debates are for members')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Start a topic' })).toBeNull()
  })

  it('can be read outside a lodge that opens them, without the ways to write', async () => {
    await open({ ...outside, hasPublicDebates: true, viewerDebateDrafts: null })
    expect(await screen.findByText('4 topics')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Start a topic' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Manage categories' })).toBeNull()
  })

  it('offer another try where the categories could not be fetched', async () => {
    await open({ debateCategories: null })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  })
})

describe('drafts of topics', () => {
  it('are deleted after a question, and come back when that fails', async () => {
    const drafts = pageOf([topic(8, 'Winter plans', { status: 'DRAFT' })])
    const { user, asked, fail } = await open({ viewerDebateDrafts: drafts })
    expect((await screen.findByRole('link', { name: 'Winter plans' })).getAttribute('href')).toBe(
      '/Community/Lodges/Lodge/7/Debate/Topic/8/Edit',
    )
    await user.click(screen.getByRole('button', { name: 'Delete “Winter plans”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this topic?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(asked()).toEqual({ name: 'useDeleteTopicMutation', variables: { input: { id: 'topic-8' } } })
    expect(screen.queryByRole('link', { name: 'Winter plans' })).toBeNull()
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(await screen.findByRole('link', { name: 'Winter plans' })).toBeDefined()
  })
})

describe('the categories of a lodge', () => {
  async function manage() {
    const view = await open()
    await view.user.click(await screen.findByRole('button', { name: 'Manage categories' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Categories' }))
    return { ...view, sheet }
  }

  it('are added by leaders, with the reason at the field when refused', async () => {
    const { user, sheet, asked, answer } = await manage()
    await user.click(sheet.getByRole('button', { name: 'New category' }))
    const form = within(await screen.findByRole('dialog', { name: 'New category' }))
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Gear')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(asked().variables).toEqual({ input: { lodgeId: 'lodge-7', name: 'Gear', description: '' } })
    const userErrors = [{ code: 'NAME_TAKEN', message: 'There is one already', field: ['name'] }]
    await answer({ CreateDebateCategoryPayload: () => ({ category: null, userErrors }) })
    expect(await form.findByText('There is one already')).toBeDefined()
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Gear')
    await user.type(form.getByRole('textbox', { name: 'Name' }), ' and boats')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await answer({
      CreateDebateCategoryPayload: () => ({ category: category(3, 'Gear and boats'), userErrors: [] }),
    })
    await waitFor(() => expect(sheet.getByText('Gear and boats')).toBeDefined())
  })

  it('are deleted with a target for their topics', async () => {
    const { user, sheet, asked, fail } = await manage()
    await user.click(sheet.getByRole('button', { name: 'Delete Trips' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Trips”?' }))
    expect(dialog.getByText(/4 topics move/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(asked().variables).toEqual({ input: { id: 'category-1', moveToId: 'category-2' } })
    expect(sheet.queryByText('Trips')).toBeNull()
    await fail(new GraphError('UPSTREAM_ERROR'))
    await waitFor(() => expect(sheet.getByText('Trips')).toBeDefined())
  })
})
