// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { UploadSheet } from './UploadSheet'

const GENERIC = 'An error occurred. Please try again.'

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
})
afterEach(() => vi.unstubAllGlobals())

/** The hidden file input behind the button. */
function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no field for files')
  return input
}

const list = () => screen.getByRole('list', { name: 'Your files' })

async function open() {
  const onSaved = vi.fn()
  const onClose = vi.fn()
  const view = await renderScreen(
    <UploadSheet
      title="Upload"
      description="Every member can see it."
      purpose="PUBLIC_ALBUM"
      place="ALBUM"
      albumId="album"
      onSaved={onSaved}
      onClose={onClose}
    />,
    { texts: ['media'] },
  )
  const choose = async (...names: string[]) => {
    await screen.findByRole('button', { name: /^Choose/ })
    await view.user.upload(
      fileInput(),
      names.map((name) => new File(['x'], name, { type: name.endsWith('.mp4') ? 'video/mp4' : 'image/jpeg' })),
    )
  }
  const operations = () => view.environment.mock.getAllOperations()
  /** Answers the upload of a file. */
  const arrive = async (name: string, payload: object) => {
    await waitFor(() => expect(operations().some((operation) => fileOf(operation) === name)).toBe(true))
    const operation = operations().find((one) => fileOf(one) === name)
    if (!operation) throw new Error(`${name} is not on its way`)
    view.environment.mock.resolve(operation, { data: { uploadTempMedia: { media: null, userErrors: [], ...payload } } })
  }
  return { ...view, choose, arrive, operations, onSaved, onClose }
}

function fileOf({ request }: { request: { variables: { input?: { file?: File } } } }): string | undefined {
  return request.variables.input?.file?.name
}

const video = (id: string) => ({
  media: { __typename: 'Video', __isNode: 'Video', id, status: 'UPLOADING', url: '/p' },
})
const saved = { SaveMediaPayload: () => ({ userErrors: [] }) }

describe('the upload sheet', () => {
  it('sends the files with their purpose', async () => {
    const { choose, asked } = await open()
    await choose('film.mp4')
    await waitFor(() =>
      expect(asked()).toMatchObject({
        name: 'sendUploadMutation',
        variables: { input: { purpose: 'PUBLIC_ALBUM' } },
      }),
    )
  })

  it('saves nothing before copyright and consent are confirmed', async () => {
    const { choose, arrive, user, asked, answer, environment, onSaved, onClose } = await open()
    await choose('film.mp4')
    await arrive('film.mp4', video('v1'))
    await user.click(await screen.findByRole('button', { name: 'Save 1 file' }))
    expect(await screen.findByText('Confirm this before we save anything.')).toBeDefined()
    const consent = screen.getByRole('checkbox', { name: /I hold the copyright/ })
    expect(document.activeElement).toBe(consent)
    expect(environment.mock.getAllOperations()).toEqual([])

    await user.click(consent)
    await user.click(screen.getByRole('button', { name: 'Save 1 file' }))
    expect(asked()).toMatchObject({
      name: 'useSaveMediaMutation',
      variables: { input: { mediaId: 'v1', place: 'ALBUM', albumId: 'album', consent: true } },
    })
    await answer(saved)
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('links to the explanation of the confirmation', async () => {
    const { choose, arrive } = await open()
    await choose('film.mp4')
    await arrive('film.mp4', video('v1'))
    const link = await screen.findByRole('link', { name: 'What this means' })
    expect(link.getAttribute('href')).toBe('/Support/FAQ/201')
  })

  it("shows the server's error for a file, and keeps the others", async () => {
    const { choose, arrive } = await open()
    await choose('film.mp4', 'other.mp4')
    await arrive('film.mp4', {
      userErrors: [{ __typename: 'InputError', code: 'FILE_TOO_LARGE', message: 'At most 20 MB.', field: null }],
    })
    await arrive('other.mp4', video('v2'))
    expect(await within(list()).findByText('At most 20 MB.')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Save 1 file' })).toBeDefined()
  })

  it("opens the error dialog with the server's message, and does not offer a retry of the same file", async () => {
    const { choose, arrive, user, onClose } = await open()
    await choose('film.mp4')
    await arrive('film.mp4', {
      userErrors: [{ __typename: 'InputError', code: 'FILE_TOO_LARGE', message: 'At most 20 MB.', field: null }],
    })
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(within(dialog).getByText('At most 20 MB.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try film.mp4 again', hidden: true })).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Error' })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Upload' })).toBeDefined()
    expect(onClose).not.toHaveBeenCalled()
  })

  it.each(['NETWORK', 'OVERLOADED', 'UPSTREAM_ERROR', 'UPSTREAM_TIMEOUT', 'RATE_LIMITED'] as const)(
    'offers a retry after %s',
    async (code) => {
      const { choose, fail } = await open()
      await choose('film.mp4')
      await screen.findByRole('button', { name: 'Stop film.mp4' })
      await fail(new GraphError(code))
      const dialog = await screen.findByRole('dialog', { name: 'Error' })
      expect(within(dialog).getByText(GENERIC)).toBeDefined()
      expect(await screen.findByRole('button', { name: 'Try film.mp4 again', hidden: true })).toBeDefined()
    },
  )

  it("offers a retry after too many uploads, with the server's message", async () => {
    const { choose, arrive } = await open()
    await choose('film.mp4')
    await arrive('film.mp4', {
      userErrors: [{ __typename: 'RateLimitError', code: 'RATE_LIMITED', message: 'Again in 5 min.', field: null }],
    })
    expect(await within(list()).findByText('Again in 5 min.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try film.mp4 again', hidden: true })).toBeDefined()
  })

  it.each(['FORBIDDEN', 'BAD_USER_INPUT', 'UNAUTHENTICATED'] as const)('offers no retry after %s', async (code) => {
    const { choose, fail } = await open()
    await choose('film.mp4')
    await screen.findByRole('button', { name: 'Stop film.mp4' })
    await fail(new GraphError(code))
    await screen.findByRole('dialog', { name: 'Error' })
    expect(screen.queryByRole('button', { name: 'Try film.mp4 again', hidden: true })).toBeNull()
  })

  it('shows a general message when the server sends none, and retries', async () => {
    const { choose, fail, user, arrive } = await open()
    await choose('film.mp4')
    await screen.findByRole('button', { name: 'Stop film.mp4' })
    await fail(new GraphError('UPSTREAM_ERROR'))
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(within(dialog).getByText(GENERIC)).toBeDefined()
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog)
    expect(within(list()).getByText(GENERIC)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try film.mp4 again' }))
    await arrive('film.mp4', video('v1'))
    expect(await screen.findByRole('button', { name: 'Save 1 file' })).toBeDefined()
  })

  it('states the maximum size, and refuses larger files before sending', async () => {
    const { user, operations } = await open()
    expect(await screen.findByText(/up to 20 MB and videos \(MP4, MOV, WebM\) up to 200 MB/)).toBeDefined()
    const large = new File(['x'], 'sea.jpg', { type: 'image/jpeg' })
    Object.defineProperty(large, 'size', { value: 25.5 * 1024 * 1024 })
    await user.upload(fileInput(), large)
    const refusal = await screen.findByText('sea.jpg is 26 MB. A file may be up to 20 MB here.')
    expect(refusal.getAttribute('role')).toBe('alert')
    expect(operations()).toEqual([])
  })

  it('offers only files of the accepted types', async () => {
    const { choose } = await open()
    await choose('film.mp4')
    expect(fileInput().accept).toContain('image/heic')
    expect(fileInput().accept).not.toContain('svg')
  })
})

