// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { onOpenBuyMembership } from '#platform/dialogs/openBuyMembership'
import { GraphError } from '#platform/relay/errors'
import { fileNamed, pasteFiles, stubFileAddresses } from '#testing/files'
import { renderScreen } from '#testing/renderScreen'
import EditEntryScreenQuery from './__generated__/EditEntryScreenQuery.graphql'
import { EditEntryScreen } from './EditEntryScreen'

// Loads the lazy parts of the editor beforehand, which takes long on a busy machine.
beforeAll(() => import('#shared/richText/editing/MediaEditorBox'), 60_000)

const draft = {
  legacyId: 5,
  entryId: 'entry-5',
  title: 'By the water',
  html: '<p>We walked.</p>',
  media: [],
  tags: ['autumn'],
  audience: ['MEN', 'WOMEN', 'COUPLES', 'TRANSSEXUALS'],
  hasCommentsEnabled: true,
  status: 'DRAFT',
  slug: 'by-the-water',
  isDark: false,
  hasUnpublishedChanges: false,
  revision: 3,
  savedAt: '2026-11-20T13:02:00Z',
}
const saved = { entryId: 'entry-5', slug: 'by-the-water', savedAt: '2026-11-20T13:05:00Z' }

async function open({ changes = {}, paying = true }: { changes?: Partial<typeof draft>; paying?: boolean } = {}) {
  const view = await renderScreen(<EditEntryScreen />, {
    texts: ['blogs', 'blogEntries', 'media', 'richText'],
    path: '/Community/Blogs/Edit/5',
    query: EditEntryScreenQuery,
    variables: { legacyId: 5, paying },
    viewer: { isMember: paying },
    data: { BlogDraft: () => ({ ...draft, ...changes }), Viewer: () => ({ isMember: paying }) },
  })
  if (paying) await screen.findByRole('textbox', { name: 'Text' })
  const refuse = (...userErrors: readonly object[]) =>
    view.answer({ SaveBlogEntryPayload: () => ({ saved: null, entry: null, userErrors }) })
  const accept = (revision: number, status = 'DRAFT') =>
    view.answer({ SaveBlogEntryPayload: () => ({ saved: { ...saved, revision, status }, userErrors: [] }) })
  return { ...view, refuse, accept }
}

const title = () => screen.getByRole('textbox', { name: 'Title' })
const press = (name: string) => screen.getByRole('button', { name })
describe('the entry editor', () => {
  beforeEach(() => sessionStorage.clear())

  it('publishes the current text, and opens the entry', async () => {
    const { user, asked, accept } = await open()
    await user.type(title(), ', late')
    await user.click(screen.getByRole('checkbox', { name: 'Men' }))
    await user.click(press('Publish'))
    expect(asked()).toMatchObject({
      name: 'useSaveEntryMutation',
      variables: {
        input: {
          id: 'entry-5',
          revision: 3,
          title: 'By the water, late',
          html: '<p>We walked.</p>',
          tags: ['autumn'],
          audience: ['WOMEN', 'COUPLES', 'TRANSSEXUALS'],
          commentsEnabled: true,
          publish: true,
        },
      },
    })
    await accept(4, 'PUBLISHED')
    await waitFor(() =>
      expect(screen.getByLabelText('Address').textContent).toBe('/Community/Blogs/Entry/5/by-the-water'),
    )
  })

  it('says at the fields why the entry was not published, and loses nothing', async () => {
    const { user, refuse } = await open()
    await user.clear(title())
    await user.click(press('Publish'))
    await refuse(
      { code: 'REQUIRED', message: 'It needs a title.', field: ['title'] },
      { code: 'MEDIA_NOT_OPEN', message: 'Others may not see picture 7.', field: ['html'] },
    )
    expect(await screen.findByText('It needs a title.')).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Text' }).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Others may not see picture 7.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(title()))
    await user.type(title(), 'T')
    expect(screen.queryByText('It needs a title.')).toBeNull()
    expect(screen.getByText('Others may not see picture 7.')).toBeDefined()
  })

  it('survives a failed save and a reload', async () => {
    const { user, fail, unmount } = await open()
    await user.type(title(), '!')
    await user.click(press('Publish'))
    await fail(new GraphError('NETWORK'))
    expect(await screen.findByText('Not saved')).toBeDefined()
    expect(title()).toHaveProperty('value', 'By the water!')
    unmount()
    await open()
    expect(title()).toHaveProperty('value', 'By the water!')
    expect(screen.getByText('Not saved yet')).toBeDefined()
  })

  it('keeps the text when the membership has ended, and offers one', async () => {
    const offered = vi.fn()
    const stop = onOpenBuyMembership(offered)
    const { user, refuse } = await open()
    await user.type(title(), '!')
    await user.click(press('Publish'))
    await refuse({
      __typename: 'MembersOnlyError',
      code: 'MEMBERS_ONLY',
      message: '',
      field: null,
      feature: 'EDIT_BLOG',
    })
    expect(offered).toHaveBeenCalledWith('EDIT_BLOG')
    expect(await screen.findByText(/it takes a membership/)).toBeDefined()
    expect(title()).toHaveProperty('value', 'By the water!')
    stop()
  })

  it('restores the published version on request', async () => {
    const view = await open({ changes: { status: 'PUBLISHED', hasUnpublishedChanges: true } })
    await view.user.click(press('More'))
    await view.user.click(await screen.findByRole('menuitem', { name: 'Discard changes' }))
    const question = await screen.findByRole('dialog', { name: 'Discard your changes?' })
    await view.user.click(within(question).getByRole('button', { name: 'Discard changes' }))
    expect(view.asked()).toMatchObject({ variables: { input: { id: 'entry-5' } } })
    await view.answer({
      DiscardBlogEntryChangesPayload: () => ({ userErrors: [] }),
      BlogDraft: () => ({ ...draft, status: 'PUBLISHED', title: 'As it was', revision: 4 }),
    })
    expect(await screen.findByDisplayValue('As it was')).toBeDefined()
  })

  it('requires a membership, and offers one', async () => {
    const offered = vi.fn()
    const stop = onOpenBuyMembership(offered)
    await open({ paying: false })
    expect(await screen.findByRole('heading', { name: 'Writing is for paying members' })).toBeDefined()
    expect(offered).toHaveBeenCalledWith('EDIT_BLOG')
    expect(screen.queryByRole('textbox')).toBeNull()
    stop()
  })
})

