// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { onOpenBuyMembership } from '#platform/dialogs/openBuyMembership'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { category, debateLodge, outside } from '../../testing/debate'
import query from './__generated__/WriteTopicScreenQuery.graphql'
import { WriteTopicScreen } from './WriteTopicScreen'

// Loads the lazy parts of the editor beforehand, which takes long on a busy machine.
beforeAll(() => import('#shared/richText/editing/MediaEditorBox'), 60_000)

const LODGE = '/Community/Lodges/Lodge/7'
const draft = {
  __typename: 'DebateDraft',
  id: 'draft-5',
  legacyId: 5,
  entryId: 'topic-5',
  categoryId: 'category-1',
  title: 'Dawn swim',
  html: '<p>We meet at dawn.</p>',
  media: [],
  status: 'DRAFT',
  hasUnpublishedChanges: false,
  revision: 3,
  savedAt: '2026-11-20T13:02:00Z',
}

interface Setup {
  path?: string
  paying?: boolean
  lodge?: object
  debateDraft?: object | null
}

async function open({ path = 'CreateTopic', paying = true, lodge = {}, debateDraft = draft }: Setup = {}) {
  const edits = path.endsWith('Edit')
  return renderScreen(<WriteTopicScreen />, {
    texts: ['lodge', 'debates', 'media', 'richText'],
    path: `${LODGE}/Debate/${path}`,
    route: edits ? '/Community/Lodges/Lodge/:id/Debate/Topic/:topicId/Edit' : undefined,
    query,
    variables: { lodge: 7, topic: edits ? 5 : 0, edits },
    viewer: { isMember: paying },
    data: {
      Viewer: () => ({ isMember: paying, debateDraft }),
      Lodge: () => ({
        ...debateLodge,
        debateCategories: [category(1, 'Trips'), category(2, 'Gear')],
        ...lodge,
      }),
    },
  })
}

const title = () => screen.findByRole('textbox', { name: 'Title' })
const press = (name: string) => screen.getByRole('button', { name })

describe('a new topic', () => {
  beforeEach(() => sessionStorage.clear())

  it('is published in the category of the address, and opens', async () => {
    const { user, asked, answer } = await open({ path: 'CreateTopic?category=2' })
    await user.type(await title(), 'Wetsuits')
    await user.click(press('Publish'))
    const { name, variables } = asked()
    expect(name).toBe('useSaveTopicCreateMutation')
    expect(variables).toMatchObject({
      input: { lodgeId: 'lodge-7', categoryId: 'category-2', title: 'Wetsuits', publish: true },
    })
    const saved = { entryId: 'topic-6', revision: 1, savedAt: '2026-11-20T13:05:00Z', status: 'PUBLISHED' }
    const entry = { id: 'topic-6', legacyId: 6 }
    await answer({ CreateDebateEntryPayload: () => ({ saved, entry, published: entry, userErrors: [] }) })
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(`${LODGE}/Debate/Topic/6`))
  })

  it('keeps its text when it is refused, with the reason at the field', async () => {
    const { user, answer } = await open()
    await user.type(await title(), 'W')
    await user.click(press('Publish'))
    const userErrors = [{ code: 'UNKNOWN_ITEM', message: 'The category is gone', field: ['categoryId'] }]
    await answer({ CreateDebateEntryPayload: () => ({ saved: null, entry: null, userErrors }) })
    expect(await screen.findByText('The category is gone')).toBeDefined()
    expect(await title()).toHaveProperty('value', 'W')
  })

  it('survives a failed save and a reload', async () => {
    const { user, fail, unmount } = await open()
    await user.type(await title(), 'Wetsuits')
    await user.click(press('Publish'))
    await fail(new GraphError('NETWORK'))
    unmount()
    await open()
    expect(await title()).toHaveProperty('value', 'Wetsuits')
    expect(screen.getByText('We kept what you wrote last time.')).toBeDefined()
  })

  it.each([
    ['CreateTopic', 'Ask the lodge something'],
    ['Topic/5/Edit', 'Your topics stay where they are'],
  ])('takes a membership, which %s offers', async (path, words) => {
    const offered = vi.fn()
    const stop = onOpenBuyMembership(offered)
    await open({ path, paying: false })
    expect(await screen.findByText(new RegExp(words))).toBeDefined()
    expect(offered).toHaveBeenCalledWith('CREATE_LODGE_DEBATE_ENTRY')
    expect(screen.queryByRole('textbox')).toBeNull()
    stop()
  })

  it.each([
    ['Topics are for the lodge’s members', outside],
    ['The leaders start the topics here', { viewerCanStartTopic: false }],
    ['No category to write in yet', { debateCategories: [] }],
  ])('is not for everybody: %s', async (words, lodge) => {
    await open({ lodge })
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeDefined()
  })
})

describe('a topic of one’s own', () => {
  beforeEach(() => sessionStorage.clear())

  it('is changed on the revision that it grew from, in another category', async () => {
    const { user, asked } = await open({ path: 'Topic/5/Edit' })
    await user.click(await screen.findByRole('combobox', { name: 'Category' }))
    await user.click(await screen.findByRole('option', { name: 'Gear' }))
    await user.click(press('Publish'))
    expect(asked()).toMatchObject({
      name: 'useSaveTopicEditMutation',
      variables: {
        input: {
          id: 'topic-5',
          revision: 3,
          categoryId: 'category-2',
          title: 'Dawn swim',
          html: '<p>We meet at dawn.</p>',
          publish: true,
        },
      },
    })
  })

  it('shows both versions in a conflict', async () => {
    const { user, asked, answer } = await open({ path: 'Topic/5/Edit' })
    await user.type(await title(), ', mine')
    await user.click(press('Publish'))
    const userErrors = [{ code: 'EDIT_CONFLICT', message: 'Changed elsewhere', field: null }]
    await answer({ EditDebateEntryPayload: () => ({ saved: null, entry: null, userErrors }) })
    expect(asked().name).toBe('useLatestTopicQuery')
    await answer({ DebateDraft: () => ({ ...draft, title: 'Dawn swim, theirs', revision: 8 }) })
    expect(await screen.findByRole('dialog', { name: 'Two versions of your topic' })).toBeDefined()
  })

  it.each([
    ['another’s or deleted', null],
    ['of another lodge', { ...draft, categoryId: 'category-9' }],
  ])('is not there when it is %s', async (_, debateDraft) => {
    await open({ path: 'Topic/5/Edit', debateDraft })
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing to edit here' })).toBeDefined()
  })
})
