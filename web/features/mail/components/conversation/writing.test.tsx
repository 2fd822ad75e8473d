// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { onOpenBuyMembership } from '#platform/dialogs/openBuyMembership'
import { GraphError } from '#platform/relay/errors'
import { field, list, message, news, openConversation, own, send, sentAs } from '../../testing/openConversation'

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('writing a message', () => {
  it('shows it at once, sends it once, and empties the field', async () => {
    const { user, answerTo, named } = await openConversation([message(1)])
    await user.type(field(), 'Hello{Enter}')
    await user.dblClick(send())
    expect(named('sendMessageMutation')).toHaveLength(1)
    expect(list().getByText('Hello')).toBeDefined()
    expect(list().getByText('on its way')).toBeDefined()
    expect(field()).toHaveProperty('value', '')
    await answerTo('sendMessageMutation', sentAs(own(2, { text: 'Hello' })))
    await waitFor(() => expect(list().queryByText('on its way')).toBeNull())
    expect(list().getAllByText('Hello')).toHaveLength(1)
  })

  it('keeps a failed message, also through a reload, and retries it with the same key', async () => {
    const first = await openConversation([message(1)])
    await first.user.type(field(), 'Hello')
    await first.user.click(send())
    const { key } = first.inputOf('sendMessageMutation')
    await first.failIn('sendMessageMutation', new GraphError('NETWORK'))
    expect(await list().findByText('It could not be sent. Your words are kept here.')).toBeDefined()
    first.unmount()

    const { user, inputOf, answerTo } = await openConversation([message(1)])
    expect(list().getByText('Hello')).toBeDefined()
    await user.click(list().getByRole('button', { name: 'Try again' }))
    expect(inputOf('sendMessageMutation').key).toBe(key)
    await answerTo('sendMessageMutation', sentAs(own(2, { text: 'Hello' })))
    await waitFor(() => expect(list().queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(list().getAllByText('Hello')).toHaveLength(1)
  })

  it('shows a message once when only the answer was lost', async () => {
    const { user, event, inputOf, failIn, answerTo, named } = await openConversation([message(1)])
    await user.type(field(), 'Hello{Enter}')
    const { key } = inputOf('sendMessageMutation')
    await failIn('sendMessageMutation', new GraphError('NETWORK'))
    await event(news(own(2, { text: 'Hello' })))
    expect(list().getAllByText('Hello')).toHaveLength(1)
    await waitFor(() => expect(named('sendMessageMutation')).toHaveLength(1))
    expect(inputOf('sendMessageMutation').key).toBe(key)
    await answerTo('sendMessageMutation', sentAs(own(2, { text: 'Hello' })))
    expect(list().getAllByText('Hello')).toHaveLength(1)
    expect(list().queryByRole('alert')).toBeNull()
  })

  it('shows why the server refused a message, and lets the viewer remove it', async () => {
    const { user, answerTo } = await openConversation([])
    await user.type(field(), 'Hello{Enter}')
    await answerTo('sendMessageMutation', {
      SendMessagePayload: () => ({
        messageEdge: null,
        conversation: null,
        userErrors: [{ code: 'NOT_NOW', message: 'Not in this tone', field: ['text'] }],
      }),
    })
    expect(await list().findByText('Not in this tone')).toBeDefined()
    await user.click(list().getByRole('button', { name: 'Delete' }))
    expect(list().queryByText('Hello')).toBeNull()
  })

  it('breaks a line with Shift, and sends nothing empty', async () => {
    const { user, named } = await openConversation([])
    await user.type(field(), '  {Enter}')
    await user.clear(field())
    await user.type(field(), 'One{Shift>}{Enter}{/Shift}two')
    expect(field()).toHaveProperty('value', 'One\ntwo')
    expect(named('sendMessageMutation')).toHaveLength(0)
  })

  it('says that a message is too long before the server does', async () => {
    const { user, named } = await openConversation([])
    await user.click(field())
    await user.paste('x'.repeat(5_003))
    expect(screen.getByText('3 characters too many')).toBeDefined()
    await user.click(send())
    expect(named('sendMessageMutation')).toHaveLength(0)
  })

  it('keeps a draft through a reload', async () => {
    const first = await openConversation([])
    await first.user.type(field(), 'Half a thou')
    first.unmount()
    await openConversation([])
    expect(field()).toHaveProperty('value', 'Half a thou')
  })

  it('requires a membership, and offers one', async () => {
    const offered: (string | undefined)[] = []
    const stop = onOpenBuyMembership((feature) => offered.push(feature))
    const { user } = await openConversation([message(1)], {}, { viewer: { isMember: false } })
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Write today' }))
    expect(offered).toEqual(['WRITE_MAIL'])
    stop()
  })

  it.each([
    ['NO_REPLY', /Nobody reads answers here/],
    ['GONE', /no longer here/],
    ['LEFT', /Everybody else has left/],
  ])('is impossible, and the page says why: %s', async (writeRefusal, words) => {
    await openConversation([message(1)], { writeRefusal })
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
