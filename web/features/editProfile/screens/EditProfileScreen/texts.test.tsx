// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { fileNamed, pasteFiles, stubFileAddresses } from '#testing/files'
import { done, refusal } from '../../testing/payloads'
import { openEditProfile, written } from './openEditProfile'

// Loads the lazy parts of the editor beforehand, which takes long on a busy machine.
beforeAll(() => import('#shared/richText/editing/MediaEditorBox'), 60_000)

const KEPT = 'We kept what you wrote last time.'
const headline = () => screen.getByRole('textbox', { name: 'Headline' })
const saveButton = () => screen.getByRole('button', { name: 'Save texts' })

describe('the texts of a profile', () => {
  beforeEach(() => sessionStorage.clear())

  it('are saved together, and leave no draft', async () => {
    const { user, asked, answer, unmount } = await openEditProfile()
    expect(saveButton()).toHaveProperty('disabled', true)
    await user.clear(headline())
    await user.type(headline(), ' In the woods ')
    await user.click(saveButton())
    expect(asked()).toEqual({
      name: 'useUpdateProfileMutation',
      variables: {
        input: {
          headline: 'In the woods',
          text: '<p>I <strong>swim</strong> all year.</p>',
          matchWords: ['swimming'],
        },
      },
    })
    const changes = { headline: 'In the woods' }
    await answer({ ...done('UpdateProfilePayload'), ...written(changes) })
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(headline()).toHaveProperty('value', 'In the woods')
    expect(saveButton()).toHaveProperty('disabled', true)
    unmount()
    await openEditProfile({ changes })
    expect(screen.queryByText(KEPT)).toBeNull()
  })

  it('survive a reload until they are discarded', async () => {
    const first = await openEditProfile()
    await first.user.type(headline(), ' and the wind')
    expect(screen.getByText(/^Not saved yet/)).toBeDefined()
    first.unmount()

    const { user, unmount } = await openEditProfile()
    expect(screen.getByText(KEPT)).toBeDefined()
    expect(headline()).toHaveProperty('value', 'By the sea and the wind')
    await user.click(screen.getByRole('button', { name: 'Throw it away' }))
    expect(headline()).toHaveProperty('value', 'By the sea')
    expect(screen.queryByText(KEPT)).toBeNull()
    unmount()

    await openEditProfile()
    expect(headline()).toHaveProperty('value', 'By the sea')
    expect(screen.queryByText(KEPT)).toBeNull()
  })

  it('leave no draft once they are changed back', async () => {
    const { user, unmount } = await openEditProfile()
    await user.type(headline(), 's')
    await user.type(headline(), '{Backspace}')
    expect(saveButton()).toHaveProperty('disabled', true)
    unmount()
    await openEditProfile()
    expect(screen.queryByText(KEPT)).toBeNull()
  })

  it('are kept when a request fails, also after a reload', async () => {
    const { user, fail, unmount } = await openEditProfile()
    await user.type(headline(), '!')
    await user.click(saveButton())
    await fail(new GraphError('NETWORK'))
    expect(await screen.findByText(/no connection to the server/)).toBeDefined()
    expect(headline()).toHaveProperty('value', 'By the sea!')
    unmount()
    await openEditProfile()
    expect(headline()).toHaveProperty('value', 'By the sea!')
  })

  it('keep what is typed while they are being saved', async () => {
    const { user, answer } = await openEditProfile()
    await user.type(headline(), ' 1')
    await user.click(saveButton())
    await user.type(headline(), '2')
    await answer({ ...done('UpdateProfilePayload'), ...written({ headline: 'By the sea 1' }) })
    expect(headline()).toHaveProperty('value', 'By the sea 12')
    expect(saveButton()).toHaveProperty('disabled', false)
  })

  it.each([
    ['headline', 'Headline'],
    ['text', 'Your text'],
    ['matchWords.0', 'Match words'],
  ])('show at the field why %s is refused, and lose nothing', async (field, name) => {
    const { user, answer } = await openEditProfile()
    await screen.findByRole('textbox', { name: 'Your text' })
    await user.type(headline(), '?')
    await user.click(saveButton())
    await answer(refusal('UpdateProfilePayload', field, 'This is too long'))
    const refused = screen.getByRole(field === 'matchWords.0' ? 'combobox' : 'textbox', { name })
    expect(refused.getAttribute('aria-invalid')).toBe('true')
    const describedBy = refused.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(describedBy.map((id) => document.getElementById(id)?.textContent)).toContain('This is too long')
    expect(headline()).toHaveProperty('value', 'By the sea?')
    expect(saveButton()).toHaveProperty('disabled', false)
  })

  it('belong to the member: another one who logs in on the tab finds nothing', async () => {
    const { user, unmount } = await openEditProfile()
    await user.type(headline(), '!')
    unmount()
    await openEditProfile({ viewer: { legacyId: 8 } })
    expect(screen.queryByText(KEPT)).toBeNull()
  })
})

