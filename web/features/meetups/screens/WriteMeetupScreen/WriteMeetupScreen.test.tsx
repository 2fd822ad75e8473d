// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { meetup, meetupLodge, outside } from '../../testing/meetup'
import query from './__generated__/WriteMeetupScreenQuery.graphql'
import { WriteMeetupScreen } from './WriteMeetupScreen'

// Loads the lazy parts of the editor beforehand, which takes long on a busy machine.
beforeAll(() => import('#shared/richText/editing/MediaEditorBox'), 60_000)

const CALENDAR = '/Community/Lodges/Lodge/7/Calendar'

interface Setup {
  path?: string
  lodge?: object
  fields?: object | null
}

async function open({ path = 'CreateMeetup', lodge = {}, fields = {} }: Setup = {}) {
  const edits = path.endsWith('Edit')
  return renderScreen(<WriteMeetupScreen />, {
    texts: ['lodge', 'meetups', 'gatherings', 'media', 'richText'],
    path: `${CALENDAR}/${path}`,
    route: edits ? '/Community/Lodges/Lodge/:id/Calendar/Meetup/:meetupId/Edit' : undefined,
    query,
    variables: { lodge: 7, meetup: edits ? 5 : 0, edits },
    data: {
      Query: () => ({
        lodge: { ...meetupLodge, ...lodge },
        meetup: fields && meetup(5, 'Dawn swim', { viewerCanEdit: true, ...fields }),
      }),
    },
  })
}

type User = Awaited<ReturnType<typeof open>>['user']

const box = (name: string) => screen.findByRole('textbox', { name })
const moment = (name: string) => within(screen.getByRole('group', { name }))
const press = (name: string) => screen.getByRole('button', { name })

/** Puts a text into a field at once, because each key renders the whole form. */
async function put(user: User, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

async function fill(user: User) {
  await put(user, await box('Title'), 'Wetsuits')
  await put(user, moment('Begins').getByRole('textbox', { name: 'Begins' }), '21112099')
  await put(user, moment('Begins').getByRole('textbox', { name: 'Time' }), '930')
  await put(user, moment('Ends').getByRole('textbox', { name: 'Time' }), '12')
}

describe('a new meetup', () => {
  beforeEach(() => sessionStorage.clear())

  it('is made with its times, places and repetition, and opens', async () => {
    const { user, asked, answer } = await open()
    await fill(user)
    await user.click(screen.getByRole('combobox', { name: 'Repeats' }))
    await user.click(await screen.findByRole('option', { name: 'Every week' }))
    await put(user, await box('Last day'), '31122099')
    await put(user, await box('Street address'), 'Harbour Street 1')
    await put(user, await box('Places in all'), '8')
    await user.click(screen.getByRole('switch', { name: 'Women' }))
    await user.clear(await box('Places: Women'))
    await put(user, await box('Places: Women'), '4')
    await user.click(press('Put it in the calendar'))
    expect(asked()).toMatchObject({
      name: 'useSaveMeetupCreateMutation',
      variables: {
        input: {
          lodgeId: 'lodge-7',
          repetition: 'WEEKLY',
          repeatUntil: '2099-12-31',
          content: {
            title: 'Wetsuits',
            localBegin: '2099-11-21T09:30',
            // The end is on the day of the beginning unless another is chosen.
            localEnd: '2099-11-21T12:00',
            address: 'Harbour Street 1',
            places: 8,
            genderPlaces: [{ gender: 'FEMALE', count: 4 }],
          },
        },
      },
    })
    await answer({
      CreateMeetupPayload: () => ({ meetup: { id: 'meetup-6', legacyId: 6 }, userErrors: [] }),
    })
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(`${CALENDAR}/Meetup/6`))
  })

  it('begins on the day of the address', async () => {
    await open({ path: 'CreateMeetup?day=2099-11-21' })
    await box('Title')
    expect(moment('Ends').getByRole('textbox', { name: 'Ends' })).toHaveProperty('value', '21/11/2099')
  })

  it('says at its fields what it lacks, and asks nothing of the server', async () => {
    const { user, environment } = await open()
    await box('Title')
    const before = environment.mock.getAllOperations().length
    await user.click(press('Put it in the calendar'))
    expect(await screen.findByText('Give it a title.')).toBeDefined()
    expect(moment('Begins').getByText('Fill in day and time.')).toBeDefined()
    expect(moment('Ends').getByText('Fill in day and time.')).toBeDefined()
    expect(environment.mock.getAllOperations()).toHaveLength(before)
  })

  it.each([
    ['content.localBegin', 'MEETUP_IN_PAST'],
    ['content.localEnd', 'END_BEFORE_BEGIN'],
    ['content.place', 'TOO_LONG'],
    ['content.coverId', 'MEDIA_NOT_OPEN'],
    ['content.html', 'MEDIA_NOT_OPEN'],
    ['content.genderPlaces.0.count', 'INVALID_FORMAT'],
  ])('keeps what is written when %s is refused, with the reason', async (name, code) => {
    const { user, answer } = await open()
    await fill(user)
    await user.click(press('Put it in the calendar'))
    const userErrors = [{ code, message: 'Not like this', field: name.split('.') }]
    await answer({ CreateMeetupPayload: () => ({ meetup: null, userErrors }) })
    expect(await screen.findByText('Not like this')).toBeDefined()
    expect(await box('Title')).toHaveProperty('value', 'Wetsuits')
  })

  it('survives a failed save and a reload', async () => {
    const { user, fail, unmount } = await open()
    await fill(user)
    await user.click(press('Put it in the calendar'))
    await fail(new GraphError('NETWORK'))
    unmount()
    await open()
    expect(await box('Title')).toHaveProperty('value', 'Wetsuits')
    expect(screen.getByText('We kept what you wrote last time.')).toBeDefined()
  })

  it.each([
    ['Meetups are for the lodge’s members', outside],
    ['The leaders plan the meetups here', { viewerCanCreateMeetup: false }],
  ])('is not for everybody: %s', async (words, lodge) => {
    await open({ lodge })
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeDefined()
  })
})