describe('a picture that is being uploaded into an entry', () => {
  beforeEach(() => {
    sessionStorage.clear()
    stubFileAddresses()
  })
  afterEach(() => vi.unstubAllGlobals())

  async function openWithUpload() {
    const view = await open()
    await pasteFiles(screen.getByRole('textbox', { name: 'Text' }), [fileNamed('dog.jpg')])
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you allowed to show it?' }))
    await view.user.click(dialog.getByRole('button', { name: 'Not now' }))
    await screen.findByRole('group', { name: 'Picture on its way: dog.jpg' })
    return view
  }

  it('is left out of saves meanwhile', async () => {
    const { user, asked, accept } = await openWithUpload()
    await user.type(title(), '!')
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await waitFor(() => expect(asked().name).toBe('useSaveEntryMutation'))
    expect(asked().variables).toMatchObject({ input: { title: 'By the water!', html: '<p>We walked.</p>' } })
    await accept(4)
    expect(await screen.findByRole('dialog', { name: 'Leave without your pictures?' })).toBeDefined()
  })

  it('blocks publishing until it is uploaded or removed', async () => {
    const { user, asked } = await openWithUpload()
    await user.click(press('Publish'))
    expect(await screen.findByText(/A picture is not in the text yet/)).toBeDefined()
    expect(asked().name).toBe('sendUploadMutation')
    await user.click(press('Take dog.jpg out of the text'))
    await user.click(press('Publish'))
    expect(asked().name).toBe('useSaveEntryMutation')
  })

  it('asks for a confirmation before the page is left', async () => {
    const { user } = await openWithUpload()
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without your pictures?' }))
    await user.click(dialog.getByRole('button', { name: 'Stay' }))
    expect(screen.getByRole('group', { name: 'Picture on its way: dog.jpg' })).toBeDefined()
  })
})

describe('two versions of an entry', () => {
  beforeEach(() => sessionStorage.clear())

  async function conflict() {
    const view = await open()
    await view.user.type(title(), ', mine')
    await view.user.click(press('Publish'))
    await view.refuse({ code: 'EDIT_CONFLICT', message: 'Changed elsewhere', field: null })
    expect(view.asked().name).toBe('useLatestDraftQuery')
    await view.answer({ BlogDraft: () => ({ ...draft, title: 'By the water, theirs', revision: 8 }) })
    const dialog = await screen.findByRole('dialog', { name: 'Two versions of your post' })
    return { ...view, dialog: within(dialog) }
  }

  it('are shown side by side', async () => {
    const { dialog } = await conflict()
    expect(dialog.getByRole('heading', { name: 'By the water, mine' })).toBeDefined()
    expect(dialog.getByRole('heading', { name: 'By the water, theirs' })).toBeDefined()
    expect(press('Publish')).toHaveProperty('disabled', true)
  })

  it('become one when the author keeps theirs', async () => {
    const { user, dialog, asked, accept } = await conflict()
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }))
    expect(asked()).toMatchObject({
      variables: { input: { id: 'entry-5', revision: 8, title: 'By the water, mine', publish: false } },
    })
    await accept(9)
    expect(await screen.findByText(/^Saved/)).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('become one when the author takes the other', async () => {
    const { user, dialog } = await conflict()
    await user.click(dialog.getByRole('button', { name: 'Take the other' }))
    expect(title()).toHaveProperty('value', 'By the water, theirs')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('become two entries, and the author continues with theirs', async () => {
    const { user, dialog, asked, answer } = await conflict()
    await user.click(dialog.getByRole('button', { name: 'Keep mine as a new draft' }))
    const { input } = asked().variables as { input: Record<string, unknown> }
    expect(input).toMatchObject({ title: 'By the water, mine', publish: false })
    expect([input['id'], typeof input['key']]).toEqual([undefined, 'string'])
    const own = { ...saved, entryId: 'entry-6', revision: 1, status: 'DRAFT' }
    await answer({ SaveBlogEntryPayload: () => ({ saved: own, entry: { legacyId: 6 }, userErrors: [] }) })
    await waitFor(() => expect(window.location.pathname).toBe('/Community/Blogs/Edit/6'))
  })

  it('can be resolved later', async () => {
    const { user, dialog } = await conflict()
    await user.click(dialog.getByRole('button', { name: 'Decide later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(title()).toHaveProperty('value', 'By the water, mine')
    await act(async () => press('Compare').click())
    expect(await screen.findByRole('dialog', { name: 'Two versions of your post' })).toBeDefined()
  })
})
