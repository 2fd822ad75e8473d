// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { meetup, meetupLodge, outside, pageOf } from '../../testing/meetup'
import query from './__generated__/MeetupScreenQuery.graphql'
import { MeetupScreen } from './MeetupScreen'

// Loads the lazy sheet beforehand, which takes long on a busy machine.
beforeAll(() => import('./AttendeesSheet'), 60_000)

async function open(fields: object | null = {}, lodge: object = {}) {
  const view = await renderScreen(<MeetupScreen />, {
    texts: ['lodge', 'meetups', 'gatherings', 'comments', 'media', 'richText', 'members'],
    path: '/Community/Lodges/Lodge/7/Calendar/Meetup/5',
    query,
    variables: { lodge: 7, meetup: 5, layered: true },
    viewer: { gender: 'MALE' },
    data: {
      Query: () => ({ lodge: { ...meetupLodge, ...lodge }, meetup: fields && meetup(5, 'Dawn swim', fields) }),
    },
  })
  const choose = async (name: string) => {
    await view.user.click(await screen.findByRole('button', { name: 'More about “Dawn swim”' }))
    await view.user.click(await screen.findByRole('menuitem', { name }))
  }
  return { ...view, choose }
}

const button = (name: string) => screen.queryByRole('button', { name })
const field = () => screen.queryByRole('textbox', { name: 'Write a comment' })

