// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { fileNamed, pasteFiles, stubFileAddresses, transferOf } from '#testing/files'
import { renderScreen } from '#testing/renderScreen'
import { ContentEditor } from '../ContentEditor'
import { useKnownMedia } from '../editableMedia'

// Loads the lazy parts of the editor first, which takes long on a busy machine.
beforeAll(() => import('../MediaEditorBox'), 60_000)
beforeEach(() => {
  sessionStorage.clear()
  stubFileAddresses()
})
afterEach(() => vi.unstubAllGlobals())

const file = (name = 'dog.jpg', type?: string) => fileNamed(name, type)

function Host({ html }: { html: string }) {
  const media = useKnownMedia([], false)
  const [value, setValue] = useState(html)
  return (
    <>
      <ContentEditor label="Text" value={value} onChange={setValue} media={media} />
      <output aria-label="Written">{value}</output>
      <output aria-label="Unfinished">{media.unfinished}</output>
    </>
  )
}

async function open(html = '<p>One</p><p>Two</p>') {
  const view = await renderScreen(<Host html={html} />, { texts: ['richText', 'media'] })
  const field = await screen.findByRole('textbox', { name: 'Text' })
  const operations = () => view.environment.mock.getAllOperations()
  const operationNamed = async (name: string, fileName?: string) => {
    const find = () =>
      operations().find(({ request: { node, variables } }) => {
        const { input } = variables as { input?: { file?: File } }
        return node.params.name === name && (fileName === undefined || input?.file?.name === fileName)
      })
    await waitFor(() => expect(find()).toBeDefined())
    const found = find()
    if (!found) throw new Error(`${name} is not on its way`)
    return found
  }
  /** Answers the upload of a file. */
  const arrive = async (id: string, name = 'dog.jpg') => {
    const operation = await operationNamed('sendUploadMutation', name)
    const media = { __typename: 'Picture', __isNode: 'Picture', id, status: 'LIVE', url: '/p', sourceUrl: '/s' }
    await act(async () =>
      view.environment.mock.resolve(operation, { data: { uploadTempMedia: { media, userErrors: [] } } }),
    )
  }
  /** Answers that the first waiting picture was saved. */
  const keep = async (legacyId: number) => {
    await operationNamed('sendPictureMutation')
    const media = { __typename: 'Picture', id: `p${legacyId}`, legacyId, title: null, width: 30, height: 20 }
    await view.answer({ SaveMediaPayload: () => ({ media, userErrors: [] }) })
  }
  const confirm = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you allowed to show it?' }))
    await view.user.click(dialog.getByRole('checkbox', { name: /I hold the copyright/ }))
    await view.user.click(dialog.getByRole('button', { name: 'Add to the text' }))
  }
  return { ...view, field, operations, operationNamed, arrive, keep, confirm }
}

/** The editor keeps an empty line after a block at the end. */
const written = () => screen.getByLabelText('Written').textContent.replace(/<p><\/p>$/, '')
const unfinished = () => screen.getByLabelText('Unfinished').textContent
const place = (name = 'dog.jpg') => screen.findByRole('group', { name: `Picture on its way: ${name}` })

describe('a pasted picture', () => {
  it('has a placeholder outside the saved text during the upload, and then takes its place', async () => {
    const { field, arrive, keep, confirm } = await open()
    await pasteFiles(field, [file()])
    await confirm()
    expect(within(await place()).getByRole('progressbar', { name: /dog\.jpg/ })).toBeDefined()
    expect(written()).toBe('<p>One</p><p>Two</p>')
    expect(unfinished()).toBe('1')
    await arrive('m1')
    await keep(7)
    expect(await screen.findByRole('group', { name: 'Picture' })).toBeDefined()
    expect(written()).toBe('<img data-media-id="7" alt=""><p>One</p><p>Two</p>')
    expect(screen.queryByRole('group', { name: /on its way/ })).toBeNull()
    expect(unfinished()).toBe('0')
  })

  it('is saved to the file archive after copyright and consent are confirmed', async () => {
    const { field, arrive, operations, operationNamed, confirm, user } = await open()
    await pasteFiles(field, [file()])
    await arrive('m1')
    const dialog = await screen.findByRole('dialog', { name: 'Are you allowed to show it?' })
    await user.click(within(dialog).getByRole('button', { name: 'Add to the text' }))
    expect(await screen.findByText('Confirm this before we save anything.')).toBeDefined()
    expect(operations()).toEqual([])
    // Closing the dialog without an answer keeps the picture's place.
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }))
    await user.click(within(await place()).getByRole('button', { name: 'Confirm' }))
    await confirm()
    const { request } = await operationNamed('sendPictureMutation')
    expect(request.variables).toEqual({ input: { mediaId: 'm1', place: 'FILE_ARCHIVE', consent: true } })
  })

  it('asks for the confirmation once a session', async () => {
    const { field, arrive, keep, confirm } = await open()
    await pasteFiles(field, [file()])
    await confirm()
    await arrive('m1')
    await keep(7)
    await pasteFiles(field, [file('cat.jpg')])
    expect(await place('cat.jpg')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    await arrive('m2', 'cat.jpg')
    await keep(8)
    expect(written()).toContain('<img data-media-id="8" alt="">')
  })

  it('is one step for undo and redo', async () => {
    const { field, arrive, keep, confirm, user } = await open()
    await pasteFiles(field, [file()])
    await confirm()
    await arrive('m1')
    await keep(7)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(written()).toBe('<p>One</p><p>Two</p>')
    await user.click(screen.getByRole('button', { name: 'Redo' }))
    expect(written()).toContain('<img data-media-id="7" alt="">')
  })

  it.each([
    ['first', ['a.jpg', 'b.jpg']],
    ['last', ['b.jpg', 'a.jpg']],
  ])('keeps the order of several, also when they arrive %s', async (_, order) => {
    const { field, arrive, keep, confirm } = await open()
    await pasteFiles(field, [file('a.jpg'), file('b.jpg')])
    await confirm()
    for (const name of order) {
      await arrive(`media of ${name}`, name)
      await keep(name === 'a.jpg' ? 7 : 8)
    }
    expect(written()).toBe('<img data-media-id="7" alt=""><img data-media-id="8" alt=""><p>One</p><p>Two</p>')
  })

  it('is ignored beside text from a word processor', async () => {
    const { field } = await open('<p></p>')
    await pasteFiles(field, [file()], { 'text/html': '<p>Words</p>', 'text/plain': 'Words' })
    expect(screen.queryByRole('group', { name: /on its way/ })).toBeNull()
    expect(written()).toBe('<p>Words</p>')
  })

  it('shows an error before the upload when its type is not accepted', async () => {
    const { field, operations } = await open()
    await pasteFiles(field, [file('film.mp4', 'video/mp4')])
    expect(await screen.findByText(/film\.mp4 is not a file we can take here\. JPEG, .* up to 20 MB/)).toBeDefined()
    expect(operations()).toEqual([])
    expect(screen.queryByRole('group', { name: /on its way/ })).toBeNull()
  })
})

