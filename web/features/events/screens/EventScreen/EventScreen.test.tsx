// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { event, pageOf } from '../../testing/event'
import query from './__generated__/EventScreenQuery.graphql'
import { EventScreen } from './EventScreen'

// Loads the lazy sheet beforehand, which takes long on a busy machine.
beforeAll(() => Promise.all([import('./TicketSheet'), import('#shared/reports/ReportDialog')]), 60_000)

const ALONE = [{ person: { id: 'p1', gender: 'MALE', age: 40 } }]
const COUPLE = [...ALONE, { person: { id: 'p2', gender: 'FEMALE', age: 38 } }]

const open = (fields: object | null = {}, persons: readonly object[] = ALONE) =>
  renderScreen(<EventScreen />, {
    texts: ['events', 'gatherings', 'comments', 'media', 'payments', 'richText', 'members'],
    path: '/Community/Events/Event/5',
    query,
    variables: { event: 5, layered: true },
    viewer: { gender: persons.length > 1 ? 'COUPLE' : 'MALE' },
    data: { Query: () => ({ event: fields && event(5, 'Lights', fields) }), Viewer: () => ({ persons }) },
  })

const button = (name: string) => screen.queryByRole('button', { name })
const money = (amount: number) => ({ amount, currency: 'GBP' })

describe('an event', () => {
  it('says when and where it is, what it costs and for whom it is', async () => {
    await open({ price: money(2500), couplePrice: money(4000), refundPercent: 50, ageFrom: 25 })
    const facts = within(await screen.findByRole('complementary', { name: 'Time, place, price and sign-up' }))
    expect(facts.getByText('18:30–22:00')).toBeDefined()
    expect(facts.getByText(/for both of a couple$/)).toBeDefined()
    expect(facts.getByText(/you get 50 % back/)).toBeDefined()
    expect(facts.getByText('From 25 years')).toBeDefined()
    expect(facts.getByText('You see the address when you have a place.')).toBeDefined()
  })

  it('is not there when it is gone', async () => {
    await open(null)
    expect(await screen.findByText('This event is not here')).toBeDefined()
  })

  it('says why it is cancelled', async () => {
    await open({ status: 'CANCELLED', cancelReason: 'The roof leaks.', viewerCanSignUp: false })
    expect(await screen.findByText('The roof leaks.')).toBeDefined()
    expect(button('Sign up')).toBeNull()
  })
})

