// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { readDate } from '../../address'
import { meetup, meetupLodge, pageOf } from '../../testing/meetup'
import query from './__generated__/DateScreenQuery.graphql'
import { DateScreen } from './DateScreen'

const CALENDAR = '/Community/Lodges/Lodge/7/Calendar'

function open(date: string, lodge: object) {
  const read = readDate(date)
  return renderScreen(<DateScreen />, {
    texts: ['lodge', 'meetups', 'gatherings'],
    path: `${CALENDAR}/${date}`,
    route: '/Community/Lodges/Lodge/:id/Calendar/:date',
    query,
    variables: {
      lodge: 7,
      day: read?.day ?? '2000-01-01',
      isMonth: read?.kind === 'month',
      isDay: read?.kind === 'day',
    },
    data: { Query: () => ({ lodge: { ...meetupLodge, ...lodge } }) },
  })
}

const month = (days: readonly object[], meetups: readonly object[]) => ({
  meetupMonth: { firstDay: '2099-11-01', lastDay: '2099-11-30', days, meetups: pageOf(meetups) },
})
const BUSY = month(
  [{ date: '2099-11-21', count: 2, own: 1 }],
  [meetup(5, 'Dawn swim', { viewerStatus: 'COMING' }), meetup(6, 'Night walk')],
)
const focused = () => document.activeElement?.getAttribute('aria-label')

describe('a month of a lodge', () => {
  it('shows its days and its meetups', async () => {
    await open('2099-11', BUSY)
    expect(await screen.findByRole('grid', { name: 'November 2099' })).toBeDefined()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ])
    const day = screen.getByRole('link', { name: 'Saturday 21 November, 2 meetups, signed up for 1' })
    expect(day.getAttribute('href')).toBe(`${CALENDAR}/2099-11-21`)
    expect(screen.getByRole('link', { name: 'Sunday 1 November, no meetups' })).toBeDefined()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'October 2099' }).getAttribute('href')).toBe(`${CALENDAR}/2099-10`)
  })

  it('is one tab stop, moved in by the arrow keys', async () => {
    const { user } = await open('2099-11', BUSY)
    const grid = await screen.findByRole('grid')
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    screen.getByRole('link', { name: /^Saturday 21 November/ }).focus()
    await user.keyboard('{ArrowDown}{ArrowLeft}')
    expect(focused()).toBe('Friday 27 November, no meetups')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Friday 27 November, no meetups')
    await user.keyboard('{Home}')
    expect(focused()).toBe('Monday 23 November, no meetups')
    await user.keyboard('{PageDown}')
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(`${CALENDAR}/2099-12`))
  })

  it('says where it has no meetups', async () => {
    await open('2099-11', month([], []))
    expect(await screen.findByText('No meetups this month')).toBeDefined()
  })
})

describe('a day of a lodge', () => {
  it('shows its meetups, and the days beside it', async () => {
    await open('2099-11-30', { meetupsOn: pageOf([meetup(5, 'Dawn swim')]) })
    expect(await screen.findByRole('heading', { level: 2, name: /^Monday,? 30 November 2099$/ })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Dawn swim' })).toBeDefined()
    expect(screen.getByRole('link', { name: /^Tuesday,? 1 December 2099$/ }).getAttribute('href')).toBe(
      `${CALENDAR}/2099-12-01`,
    )
    expect(screen.getByRole('link', { name: 'Plan a meetup' }).getAttribute('href')).toBe(
      `${CALENDAR}/CreateMeetup?day=2099-11-30`,
    )
  })

  it('is not there where the calendar has none', async () => {
    await open('2099-02-30', {})
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })).toBeDefined()
  })
})
