// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/OwnProfilePicturesScreenQuery.graphql'
import { OwnProfilePicturesScreen } from './OwnProfilePicturesScreen'

const WIDTH = 100

// Simulates the browser's layout: tiles in one row.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const cell = this.closest('li')
    const column = cell?.parentElement ? [...cell.parentElement.children].indexOf(cell) : 0
    return new DOMRect(column * WIDTH, 0, WIDTH, WIDTH)
  })
})
afterEach(() => vi.restoreAllMocks())

const picture = (id: string, title: string) => ({ id, legacyId: id.codePointAt(0), status: 'LIVE', title })

async function open() {
  const view = await renderScreen(<OwnProfilePicturesScreen />, {
    texts: ['media', 'members'],
    query,
    data: {
      Viewer: () => ({ profilePictures: [picture('a', 'Rain'), picture('b', 'Snow'), picture('c', 'Sun')] }),
      Profile: () => ({ id: 'profile', picture: { id: 'a' } }),
    },
  })
  const titles = () =>
    screen.getAllByRole('checkbox', { name: /^Select / }).map((box) => box.getAttribute('aria-label'))
  const moveToFirstPlace = async (name: string) => {
    act(() => screen.getByRole('button', { name: `Move ${name}` }).focus())
    await view.user.keyboard(' ')
    await screen.findByText(/is picked up/)
    await view.user.keyboard('{ArrowLeft}')
    await screen.findByText(/is at place 2/)
    await view.user.keyboard('{ArrowLeft}')
    await screen.findByText(/is at place 1/)
    await view.user.keyboard(' ')
    await waitFor(() => expect(view.asked().name).toBe('useSortMediaMutation'))
  }
  return { ...view, titles, moveToFirstPlace }
}

describe('profile pictures', () => {
  it('make the one moved to the first place by keyboard the face', async () => {
    const { moveToFirstPlace, asked, answer, titles } = await open()
    await moveToFirstPlace('Sun')
    expect(asked().variables).toEqual({ input: { mediaIds: ['c', 'a', 'b'] } })
    await answer({
      SortMediaPayload: () => ({ userErrors: [] }),
      Profile: () => ({ id: 'profile', picture: { id: 'c' } }),
    })
    expect(await screen.findByText('Your profile has a new face.')).toBeDefined()
    expect(titles()).toEqual(['Select Sun', 'Select Rain', 'Select Snow'])
    expect(screen.getByRole('button', { name: 'Open Sun, The face' })).toBeDefined()
  })

  it('return to their places when the server refuses, with the reason', async () => {
    const { moveToFirstPlace, answer, titles } = await open()
    await moveToFirstPlace('Sun')
    await answer({
      SortMediaPayload: () => ({
        userErrors: [{ code: 'PICTURE_NOT_READY', message: 'This picture is not ready to be shown.', field: null }],
      }),
      Profile: () => ({ id: 'profile', picture: { id: 'a' } }),
    })
    expect(await screen.findByText('This picture is not ready to be shown.')).toBeDefined()
    expect(titles()).toEqual(['Select Rain', 'Select Snow', 'Select Sun'])
    expect(screen.getByRole('button', { name: 'Open Rain, The face' })).toBeDefined()
  })
})
