// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import { afterEach, expect, it } from 'vitest'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { renderScreen } from '#testing/renderScreen'
import type { NewConversationPaneTestQuery } from './__generated__/NewConversationPaneTestQuery.graphql'
import { NewConversationPane } from './NewConversationPane'

const query = graphql`
  query NewConversationPaneTestQuery @preloadable {
    profile(legacyId: 11) {
      ...NewConversationPane_profile
    }
  }
`

function Host() {
  const { profile } = useScreenQuery<NewConversationPaneTestQuery>(query)
  return profile && <NewConversationPane profile={profile} />
}

const ida = { id: 'I11', legacyId: 11, name: 'ida', isOnline: false, picture: null, isFavourite: false }

const open = (member: boolean) =>
  renderScreen(<Host />, {
    texts: ['mail', 'media', 'richText'],
    path: '/Mail',
    query,
    data: { Profile: () => ida },
    viewer: { isMember: member },
  })

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it('starts a conversation with the first message, and continues in it', async () => {
  const { user, asked, answer } = await open(true)
  await user.type(await screen.findByRole('textbox', { name: 'Message to ida' }), 'Hello{Enter}')
  expect(asked()).toMatchObject({
    name: 'sendMessageMutation',
    variables: { input: { profileId: 'I11', text: 'Hello' } },
  })
  await answer({
    SendMessagePayload: () => ({
      messageEdge: { cursor: 'c1', node: { __typename: 'TextMessage', id: 'M1', legacyId: 1 } },
      conversation: { id: 'C9', legacyId: 9 },
      userErrors: [],
    }),
  })
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/Mail/9'))
})

it('keeps the recipient beside the draft, and drops both once the message is sent', async () => {
  const { user } = await open(true)
  await user.type(await screen.findByRole('textbox', { name: 'Message to ida' }), 'Hello')
  expect(sessionStorage.getItem('draft 7 mail-recipient I11')).toBe('ida')
  expect(sessionStorage.getItem('draft 7 mail I11')).toBe('Hello')
  await user.keyboard('{Enter}')
  expect(sessionStorage.getItem('draft 7 mail I11')).toBeNull()
})

it('requires a membership', async () => {
  await open(false)
  expect(await screen.findByRole('button', { name: 'Write today' })).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})
