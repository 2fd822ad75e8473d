// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetKeptTexts } from '#shared/keptTexts/keptTexts'
import { fileNamed, pasteFiles, stubFileAddresses, transferOf } from '#testing/files'
import { field, message, openConversation, own, send, sentAs } from '../../testing/openConversation'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  stubFileAddresses()
})
afterEach(() => vi.unstubAllGlobals())

const file = (name = 'dog.jpg', type?: string) => fileNamed(name, type)
const attached = () => screen.findByRole('list', { name: 'Goes with the message' })
const consent = () => screen.queryByRole('checkbox', { name: /I hold the copyright/ })
const paste = (files: readonly File[]) => pasteFiles(field(), files)

async function open() {
  const view = await openConversation([message(1)])
  const arrive = async (id: string) => {
    await waitFor(() => expect(view.named('sendUploadMutation')).toHaveLength(1))
    const media = { __typename: 'Picture', id, status: 'LIVE', url: '/p', sourceUrl: '/s' }
    await view.answerTo('sendUploadMutation', { UploadTempMediaPayload: () => ({ media, userErrors: [] }) })
  }
  return { ...view, arrive }
}

describe('a picture for a message', () => {
  it.each([
    ['pasted', () => paste([file()])],
    [
      'dropped anywhere on the conversation',
      () =>
        act(async () => {
          fireEvent.drop(screen.getByRole('region', { name: 'ida' }), { dataTransfer: transferOf([file()]) })
        }),
    ],
  ])('is attached when it is %s', async (_, attach) => {
    const { arrive } = await open()
    await attach()
    expect(within(await attached()).getByRole('img', { name: 'dog.jpg' })).toBeDefined()
    await arrive('m1')
    await waitFor(() => expect(send().getAttribute('aria-disabled')).toBe('false'))
  })

  it('asks for copyright and consent once, and again after a log-out', async () => {
    const { user, arrive, answerTo, inputOf, unmount } = await open()
    await paste([file()])
    await arrive('m1')
    await user.click(send())
    expect(screen.getByText('Confirm this before we save anything.')).toBeDefined()
    await user.click(consent() ?? document.body)
    await user.click(send())
    expect(inputOf('sendMessageMutation')).toMatchObject({ mediaIds: ['m1'], consent: true })
    await answerTo('sendMessageMutation', sentAs(own(2)))

    await paste([file('cat.jpg')])
    expect(consent()).toBeNull()
    await arrive('m2')
    await user.click(send())
    expect(inputOf('sendMessageMutation')).toMatchObject({ mediaIds: ['m2'], consent: true })
    unmount()

    forgetKeptTexts()
    await open()
    await paste([file()])
    await attached()
    expect(consent()).not.toBeNull()
  })

  it('is refused before the upload when its type is not accepted', async () => {
    const { named } = await open()
    await paste([file('notes.pdf', 'application/pdf')])
    expect(await screen.findByText(/notes\.pdf is not a file we can take here/)).toBeDefined()
    expect(named('sendUploadMutation')).toHaveLength(0)
    await paste([file()])
    expect(screen.queryByText(/notes\.pdf/)).toBeNull()
  })

  it('is not retried when the server would refuse it again', async () => {
    const { answerTo, named } = await open()
    await paste([file()])
    await waitFor(() => expect(named('sendUploadMutation')).toHaveLength(1))
    const userErrors = [{ code: 'FILE_TOO_LARGE', message: 'At most 20 MB.', field: null }]
    await answerTo('sendUploadMutation', { UploadTempMediaPayload: () => ({ media: null, userErrors }) })
    expect(await screen.findByText('dog.jpg could not be uploaded. At most 20 MB.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try dog.jpg again' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Take dog.jpg off the list' })).toBeDefined()
  })

  it('opens no media item of another conversation, and removes it from the address', async () => {
    const { named } = await openConversation([message(1)], {}, { path: '/Mail/5?medium=99' })
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/Mail/5'))
    expect(named('MediaLightboxQuery')).toHaveLength(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
