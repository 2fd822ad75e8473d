// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { useViewer } from '#platform/session/useSession'
import { fetchNews, useFetchNews, useNews } from './news'

function Host() {
  useFetchNews(true)
  return <p>{useNews().breakingNews?.title ?? 'no news'}</p>
}

function HostLater() {
  return useLocation().pathname.startsWith('/shown') && <Host />
}

function ConsentHost() {
  useFetchNews(true)
  return <p>{useViewer().isMediaConsentForced ? 'media hidden' : 'media shown'}</p>
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the news', () => {
  it('are fetched two seconds after the start, and anew after a navigation when they are older than 30 s', async () => {
    const { answer, environment, router } = await renderScreen(<Host />, { route: '/:any' })
    const isAsking = () => environment.mock.getAllOperations().length > 0
    const goTo = (path: string) => act(() => router.navigate(path))
    await goTo('/one')
    expect(isAsking()).toBe(false)
    await pass(2_000)
    await answer({ Viewer: () => ({ breakingNews: null }) })
    expect(screen.getByText('no news')).toBeDefined()

    await pass(20_000)
    await goTo('/two')
    expect(isAsking()).toBe(false)

    await pass(10_000)
    expect(isAsking()).toBe(false)
    await goTo('/three')
    await answer({ BreakingNews: () => ({ title: 'The water is warm' }) })
    expect(await screen.findByText('The water is warm')).toBeDefined()
    await goTo('/four')
    expect(isAsking()).toBe(false)
  })

  it('that came with the page are not asked for again until they are older than 30 s', async () => {
    const { answer, environment, router } = await renderScreen(<HostLater />, { route: '/:any' })
    void fetchNews(environment)
    await answer({ BreakingNews: () => ({ title: 'The water is warm' }) })
    await act(() => router.navigate('/shown'))
    expect(screen.getByText('The water is warm')).toBeDefined()
    await pass(29_000)
    expect(environment.mock.getAllOperations()).toEqual([])
    await pass(1_000)
    await act(() => router.navigate('/shown?again'))
    expect(environment.mock.getAllOperations()).toEqual([])
    await act(() => router.navigate('/shown/'))
    expect(environment.mock.getAllOperations()).toHaveLength(1)
  })

  it('bring the need for media consent that came up while the page is open', async () => {
    const { answer, router } = await renderScreen(<ConsentHost />, { route: '/:any' })
    await pass(2_000)
    await answer({ Viewer: () => ({ isMediaConsentForced: false }) })
    expect(screen.getByText('media shown')).toBeDefined()
    await pass(30_000)
    await act(() => router.navigate('/next'))
    await answer({ Viewer: () => ({ isMediaConsentForced: true }) })
    expect(await screen.findByText('media hidden')).toBeDefined()
  })
})