describe('a meetup of one’s own', () => {
  beforeEach(() => sessionStorage.clear())

  it('is changed on the revision that it grew from, with the later ones on request', async () => {
    const { user, asked } = await open({ path: 'Meetup/5/Edit', fields: { repetition: 'WEEKLY' } })
    await put(user, await box('Title'), ' again')
    await user.click(screen.getByRole('switch', { name: 'Also change the later ones of the series' }))
    await user.click(press('Save'))
    expect(asked()).toMatchObject({
      name: 'useSaveMeetupEditMutation',
      variables: {
        input: {
          id: 'meetup-5',
          revision: 3,
          following: true,
          content: { title: 'Dawn swim again', localBegin: '2099-11-21T18:30', html: '<p>We meet at dawn.</p>' },
        },
      },
    })
  })

  it('shows in a conflict where the versions differ, and goes on with either', async () => {
    const { user, asked, answer } = await open({ path: 'Meetup/5/Edit' })
    await put(user, await box('Title'), ', mine')
    await user.click(press('Save'))
    const userErrors = [{ code: 'EDIT_CONFLICT', message: 'Changed elsewhere', field: null }]
    await answer({ EditMeetupPayload: () => ({ meetup: null, userErrors }) })
    expect(asked().name).toBe('useLatestMeetupQuery')
    await answer({ Meetup: () => meetup(5, 'Dawn swim, theirs', { revision: 8, place: 'The bridge' }) })
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere too' }))
    expect(dialog.getByText('Dawn swim, theirs')).toBeDefined()
    expect(dialog.getByText('The bridge')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }))
    expect(asked()).toMatchObject({ variables: { input: { revision: 8, content: { title: 'Dawn swim, mine' } } } })
  })

  it.each([
    ['deleted', null],
    ['another’s', { viewerCanEdit: false }],
    ['of another lodge', { lodge: { id: 'lodge-9' } }],
  ])('is not there when it is %s', async (_, fields) => {
    await open({ path: 'Meetup/5/Edit', fields })
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing to edit here' })).toBeDefined()
  })
})
