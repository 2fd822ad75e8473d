// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { changingSession } from '#platform/session/sessionChange'
import { renderScreen } from '#testing/renderScreen'
import { Picture } from '#ui/Picture'
import type { useFreshMediaAddressesTestQuery } from './__generated__/useFreshMediaAddressesTestQuery.graphql'
import { useFreshMediaAddresses } from './useFreshMediaAddresses'
import { usePictureSource } from './usePictureSource'

const query = graphql`
  query useFreshMediaAddressesTestQuery {
    viewer {
      profilePictures {
        id
        ...usePictureSource_picture
      }
    }
  }
`

type Pictures = NonNullable<useFreshMediaAddressesTestQuery['response']['viewer']['profilePictures']>

function One({ picture }: { picture: Pictures[number] }) {
  return <Picture source={usePictureSource(picture)} alt={picture.id} />
}

function Host() {
  useFreshMediaAddresses()
  const { viewer } = useScreenQuery<useFreshMediaAddressesTestQuery>(query)
  return viewer.profilePictures?.map((picture) => <One key={picture.id} picture={picture} />)
}

const HOUR = 60 * 60_000

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
    now: new Date(2026, 10, 21, 22, 0),
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const addresses = (id: string, token: string) => ({
  id,
  thumbnail: `http://x/media/${id}/thumbnail.webp?t=${token}`,
  // By the names of both queries.
  url: `http://x/media/${id}/gallery.webp?t=${token}`,
  gallery: `http://x/media/${id}/gallery.webp?t=${token}`,
})

const show = (count: number) =>
  renderScreen(<Host />, {
    query,
    data: {
      Viewer: () => ({
        profilePictures: Array.from({ length: count }, (_item, index) => ({
          status: 'LIVE',
          ...addresses(`p${index}`, 'old'),
        })),
      }),
    },
  })

/** The reads of addresses that are under way. */
const readsOf = ({ environment }: Awaited<ReturnType<typeof show>>) =>
  environment.mock
    .getAllOperations()
    .filter(({ request }) => request.node.params.name === 'useFreshMediaAddressesQuery')

const image = (name: string) => screen.getByRole<HTMLImageElement>('img', { name })

describe('the addresses of pictures', () => {
  it('are read anew after 60 minutes, not before, and a picture on screen stays until the new one has arrived', async () => {
    const view = await show(1)
    fireEvent.load(image('p0'))
    const before = image('p0')
    await pass(HOUR - 5_000)
    expect(readsOf(view)).toHaveLength(0)
    await pass(6_000)
    const operation = view.environment.mock.getMostRecentOperation()
    expect(operation.request.variables).toEqual({ ids: ['p0'] })
    await act(async () =>
      view.environment.mock.resolve(operation, {
        data: {
          nodes: [
            {
              __typename: 'Picture',
              __isMedia: 'Picture',
              ...addresses('p0', 'fresh'),
              full: 'http://x/media/p0/full.webp?t=fresh',
              sourceUrl: 'http://x/media/p0/source.jpg?t=fresh',
            },
          ],
        },
      }),
    )
    expect(image('p0').src).toBe('http://x/media/p0/gallery.webp?t=fresh')
    expect(image('p0').srcset).toContain('thumbnail.webp?t=fresh')
    expect(image('p0')).toBe(before)
    expect(image('p0').dataset['loaded']).toBe('true')
  })

  it('stay as they are when they cannot be read, and are tried again an hour later', async () => {
    const view = await show(1)
    await pass(HOUR + 1_000)
    await view.fail(new Error('away'))
    expect(image('p0').src).toContain('t=old')
    await pass(HOUR)
    expect(readsOf(view)).toHaveLength(1)
  })

  it('are read in batches, for the pictures of all pages', async () => {
    const view = await show(150)
    await pass(HOUR + 1_000)
    const ids = readsOf(view).map(({ request }) => request.variables['ids'] as string[])
    expect(ids.map(({ length }) => length)).toEqual([100, 50])
    expect(new Set(ids.flat()).size).toBe(150)
  })

  it('are read anew when a tab has renewed the session', async () => {
    const view = await show(1)
    await act(() => changingSession(async () => undefined))
    await vi.waitFor(() => expect(readsOf(view)).toHaveLength(1))
  })

  it('are read anew when the tab is seen again on another day', async () => {
    const view = await show(1)
    setVisibility('hidden')
    vi.setSystemTime(new Date(2026, 10, 21, 22, 30))
    setVisibility('visible')
    expect(readsOf(view)).toHaveLength(0)
    setVisibility('hidden')
    vi.setSystemTime(new Date(2026, 10, 22, 0, 5))
    setVisibility('visible')
    expect(readsOf(view).length).toBeGreaterThan(0)
  })
})
