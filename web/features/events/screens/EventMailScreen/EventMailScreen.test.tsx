// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { event, pageOf } from '../../testing/event'
import query from './__generated__/EventMailScreenQuery.graphql'
import { EventMailScreen } from './EventMailScreen'

const message = {
  __typename: 'TextMessage',
  id: 'message-1',
  createdAt: '2099-11-01T10:00:00Z',
  viewerIsAuthor: false,
  author: null,
  text: 'Bring warm shoes.',
}

const conversation = (fields: object = {}) => ({
  __typename: 'Conversation',
  id: 'conversation-9',
  legacyId: 9,
  name: 'Lights',
  unreadCount: 0,
  lastMessageAt: '2099-11-01T10:00:00Z',
  guest: null,
  event: { id: 'event-5' },
  messages: { ...pageOf([message]), pageInfo: { hasPreviousPage: false, startCursor: null } },
  ...fields,
})

const open = (fields: object | null = {}, opened?: object | null) =>
  renderScreen(<EventMailScreen />, {
    texts: ['events', 'gatherings', 'mail'],
    path: `/Community/Events/Event/5/Mail${opened === undefined ? '' : '/9'}`,
    query,
    variables: { event: 5, conversation: opened === undefined ? 0 : 9, isOpen: opened !== undefined },
    data: {
      Query: () => ({
        event: fields && event(5, 'Lights', { conversations: pageOf([]), ...fields }),
        conversation: opened,
      }),
    },
  })

const field = (name: string) => screen.findByRole('textbox', { name })
const HOST = { viewerCanAnnounce: true, viewerCanAnswer: true }

describe('the mail of an event', () => {
  it('lets a guest write to the hosts, and nobody else', async () => {
    const { user, asked, answer } = await open()
    expect(await screen.findByText('No mail yet')).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Write to all who come' })).toBeNull()
    await user.type(await field('Write to those who run it'), 'May we bring a dog?')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(asked()).toMatchObject({
      name: 'WriteFormsMutation',
      variables: { input: { eventId: 'event-5', text: 'May we bring a dog?' } },
    })
    await answer({ WriteEventMailPayload: () => ({ messageEdge: null, conversation: null, userErrors: [] }) })
    expect(await screen.findByText('Sent')).toBeDefined()
  })

  it('keeps a message that was refused or lost, and sends it again with its key', async () => {
    const { user, asked, answer, fail } = await open()
    const written = await field('Write to those who run it')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByText('Write something first.')).toBeDefined()
    await user.type(written, 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const first = asked().variables
    await fail(new GraphError('NETWORK'))
    expect(written).toHaveProperty('value', 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(asked().variables).toEqual(first)
    const userErrors = [{ code: 'BLOCKED', message: 'They do not hear you', field: ['text'] }]
    await answer({ WriteEventMailPayload: () => ({ messageEdge: null, conversation: null, userErrors }) })
    expect(await screen.findByText('They do not hear you')).toBeDefined()
    expect(written).toHaveProperty('value', 'Hello')
  })

  it('lets hosts write to all who come, as long as the event is to come', async () => {
    const { user, asked, answer, unmount } = await open(HOST)
    await user.type(await field('Write to all who come'), 'The doors open at seven')
    await user.click(screen.getByRole('button', { name: 'Send to all' }))
    expect(asked().name).toBe('WriteFormsAnnounceMutation')
    await answer({ AnnounceAtEventPayload: () => ({ message: { id: 'message-2' }, userErrors: [] }) })
    expect(await screen.findByText('Sent to all who come')).toBeDefined()
    unmount()
    await open({ ...HOST, status: 'CANCELLED' })
    await screen.findByText('No mail yet')
    expect(screen.queryByRole('textbox', { name: 'Write to all who come' })).toBeNull()
  })

  it('names conversations by the guests in them, and not the viewer’s own', async () => {
    const me = { legacyId: 7, name: 'Linnea' }
    const own = conversation({ id: 'conversation-11', legacyId: 11, guest: me })
    const other = conversation({ id: 'conversation-10', legacyId: 10, guest: { legacyId: 4001, name: 'Freja' } })
    await open({ conversations: pageOf([conversation(), own, other]) })
    expect((await screen.findAllByRole('link')).map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Lights', 'You and those who run it', 'Freja']),
    )
    expect(screen.queryByRole('link', { name: 'Linnea' })).toBeNull()
  })

  it('has announcements that are read only, and conversations that are answered', async () => {
    const { unmount } = await open({}, conversation())
    expect(await screen.findByText('Bring warm shoes.')).toBeDefined()
    expect(screen.getByText(/^Announcements cannot be answered/)).toBeDefined()
    unmount()
    await open(HOST, conversation({ guest: { id: 'profile-3' } }))
    expect(await field('Write an answer')).toBeDefined()
  })

  it.each([
    ['gone', null],
    ['of another event', conversation({ event: { id: 'event-6' } })],
  ])('does not show a conversation that is %s', async (_, opened) => {
    await open({}, opened)
    expect(await screen.findByText('This conversation is not here')).toBeDefined()
    expect(screen.queryByText('Bring warm shoes.')).toBeNull()
  })
})