describe('leaving the upload sheet', () => {
  const question = () => screen.findByRole('dialog', { name: 'Leave your files behind?' })
  const ways: readonly [string, (view: Awaited<ReturnType<typeof open>>) => Promise<unknown>][] = [
    ['Escape', ({ user }) => user.keyboard('{Escape}')],
    ['the close button', ({ user }) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['Cancel', ({ user }) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['a link to another page', ({ router }) => act(() => router.navigate('/elsewhere'))],
  ]

  it.each(ways)('asks after %s during an upload, and stays', async (_name, leave) => {
    const view = await open()
    await view.choose('film.mp4')
    await screen.findByRole('button', { name: 'Stop film.mp4' })
    await leave(view)
    const dialog = await question()
    expect(view.onClose).not.toHaveBeenCalled()
    await view.user.click(within(dialog).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave your files behind?' })).toBeNull())
    expect(view.onClose).not.toHaveBeenCalled()
    await view.arrive('film.mp4', video('v1'))
    expect(await screen.findByRole('button', { name: 'Save 1 file' })).toBeDefined()
  })

  it.each(ways)('asks after %s with an unsaved file', async (_name, leave) => {
    const view = await open()
    await view.choose('film.mp4')
    await view.arrive('film.mp4', video('v1'))
    await screen.findByRole('button', { name: 'Save 1 file' })
    await leave(view)
    expect(await question()).toBeDefined()
    expect(view.onClose).not.toHaveBeenCalled()
  })

  it('closes when the member confirms', async () => {
    const { choose, user, onClose } = await open()
    await choose('film.mp4')
    await screen.findByRole('button', { name: 'Stop film.mp4' })
    await user.keyboard('{Escape}')
    await user.click(within(await question()).getByRole('button', { name: 'Leave' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('does not ask without files, or with files that can never be accepted', async () => {
    const { choose, arrive, user, onClose } = await open()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    await choose('film.mp4')
    await arrive('film.mp4', {
      userErrors: [{ __typename: 'InputError', code: 'FILE_TOO_LARGE', message: 'At most 20 MB.', field: null }],
    })
    await screen.findByRole('dialog', { name: 'Error' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Error' })).toBeNull())
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it("asks when the phone's Back would close it, every time", async () => {
    const watchers: EventTarget[] = []
    class Watcher extends EventTarget {
      constructor() {
        super()
        watchers.push(this)
      }
      destroy() {
        watchers.splice(watchers.indexOf(this), 1)
      }
    }
    vi.stubGlobal('CloseWatcher', Watcher)
    const back = () => act(async () => watchers.pop()?.dispatchEvent(new Event('close')))
    const { choose, user, onClose } = await open()
    await choose('film.mp4')
    await screen.findByRole('button', { name: 'Stop film.mp4' })
    for (const _time of ['first', 'second']) {
      await waitFor(() => expect(watchers).toHaveLength(1))
      await back()
      await user.click(within(await question()).getByRole('button', { name: 'Stay' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave your files behind?' })).toBeNull())
    }
    expect(onClose).not.toHaveBeenCalled()
  })
})
