// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { OWN_PARTS, type OwnPart } from '../../address'
import { event, pageOf } from '../../testing/event'
import query from './__generated__/MyEventsScreenQuery.graphql'
import { MyEventsScreen } from './MyEventsScreen'

const PAST = { beginsAt: '2020-11-21T18:30:00Z', endsAt: '2020-11-21T22:00:00Z' }

const open = (part: OwnPart, events: readonly object[] | null, viewerCanCreateEvent = false) =>
  renderScreen(<MyEventsScreen />, {
    texts: ['events', 'gatherings'],
    path: `/Community/Events/MyEvents?part=${part}`,
    query,
    variables: { part: OWN_PARTS[part] },
    data: { Viewer: () => ({ viewerCanCreateEvent, events: events && pageOf(events) }) },
  })

describe('the events of a member', () => {
  it.each([
    ['going', 'You have not signed up for any event', 'Find an event'],
    ['waiting', 'You are on no waiting list', 'Find an event'],
    ['past', 'The events you have been to appear here', 'Find an event'],
    ['hosted', 'You run no events yet', 'Make an event'],
  ] as const)('that are %s say where to begin, when there are none', async (part, words, action) => {
    await open(part, [])
    const empty = (await screen.findByText(words)).closest('div')
    expect(within(empty as HTMLElement).getByRole('link', { name: action })).toBeDefined()
  })

  it('say how each stands', async () => {
    const signUp = (status: string) => ({ viewerSignUp: { status } })
    await open('going', [
      event(1, 'Lights', signUp('COMING')),
      event(2, 'Dinner', signUp('HELD')),
      event(3, 'Karaoke', { ...signUp('COMING'), status: 'CANCELLED' }),
    ])
    const row = async (title: string) =>
      within((await screen.findByRole('link', { name: title })).closest('article') as HTMLElement)
    expect((await row('Lights')).getByText('You are coming')).toBeDefined()
    expect((await row('Dinner')).getByText('Place held for you')).toBeDefined()
    expect((await row('Karaoke')).getByText('Cancelled')).toBeDefined()
  })

  it('say of past ones that the viewer was there', async () => {
    await open('past', [event(1, 'Autumn ball', { ...PAST, viewerSignUp: { status: 'COMING' } })])
    expect(await screen.findByText('You were there')).toBeDefined()
    expect(screen.getByText('2 were there')).toBeDefined()
    expect(screen.queryByText('You are coming')).toBeNull()
  })

  it('have those that they run for hosts alone', async () => {
    const views = async () => within(await screen.findByRole('navigation', { name: 'Your events' }))
    const { unmount } = await open('going', [])
    expect((await views()).queryByRole('link', { name: 'I run these' })).toBeNull()
    unmount()
    await open('going', [], true)
    expect((await views()).getByRole('link', { name: 'I run these' })).toBeDefined()
  })

  it('can be fetched again after a failure', async () => {
    const { user, asked } = await open('going', null)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(asked()).toMatchObject({ name: 'MyEventsScreenPaginationQuery', variables: { part: 'GOING' } })
  })
})