describe('a dropped picture', () => {
  it('is inserted where it was dropped', async () => {
    const { field, arrive, keep, confirm } = await open()
    // jsdom has no layout.
    document.elementFromPoint = () => null
    await act(async () => fireEvent.drop(field, { dataTransfer: transferOf([file()]), clientX: 1, clientY: 900 }))
    await confirm()
    await arrive('m1')
    await keep(7)
    expect(written()).toBe('<p>One</p><p>Two</p><img data-media-id="7" alt="">')
  })
})

describe('a picked picture', () => {
  it('is inserted at the caret', async () => {
    const { field, arrive, keep, confirm, user } = await open('<p></p>')
    const tool = screen.getByRole('button', { name: 'Add a picture from this device' })
    const input = field.closest('form, div.mantine-RichTextEditor-root')?.querySelector('input[type=file]')
    expect(tool).toBeDefined()
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for files')
    expect(input.accept).toContain('image/heic')
    await user.upload(input, file())
    await confirm()
    await arrive('m1')
    await keep(7)
    expect(written()).toBe('<img data-media-id="7" alt="">')
  })
})

describe('a failed upload', () => {
  it('shows the reason, and can be retried where that helps', async () => {
    const { field, fail, confirm, arrive, keep, user } = await open()
    await pasteFiles(field, [file()])
    await confirm()
    await fail(new GraphError('NETWORK'))
    const words = within(await place())
    expect(words.getByRole('alert').textContent).toBe('The connection was lost. Try again when you are back online.')
    expect(unfinished()).toBe('1')
    await user.click(words.getByRole('button', { name: 'Try dog.jpg again' }))
    await arrive('m1')
    await fail(new GraphError('UPSTREAM_ERROR'))
    await user.click(await screen.findByRole('button', { name: 'Try dog.jpg again' }))
    // The upload is complete; only saving is left.
    await keep(7)
    expect(written()).toContain('<img data-media-id="7" alt="">')
  })

  it('cannot be retried when the server would refuse it again, and can be removed', async () => {
    const { field, confirm, operationNamed, environment, user } = await open()
    await pasteFiles(field, [file()])
    await confirm()
    const userErrors = [{ __typename: 'InputError', code: 'FILE_TOO_LARGE', message: 'At most 20 MB.', field: null }]
    const operation = await operationNamed('sendUploadMutation')
    await act(async () =>
      environment.mock.resolve(operation, { data: { uploadTempMedia: { media: null, userErrors } } }),
    )
    const words = within(await place())
    expect(words.getByText('At most 20 MB.')).toBeDefined()
    expect(words.queryByRole('button', { name: /again/ })).toBeNull()
    await user.click(words.getByRole('button', { name: 'Take dog.jpg out of the text' }))
    expect(screen.queryByRole('group', { name: /on its way/ })).toBeNull()
    expect(unfinished()).toBe('0')
    expect(written()).toBe('<p>One</p><p>Two</p>')
  })

  it('is cancelled when its placeholder or the text around it is removed', async () => {
    const { field, confirm, user, operations } = await open()
    await pasteFiles(field, [file()])
    await confirm()
    expect(operations()).toHaveLength(1)
    await user.click(within(await place()).getByRole('button', { name: 'Take dog.jpg out of the text' }))
    await waitFor(() => expect(operations()).toHaveLength(0))
  })
})
