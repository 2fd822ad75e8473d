// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { meetup, meetupLodge, outside, pageOf } from '../../testing/meetup'
import query from './__generated__/UpcomingScreenQuery.graphql'
import { UpcomingScreen } from './UpcomingScreen'

// Loads the lazy dialog beforehand, which takes long on a busy machine.
beforeAll(() => import('../../components/FeedDialog'), 60_000)

const open = (lodge: object = {}) =>
  renderScreen(<UpcomingScreen />, {
    texts: ['lodge', 'meetups', 'gatherings'],
    path: '/Community/Lodges/Lodge/7/Calendar',
    query,
    variables: { lodge: 7 },
    data: { Query: () => ({ lodge: { ...meetupLodge, meetups: pageOf([]), ...lodge } }) },
  })

describe('the upcoming meetups of a lodge', () => {
  it('say when and where they are, who comes, and whether the viewer does', async () => {
    const meetups = pageOf([
      meetup(5, 'Dawn swim', { viewerStatus: 'COMING', repetition: 'WEEKLY' }),
      meetup(6, 'Night walk', { localEnd: '2099-11-22T01:00', places: 2, commentCount: 4 }),
      meetup(7, 'The islands', { localEnd: '2099-11-23T16:00' }),
    ])
    await open({ meetups })
    const rows = (await screen.findAllByRole('article')).map(({ textContent }) => textContent)
    expect(rows).toEqual([
      expect.stringMatching(/Sat21Nov18:30–22:00You are comingDawn swim.*The pier.*2 coming.*Every week/),
      expect.stringMatching(/18:30–01:00FullNight walk.*4 comments/),
      expect.stringMatching(/18:30 – 23 Nov 16:00The islands/),
    ])
    expect(screen.getByRole('link', { name: 'Dawn swim' }).getAttribute('href')).toBe(
      '/Community/Lodges/Lodge/7/Calendar/Meetup/5',
    )
  })

  it('invite those who may to plan the first', async () => {
    await open()
    expect(await screen.findByText('No meetups planned')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Plan a meetup' }).getAttribute('href')).toBe(
      '/Community/Lodges/Lodge/7/Calendar/CreateMeetup',
    )
  })

  it('are closed to those outside a lodge that keeps them to itself', async () => {
    await open({ ...outside, meetups: null })
    expect(await screen.findByText('The meetups are for members')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull()
  })

  it('are seen outside a lodge that opens them', async () => {
    await open({ ...outside, hasPublicMeetups: true, meetups: pageOf([meetup(5, 'Dawn swim')]) })
    expect(await screen.findByRole('link', { name: 'Dawn swim' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Plan a meetup' })).toBeNull()
  })
})

describe('the feed of the viewer’s meetups', () => {
  async function subscribe(meetupFeedUrl: string | null) {
    const view = await open()
    await view.user.click(await screen.findByRole('button', { name: 'Subscribe' }))
    await waitFor(() => expect(view.asked().name).toBe('FeedDialogQuery'))
    await view.answer({ Viewer: () => ({ meetupFeedUrl }) })
    const dialog = within(await screen.findByRole('dialog', { name: 'Your meetups in your calendar' }))
    return { ...view, dialog }
  }

  it('is made on request, and shown', async () => {
    const { user, dialog, asked, answer } = await subscribe(null)
    expect(dialog.queryByRole('textbox')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Make my address' }))
    expect(asked().name).toBe('useFeedRenewMutation')
    await answer({
      RenewMeetupFeedPayload: () => ({ userErrors: [] }),
      Viewer: () => ({ meetupFeedUrl: 'https://x/feed/1.ics' }),
    })
    expect(await dialog.findByDisplayValue('https://x/feed/1.ics')).toBeDefined()
    expect(dialog.getByRole('link', { name: 'Open in the calendar' }).getAttribute('href')).toBe(
      'webcal://x/feed/1.ics',
    )
  })

  it('gets a new address after a question, and keeps the old one when that fails', async () => {
    const { user, dialog, asked, fail } = await subscribe('https://x/feed/1.ics')
    await user.click(await dialog.findByRole('button', { name: 'New address' }))
    await user.click(await screen.findByRole('button', { name: 'Make a new one' }))
    expect(asked().name).toBe('useFeedRenewMutation')
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(await dialog.findByDisplayValue('https://x/feed/1.ics')).toBeDefined()
  })

  it('is ended after a question', async () => {
    const { user, dialog, answer } = await subscribe('https://x/feed/1.ics')
    await user.click(await dialog.findByRole('button', { name: 'Stop' }))
    const question = within(await screen.findByRole('dialog', { name: 'Stop the subscription?' }))
    await user.click(question.getByRole('button', { name: 'Stop' }))
    await answer({ EndMeetupFeedPayload: () => ({ userErrors: [] }), Viewer: () => ({ meetupFeedUrl: null }) })
    expect(await dialog.findByRole('button', { name: 'Make my address' })).toBeDefined()
  })
})
