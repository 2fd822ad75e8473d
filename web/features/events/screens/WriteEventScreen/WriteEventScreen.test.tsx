// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { event } from '../../testing/event'
import query from './__generated__/WriteEventScreenQuery.graphql'
import { WriteEventScreen } from './WriteEventScreen'

// Loads the lazy parts of the editor beforehand, which takes long on a busy machine.
beforeAll(() => import('#shared/richText/editing/MediaEditorBox'), 60_000)
beforeEach(() => sessionStorage.clear())

const EVENTS = '/Community/Events'

interface Setup {
  edits?: boolean
  fields?: object | null
  viewerCanCreateEvent?: boolean
}

function open({ edits = false, fields = {}, viewerCanCreateEvent = true }: Setup = {}) {
  return renderScreen(<WriteEventScreen />, {
    texts: ['events', 'gatherings', 'media', 'richText'],
    path: edits ? `${EVENTS}/Event/5/Edit` : `${EVENTS}/Create`,
    route: edits ? `${EVENTS}/Event/:id/Edit` : undefined,
    query,
    variables: { event: edits ? 5 : 0, edits },
    data: {
      Viewer: () => ({ viewerCanCreateEvent }),
      Query: () => ({ event: fields && event(5, 'Lights', { viewerCanEdit: true, ...fields }) }),
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
  await put(user, await box('Title'), 'Lanterns')
  await put(user, moment('Begins').getByRole('textbox', { name: 'Begins' }), '21112099')
  await put(user, moment('Begins').getByRole('textbox', { name: 'Time' }), '1930')
  await put(user, moment('Ends').getByRole('textbox', { name: 'Time' }), '2330')
  await put(user, await box('Postcode'), '8000')
}

// Each field renders the whole form, which takes long on a busy machine.
describe('a new event', { timeout: 60_000 }, () => {
  it('is saved as a draft, and opens', async () => {
    const { user, asked, answer } = await open()
    await fill(user)
    await put(user, await box('Price for one'), '25')
    await user.click(press('Save as a draft'))
    expect(asked()).toMatchObject({
      name: 'useSaveEventCreateMutation',
      variables: {
        input: {
          content: { title: 'Lanterns', localBegin: '2099-11-21T19:30', localEnd: '2099-11-21T23:30', price: 2500 },
        },
      },
    })
    await answer({ CreateEventPayload: () => ({ event: { id: 'event-6', legacyId: 6 }, userErrors: [] }) })
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(`${EVENTS}/Event/6`))
  })

  it('says at its fields what it lacks, and asks nothing of the server', async () => {
    const { user, environment } = await open()
    await box('Title')
    const before = environment.mock.getAllOperations().length
    await user.click(press('Save as a draft'))
    expect(await screen.findByText('Give it a title.')).toBeDefined()
    expect(screen.getByText('Fill in the postcode.')).toBeDefined()
    expect(environment.mock.getAllOperations()).toHaveLength(before)
  })

  it('keeps what is written when it is refused, and over a failure and a reload', async () => {
    const { user, answer, fail, unmount } = await open()
    await fill(user)
    await user.click(press('Save as a draft'))
    const userErrors = [{ code: 'UNKNOWN_ZIP_CODE', message: 'No such postcode', field: ['content', 'zipCode'] }]
    await answer({ CreateEventPayload: () => ({ event: null, userErrors }) })
    expect(await screen.findByText('No such postcode')).toBeDefined()
    await user.click(press('Save as a draft'))
    await fail(new GraphError('NETWORK'))
    unmount()
    await open()
    expect(await box('Title')).toHaveProperty('value', 'Lanterns')
    expect(screen.getByText('We kept what you wrote last time.')).toBeDefined()
  })

  it('is made by event admins alone', async () => {
    await open({ viewerCanCreateEvent: false })
    expect(await screen.findByRole('heading', { level: 1, name: 'Events are made by event admins' })).toBeDefined()
  })
})

describe('an event that is changed', () => {
  it('shows in a conflict where the versions differ, and goes on with either', async () => {
    const { user, asked, answer } = await open({ edits: true })
    await put(user, await box('Title'), ', mine')
    await user.click(press('Save'))
    expect(asked()).toMatchObject({ name: 'useSaveEventEditMutation', variables: { input: { revision: 3 } } })
    const userErrors = [{ code: 'EDIT_CONFLICT', message: 'Changed elsewhere', field: null }]
    await answer({ EditEventPayload: () => ({ event: null, userErrors }) })
    expect(asked().name).toBe('useLatestEventQuery')
    await answer({ Event: () => event(5, 'Lights, theirs', { revision: 8, place: 'The bridge' }) })
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere too' }))
    expect(dialog.getByText('Lights, theirs')).toBeDefined()
    expect(dialog.getByText('The bridge')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }))
    expect(asked()).toMatchObject({ variables: { input: { revision: 8, content: { title: 'Lights, mine' } } } })
  })

  it.each([
    ['deleted', null],
    ['another’s', { viewerCanEdit: false }],
  ])('is not there when it is %s', async (_, fields) => {
    await open({ edits: true, fields })
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing to edit here' })).toBeDefined()
  })
})