describe('a meetup', () => {
  it('says when and where it is, and leads there and into a calendar', async () => {
    await open({ repetition: 'MONTHLY' })
    expect(await screen.findByRole('heading', { level: 2, name: 'Dawn swim' })).toBeDefined()
    const facts = within(screen.getByRole('complementary', { name: 'Time, place and sign-up' }))
    expect(facts.getByText(/^Saturday,? 21 November 2099$/)).toBeDefined()
    expect(facts.getByText('18:30–22:00')).toBeDefined()
    expect(facts.getByText('Every month')).toBeDefined()
    expect(facts.getByRole('link', { name: 'Find the way' }).getAttribute('href')).toMatch(
      /^https:.*destination=Harbour\+Street\+1$/,
    )
    expect(facts.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')).toBe('http://x/meetup.ics')
    expect(screen.getByText('We meet at dawn.')).toBeDefined()
    expect(field()).not.toBeNull()
  })

  it('counts the places that are left, by gender where the maker says so', async () => {
    const genderPlaces = [
      { gender: 'FEMALE', count: 3 },
      { gender: 'COUPLE', count: 0 },
    ]
    await open({ genderPlaces, waitingCount: 2 })
    expect(await screen.findByText('4 of 6 places left')).toBeDefined()
    expect(screen.getByText('Women: 1 of 3 places left')).toBeDefined()
    expect(screen.getByText('Couples: no places')).toBeDefined()
    expect(screen.getByText('2 on the waiting list')).toBeDefined()
  })

  it('lists who comes and who waits, by gender', async () => {
    const ida = {
      __typename: 'Profile',
      id: 'I11',
      legacyId: 11,
      name: 'ida',
      gender: 'FEMALE',
      persons: [{ age: 34 }],
    }
    const { user, asked } = await open({ attendees: pageOf([ida]), waitingCount: 1 })
    expect(await screen.findByRole('heading', { name: 'Who is coming (2)' })).toBeDefined()
    expect(screen.getByText('Women 2')).toBeDefined()
    expect(screen.getByRole('link', { name: 'ida, Woman' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'See all' }))
    await user.click(await screen.findByRole('radio', { name: 'Waiting' }))
    await user.click(screen.getByRole('radio', { name: 'Women' }))
    await waitFor(() =>
      expect(asked()).toMatchObject({
        name: 'AttendeesSheetQuery',
        variables: { id: 'meetup-5', status: 'WAITING', gender: 'FEMALE' },
      }),
    )
  })

  it('takes no comments once it is cancelled', async () => {
    const viewer = { viewerStatus: 'COMING', viewerCanQuit: true, viewerCanSignUp: false }
    await open({ cancelledAt: '2026-01-02T10:00:00Z', hasCommentsEnabled: false, ...viewer })
    expect(await screen.findByText('This meetup is cancelled')).toBeDefined()
    // Nobody comes, so there is nothing to quit.
    const facts = within(screen.getByRole('complementary', { name: 'Time, place and sign-up' }))
    expect(facts.queryByRole('status')).toBeNull()
    expect(facts.queryByRole('button')).toBeNull()
    expect(facts.queryByText(/places/)).toBeNull()
    expect(field()).toBeNull()
    expect(button('Sign up')).toBeNull()
  })

  it.each([
    ['when it is deleted', null],
    ['in another lodge', { lodge: { id: 'lodge-8' } }],
  ])('is not there %s', async (_case, fields) => {
    await open(fields)
    expect(await screen.findByText('This meetup is not here')).toBeDefined()
  })
})

describe('the sign-up for a meetup', () => {
  it('shows at once, and is taken back on failure', async () => {
    const { user, asked, fail } = await open()
    await user.click(await screen.findByRole('button', { name: 'Sign up' }))
    expect(asked()).toEqual({ name: 'useSignUpMutation', variables: { input: { id: 'meetup-5' } } })
    expect(screen.getByText('You are coming')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Who is coming (3)' })).toBeDefined()
    expect(screen.getByText('Women 2 · Men 1')).toBeDefined()
    expect(screen.getByText('3 of 6 places left')).toBeDefined()
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(await screen.findByRole('button', { name: 'Sign up' })).toBeDefined()
    expect(screen.getByText('4 of 6 places left')).toBeDefined()
  })

  it('is what the server says in the end', async () => {
    const { user, answer } = await open({ places: 3 })
    await user.click(await screen.findByRole('button', { name: 'Sign up' }))
    const taken = { places: 3, comingCount: 3, waitingCount: 1, viewerStatus: 'WAITING', viewerCanSignUp: false }
    await answer({
      SignUpForMeetupPayload: () => ({
        meetup: meetup(5, 'Dawn swim', { ...taken, viewerCanQuit: true }),
        userErrors: [],
      }),
    })
    expect(await screen.findByText(/You are on the waiting list. You hear from us/)).toBeDefined()
    expect(screen.getByText('All 3 places are taken')).toBeDefined()
  })

  it('leads to the waiting list where no place is left for the viewer', async () => {
    const { user } = await open({
      genderPlaces: [{ gender: 'MALE', count: 1 }],
      coming: [{ gender: 'MALE', count: 1 }],
    })
    await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }))
    expect(screen.getByText('1 on the waiting list')).toBeDefined()
    expect(button('Leave the waiting list')).not.toBeNull()
  })

  it('says why it was refused', async () => {
    const { user, answer } = await open()
    await user.click(await screen.findByRole('button', { name: 'Sign up' }))
    const userErrors = [{ code: 'MEETUP_BEGUN', message: 'It has begun', field: null }]
    await answer({ SignUpForMeetupPayload: () => ({ meetup: null, userErrors }) })
    expect(await screen.findByText('It has begun')).toBeDefined()
    expect(button('Sign up')).not.toBeNull()
  })

  it('ends after a question where others wait', async () => {
    const mine = { viewerStatus: 'COMING', viewerCanSignUp: false, viewerCanQuit: true, waitingCount: 1 }
    const { user, asked } = await open({ ...mine, coming: [{ gender: 'MALE', count: 2 }] })
    await user.click(await screen.findByRole('button', { name: 'Give up my place' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Give up your place?' }))
    await user.click(dialog.getByRole('button', { name: 'Give up my place' }))
    expect(asked()).toEqual({ name: 'useSignUpQuitMutation', variables: { input: { id: 'meetup-5' } } })
    expect(screen.getByText('Men 1')).toBeDefined()
  })

  it.each([
    ['Join the lodge to sign up.', {}, { ...outside, hasPublicMeetups: true }],
    ['This meetup has no places for you.', { genderPlaces: [{ gender: 'MALE', count: 0 }] }, {}],
    ['This meetup is over.', { beginsAt: '2020-01-01T10:00:00Z', endsAt: '2020-01-01T12:00:00Z' }, {}],
    ['This meetup has begun, so signing up is closed.', { beginsAt: '2020-01-01T10:00:00Z' }, {}],
  ])('is not for everybody: %s', async (words, fields, lodge) => {
    await open({ viewerCanSignUp: false, ...fields }, lodge)
    expect(await screen.findByText(words)).toBeDefined()
    expect(button('Sign up')).toBeNull()
  })
})

describe('a meetup of one’s own', () => {
  const OWN = { viewerCanEdit: true, viewerCanDelete: true }

  it('is cancelled where others have signed up, with the later ones on request', async () => {
    const { user, choose, asked, answer } = await open({ ...OWN, repetition: 'WEEKLY' })
    await choose('Cancel the meetup')
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this meetup?' }))
    await user.click(dialog.getByRole('checkbox', { name: 'The later ones of the series as well' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel the meetup' }))
    expect(asked()).toEqual({
      name: 'useDeleteMeetupMutation',
      variables: { input: { id: 'meetup-5', following: true } },
    })
    const cancelled = { cancelledAt: '2026-01-02T10:00:00Z', viewerCanSignUp: false, hasCommentsEnabled: false }
    await answer({
      DeleteMeetupPayload: () => ({ deletedId: null, meetup: meetup(5, 'Dawn swim', cancelled), userErrors: [] }),
    })
    expect(await screen.findByText('This meetup is cancelled')).toBeDefined()
    expect(field()).toBeNull()
  })

  it('is deleted where nobody has, and leads back to the calendar', async () => {
    const { user, choose, answer } = await open({ ...OWN, comingCount: 0, coming: [] })
    await choose('Delete the meetup')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this meetup?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await answer({ DeleteMeetupPayload: () => ({ deletedId: 'meetup-5', meetup: null, userErrors: [] }) })
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/Community/Lodges/Lodge/7/Calendar'))
  })

  it('can be answered with a block or a report by others', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'More about “Dawn swim”' }))
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(names).toEqual(['Block Freja', 'Report Freja'])
  })
})
