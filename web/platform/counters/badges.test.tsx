// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { NewsRows } from '#shared/notifications/panel/NewsRows'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { TopMenu } from '#main/shell/topMenu/TopMenu'
import { useFreshCounts } from './useFreshCounts'

const nothing = {
  blogsCurated: 0,
  blogs: 0,
  eventAdmin: 0,
  lodgeAdmin: 0,
  newNotifications: 0,
  newVisits: 0,
  onlineFavorites: 0,
  unreadMail: 0,
  unreadTickets: 0,
  onlineTagged: 0,
}

function Page() {
  useFreshCounts()
  return (
    <>
      <PageTitle>Start</PageTitle>
      <TopMenu showsCounters />
      <section aria-label="news">
        <NewsRows tab="ALL" news={null} />
      </section>
    </>
  )
}

beforeEach(() => localStorage.clear())

/** The title's number, and those of the badges beside each other. */
async function shown(counts: Partial<typeof nothing>) {
  const { environment } = await renderScreen(<Page />, { texts: ['notifications'] })
  await waitFor(() => expect(pending()).toBeDefined())
  function pending() {
    return environment.mock.getAllOperations().find(({ request }) => request.node.params.name === 'countsQuery')
  }
  const operation = pending()
  if (!operation) throw new Error('The counters were not fetched')
  const viewer = { id: 'Vmlld2Vy', counts: { ...nothing, isLodgeAdmin: false, isEventAdmin: false, ...counts } }
  act(() => environment.mock.resolve(operation, { data: { viewer } }))
  const number = (name: RegExp) => Number(/\d+/.exec(screen.getByRole('button', { name }).ariaLabel ?? '')?.[0] ?? 0)
  return {
    title: Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0),
    badges: [number(/^Messages/), number(/^Visits/), number(/^Notifications/)],
  }
}

it.each([
  [{}, [0, 0, 0]],
  [{ unreadMail: 2, newVisits: 1 }, [2, 1, 0]],
  [{ newNotifications: 1, blogs: 2, blogsCurated: 3, unreadTickets: 4 }, [0, 0, 10]],
  [{ unreadMail: 1, onlineFavorites: 5, onlineTagged: 7 }, [1, 0, 0]],
])('the tab’s title shows the sum of the badges: %j', async (counts, badges) => {
  expect(await shown(counts)).toEqual({ title: badges.reduce((sum, badge) => sum + badge), badges })
})

it("the bell's panel explains in its first tab what the bell counts besides notifications", async () => {
  await shown({ newNotifications: 1, blogs: 2, blogsCurated: 3, unreadTickets: 4 })
  const news = within(screen.getByRole('region', { name: 'news' })).getAllByRole('listitem')
  expect(news.map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]))).toEqual([2, 3, 4])
})