describe('a picture in the text of a profile', () => {
  beforeEach(() => {
    sessionStorage.clear()
    stubFileAddresses()
  })
  afterEach(() => vi.unstubAllGlobals())

  async function openWithUpload() {
    const view = await openEditProfile()
    await pasteFiles(await screen.findByRole('textbox', { name: 'Your text' }), [fileNamed('dog.jpg')])
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you allowed to show it?' }))
    await view.user.click(dialog.getByRole('checkbox', { name: /I hold the copyright/ }))
    await view.user.click(dialog.getByRole('button', { name: 'Add to the text' }))
    return view
  }

  it('is pasted, and saved with the text by its number', async () => {
    const { user, answer, asked } = await openWithUpload()
    await user.type(headline(), '!')
    await user.click(saveButton())
    expect(await screen.findByText(/A picture is not in the text yet/)).toBeDefined()
    expect(asked().name).toBe('sendUploadMutation')
    const uploaded = { __typename: 'Picture', id: 'm1', status: 'LIVE', url: '/p', sourceUrl: '/s' }
    await answer({ UploadTempMediaPayload: () => ({ media: uploaded, userErrors: [] }) })
    await waitFor(() => expect(asked().name).toBe('sendPictureMutation'))
    const media = { __typename: 'Picture', id: 'p7', legacyId: 7, title: null, width: 30, height: 20 }
    await answer({ SaveMediaPayload: () => ({ media, userErrors: [] }) })
    await user.click(saveButton())
    expect(asked().variables).toMatchObject({
      input: { text: '<img data-media-id="7" alt=""><p>I <strong>swim</strong> all year.</p>' },
    })
  })

  it('requires a confirmation before the page is left without it', async () => {
    const { user } = await openWithUpload()
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(await screen.findByRole('dialog', { name: 'Leave without your pictures?' })).toBeDefined()
  })

  it('has no tool for videos of other sites, which a profile does not show', async () => {
    await openEditProfile()
    expect(await screen.findByRole('button', { name: 'Add a picture from this device' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /YouTube/ })).toBeNull()
  })
})

describe('match words', () => {
  beforeEach(() => sessionStorage.clear())
  const words = () => screen.getByRole('combobox', { name: 'Match words' })

  it('are stored in lower case, each once', async () => {
    const { user, asked } = await openEditProfile()
    await user.type(words(), 'Jazz,jazz,SWIMMING,tango{Enter}')
    await user.click(saveButton())
    expect(asked().variables).toMatchObject({ input: { matchWords: ['swimming', 'jazz', 'tango'] } })
  })

  it('are suggested from the text', async () => {
    const { user, asked, answer } = await openEditProfile()
    await user.click(screen.getByRole('button', { name: 'Suggest words from my text' }))
    const { name, variables } = asked()
    expect(name).toBe('useSuggestedWordsQuery')
    expect(String(variables['text']).replaceAll(/\s+/g, ' ').trim()).toBe('I swim all year.')
    await answer({ Viewer: () => ({ suggestedMatchWords: ['swimming', 'winter'] }) })
    expect(await screen.findByText('winter')).toBeDefined()
    await user.click(saveButton())
    expect(asked().variables).toMatchObject({ input: { matchWords: ['swimming', 'winter'] } })
  })

  it('are not suggested when there is nothing new, and the page says so', async () => {
    const { user, answer } = await openEditProfile()
    await user.click(screen.getByRole('button', { name: 'Suggest words from my text' }))
    await answer({ Viewer: () => ({ suggestedMatchWords: ['swimming'] }) })
    expect(await screen.findByText('We found no new words in your text.')).toBeDefined()
  })

  it('cannot be suggested without a text', async () => {
    await openEditProfile({ changes: { text: '' } })
    expect(screen.getByRole('button', { name: 'Suggest words from my text' })).toHaveProperty('disabled', true)
  })

  it('say when the suggestions failed', async () => {
    const { user, fail } = await openEditProfile()
    await user.click(screen.getByRole('button', { name: 'Suggest words from my text' }))
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(await screen.findByText('An error occurred. Please try again.')).toBeDefined()
    expect(screen.queryByText('We found no new words in your text.')).toBeNull()
  })
})
