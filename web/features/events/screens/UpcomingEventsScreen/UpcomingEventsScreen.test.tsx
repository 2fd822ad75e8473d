// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { readEventSearch, searchVariables } from '../../address'
import { event, pageOf } from '../../testing/event'
import query from './__generated__/UpcomingEventsScreenQuery.graphql'
import { UpcomingEventsScreen } from './UpcomingEventsScreen'

const PATH = '/Community/Events/Upcoming'

const open = (search: string, events: readonly object[] | null, days: readonly object[] = []) =>
  renderScreen(<UpcomingEventsScreen />, {
    texts: ['events', 'gatherings'],
    path: PATH + search,
    query,
    variables: searchVariables(readEventSearch(new URLSearchParams(search))),
    data: {
      Query: () => ({ events: events && pageOf(events), eventMonth: { lastDay: '2099-11-30', days } }),
      Viewer: () => ({ viewerCanCreateEvent: false }),
      Site: () => ({ countries: [] }),
    },
  })

describe('the events to come', () => {
  it('say when and where they are, what they cost, and that one is full', async () => {
    await open('', [event(5, 'Lights', { freePlaces: 0, price: { amount: 2500, currency: 'GBP' } })])
    const row = within((await screen.findByRole('link', { name: 'Lights' })).closest('article') as HTMLElement)
    expect(row.getByText(/18:30–22:00/)).toBeDefined()
    expect(row.getByText(/^The boathouse, .*Aarhus/)).toBeDefined()
    expect(row.getByText(/25/)).toBeDefined()
    expect(row.getByText('Full')).toBeDefined()
  })

  it('promise none where none is planned', async () => {
    await open('', [])
    expect(await screen.findByText('No events planned')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'See all events' })).toBeNull()
  })

  it('lead to all of them where none fits a search', async () => {
    await open('?q=xyzzy&kind=party', [])
    expect(await screen.findByText('No event fits that')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See all events' }).getAttribute('href')).toBe(PATH)
  })

  it('are searched for by words, which stand in the address', async () => {
    const { user } = await open('?kind=party', [event(5, 'Lights')])
    const field = await screen.findByRole('searchbox', { name: 'Search in title, programme and place' })
    await user.type(field, 'sea{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(`${PATH}?q=sea&kind=party`))
  })

  it('have a month, with the days that have events and the viewer’s own', async () => {
    await open(
      '?date=2099-11',
      [event(5, 'Lights')],
      [
        { date: '2099-11-21', count: 2, own: 1 },
        { date: '2099-11-22', count: 1, own: 0 },
      ],
    )
    const grid = within(await screen.findByRole('grid', { name: 'November 2099' }))
    expect(grid.getByRole('link', { name: /21 November.*2 events, signed up for 1/ })).toBeDefined()
    expect(grid.getByRole('link', { name: /22 November.*, 1 event$/ })).toBeDefined()
    expect(grid.getByRole('link', { name: /23 November.*, no events$/ }).getAttribute('href')).toBe(
      `${PATH}?date=2099-11-23`,
    )
  })

  it('can be fetched again after a failure', async () => {
    const { user, asked } = await open('?kind=party', null)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(asked()).toMatchObject({
      name: 'UpcomingEventsScreenPaginationQuery',
      variables: { filter: { kind: 'PARTY' } },
    })
  })
})