describe('an event that is over', () => {
  const OVER = { beginsAt: '2020-11-21T18:30:00Z', endsAt: '2020-11-21T22:00:00Z', viewerCanSignUp: false }
  const standing = (status: string) => ({
    status,
    persons: 1,
    isVisible: true,
    position: status === 'WAITING' ? 2 : null,
    heldUntil: null,
    paid: null,
    orderNumber: null,
    checkedInAt: null,
  })

  it('says that the viewer was there, and asks for nothing', async () => {
    await open({ ...OVER, viewerSignUp: standing('COMING') })
    expect(await screen.findByText('You were there')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Who was there (2)' })).toBeDefined()
    expect(screen.queryByText('You are coming')).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Your question' })).toBeNull()
    expect(screen.queryByText(/places left/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Add to your calendar' })).toBeNull()
  })

  it('says no more than that to somebody who waited', async () => {
    await open({ ...OVER, viewerSignUp: standing('WAITING') })
    expect(await screen.findByText('This event is over.')).toBeDefined()
    expect(screen.queryByText(/waiting list/)).toBeNull()
  })

  it('keeps the questions that were answered', async () => {
    const question = { __typename: 'EventQuestion', id: 'q', text: 'Is there a cloakroom?', answer: 'Yes.' }
    await open({
      ...OVER,
      questions: pageOf([{ ...question, askedAt: '2020-11-01T10:00:00Z', viewerCanDelete: false, asker: null }]),
    })
    expect(await screen.findByText('Is there a cloakroom?')).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Your question' })).toBeNull()
  })
})

describe('the sign-up for an event', () => {
  it('shows at once, and is taken back on failure', async () => {
    const { user, asked, fail } = await open()
    await user.click(await screen.findByRole('button', { name: 'Sign up' }))
    expect(asked()).toEqual({
      name: 'useEventSignUpMutation',
      variables: { input: { id: 'event-5', personIds: null, visible: true } },
    })
    expect(screen.getByText('You are coming')).toBeDefined()
    expect(screen.getByText('3 of 6 places left')).toBeDefined()
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(await screen.findByRole('button', { name: 'Sign up' })).toBeDefined()
    expect(screen.getByText('4 of 6 places left')).toBeDefined()
  })

  it('is for both of a couple or one of them', async () => {
    const { user, asked } = await open({}, COUPLE)
    await user.click(await screen.findByRole('radio', { name: 'Only one of us: Woman, 38' }))
    await user.click(screen.getByRole('button', { name: 'Sign up' }))
    expect(asked().variables).toEqual({ input: { id: 'event-5', personIds: ['p2'], visible: true } })
  })

  it('leads to the waiting list where there is no room for both', async () => {
    await open({ comingCount: 5, freePlaces: 1 }, COUPLE)
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeDefined()
  })

  it('leads to the waiting list while the last places are held for others who pay', async () => {
    await open({ comingCount: 4, freePlaces: 0 })
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeDefined()
    expect(screen.getByText('All 6 places are taken')).toBeDefined()
  })

  it('counts a place for a gender that is held as taken', async () => {
    const places = { genderPlaces: [{ gender: 'MALE', count: 2 }], freeByGender: [{ gender: 'MALE', count: 1 }] }
    await open({ ...places, coming: [] })
    expect(await screen.findByText('Men: 1 of 2 places left')).toBeDefined()
  })

  it('holds a place until it is paid for', async () => {
    const price = money(2500)
    const { user, asked, answer } = await open({ price, couplePrice: money(5000) })
    await user.click(await screen.findByRole('button', { name: /^Sign up for/ }))
    const viewerSignUp = {
      status: 'HELD',
      persons: 1,
      isVisible: true,
      position: null,
      heldUntil: '2099-11-01T12:15:00Z',
      paid: null,
      orderNumber: null,
      checkedInAt: null,
    }
    const held = event(5, 'Lights', { price, viewerSignUp, viewerCanSignUp: false, viewerCanQuit: true })
    await answer({ SignUpForEventPayload: () => ({ event: held, userErrors: [] }) })
    await waitFor(() => expect(asked().name).toBe('TicketSheetQuery'))
    expect(screen.getByText(/^The place is held for you until/)).toBeDefined()
  })

  it('ends after a question that says what is paid back', async () => {
    const viewerSignUp = {
      status: 'COMING',
      persons: 1,
      isVisible: true,
      position: null,
      heldUntil: null,
      paid: money(2500),
      orderNumber: 12,
      refundPercent: 0,
      checkedInAt: null,
    }
    const { user, asked } = await open({ viewerSignUp, viewerCanSignUp: false, viewerCanQuit: true })
    await user.click(await screen.findByRole('button', { name: 'Give up my place' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Give up your place?' }))
    expect(dialog.getByText(/^Nothing is paid back/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Give up my place' }))
    expect(asked().name).toBe('useEventSignUpQuitMutation')
  })
})

describe('reporting an event', () => {
  const openMenu = async (fields: object) => {
    const opened = await open(fields)
    await opened.user.click(await screen.findByRole('button', { name: 'More about “Lights”' }))
    return opened
  }

  it('sends what is wrong with it to the staff', async () => {
    const { user, asked, answer } = await openMenu({ viewerRole: null, viewerCanCancel: true })
    await user.click(await screen.findByRole('menuitem', { name: 'Report the event' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Lights' }))
    await user.click(dialog.getByRole('radio', { name: 'It is about money' }))
    await user.click(dialog.getByRole('button', { name: 'Send the report' }))
    expect(asked().variables).toEqual({ input: { id: 'event-5', reason: 'MONEY_OFFER', text: null } })
    await answer({ ReportContentPayload: () => ({ userErrors: [] }) })
    expect(await screen.findByText(/^We will look at it.*Those who run the event/)).toBeDefined()
  })

  it('is nothing for those who run it', async () => {
    await openMenu({ viewerRole: 'HOST', viewerCanCancel: true })
    expect(await screen.findByRole('menuitem', { name: 'Cancel the event' })).toBeDefined()
    expect(screen.queryByRole('menuitem', { name: 'Report the event' })).toBeNull()
  })
})

describe('those who run an event', () => {
  const RUNS = { viewerCanCheckIn: true, viewerCanEdit: true, viewerCanCancel: true, viewerCanAnswer: true }

  it('publish a draft', async () => {
    const { user, asked } = await open({ ...RUNS, status: 'DRAFT', viewerCanSignUp: false })
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(asked()).toEqual({ name: 'useEventChangePublishMutation', variables: { input: { id: 'event-5' } } })
  })

  it('cancel it with a reason', async () => {
    const { user, asked } = await open(RUNS)
    await user.click(await screen.findByRole('button', { name: 'More about “Lights”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel the event' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this event?' }))
    await user.type(dialog.getByRole('textbox'), 'The roof leaks.')
    await user.click(dialog.getByRole('button', { name: 'Cancel the event' }))
    expect(asked().variables).toEqual({ input: { id: 'event-5', reason: 'The roof leaks.' } })
  })
})
