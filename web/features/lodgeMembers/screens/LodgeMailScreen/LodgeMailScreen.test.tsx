// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { ownLodge } from '../../testing/lodge'
import query from './__generated__/LodgeMailScreenQuery.graphql'
import { LodgeMailScreen } from './LodgeMailScreen'

const conversation = {
  __typename: 'Conversation',
  id: 'conversation-5',
  legacyId: 5,
  name: 'The sea',
  kind: 'LODGE',
  other: null,
  newestMembers: [],
  unreadCount: 2,
  writeRefusal: null,
  lastMessage: null,
  lastMessageAt: '2026-01-02T10:00:00Z',
}

const open = (lodge: object = {}) =>
  renderScreen(<LodgeMailScreen />, {
    texts: ['lodge', 'lodgeMembers', 'mail'],
    query,
    variables: { legacyId: 7 },
    data: { Lodge: () => ({ ...ownLodge, conversation, ...lodge }) },
  })

describe('the messages of a lodge', () => {
  it('lead to its conversation', async () => {
    await open({ viewerCanAnnounce: false })
    const link = await screen.findByRole('link', { name: 'Read and answer' })
    expect(link.getAttribute('href')).toBe('/Mail/5')
    expect(screen.getByText('2 unread')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send to all' })).toBeNull()
  })

  it('go from the leaders to all members', async () => {
    const { user, asked, answer } = await open()
    const field = await screen.findByRole('textbox', { name: 'Write to all members' })
    await user.click(screen.getByRole('button', { name: 'Send to all' }))
    expect(screen.getByText('Write something first.')).toBeDefined()
    await user.type(field, 'We meet on Friday')
    await user.click(screen.getByRole('button', { name: 'Send to all' }))
    expect(asked().variables).toMatchObject({ input: { conversationId: 'conversation-5', text: 'We meet on Friday' } })
    await answer({ SendMessagePayload: () => ({ conversation, userErrors: [] }) })
    expect(await screen.findByText('Sent to all members')).toBeDefined()
    expect(field).toHaveProperty('value', '')
  })

  it('begin when a second member has come in', async () => {
    await open({ conversation: null })
    expect(await screen.findByText('There is no conversation yet')).toBeDefined()
  })
})
