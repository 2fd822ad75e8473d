// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { deliverLiveEvent } from './deliverLiveEvent'
import { setStreamState, useLiveEvents, useStreamState } from './liveEvents'

function Host() {
  const [heard, setHeard] = useState<readonly string[]>([])
  useLiveEvents((event, changeStore) => {
    const what = event.__typename === 'LiveMessage' ? (event.conversation?.name ?? 'unknown') : event.__typename
    setHeard([...heard, what])
    changeStore((store, record) => store.getRoot().setValue(record.getValue('at'), 'heardAt'))
  })
  return (
    <>
      <p>{heard.join()}</p>
      <p>{useStreamState()}</p>
    </>
  )
}

async function open() {
  const view = await renderScreen(<Host />)
  // The listeners stand once the effects have run.
  await act(async () => undefined)
  return view
}

const message = {
  __typename: 'LiveMessage',
  conversation: { id: 'c1', legacyId: 1, kind: 'NORMAL', name: 'Ida', unreadCount: 1 },
  message: {
    __typename: 'TextMessage',
    id: 'm1',
    legacyId: 11,
    type: 'NORMAL',
    viewerIsAuthor: false,
    conversationId: 'c1',
  },
  messageEdge: { cursor: 'm11', node: { __typename: 'TextMessage', id: 'm1' } },
}

describe('live events', () => {
  it('are in the store when the listeners hear of them, one after the other', async () => {
    const { environment } = await open()
    const deliver = (event: object) => act(() => deliverLiveEvent(environment, { liveEvents: event }))
    deliver(message)
    expect(environment.getStore().getSource().get('c1')).toMatchObject({ name: 'Ida', unreadCount: 1 })
    deliver({ __typename: 'LiveCounts', at: '2026-11-21T20:00:00Z' })
    deliver({ ...message, conversation: { ...message.conversation, name: 'Mikkel' } })
    expect(screen.getByText('Ida,LiveCounts,Mikkel')).toBeDefined()
  })

  it('let the listener change the store by the event', async () => {
    const { environment } = await open()
    act(() => deliverLiveEvent(environment, { liveEvents: { __typename: 'LiveCounts', at: '2026-11-21T20:00:00Z' } }))
    expect(environment.getStore().getSource().get('client:root')).toMatchObject({ heardAt: '2026-11-21T20:00:00Z' })
  })

  it('that make no sense are left out', async () => {
    const { environment } = await open()
    act(() => deliverLiveEvent(environment, null))
    act(() => deliverLiveEvent(environment, { liveEvents: { __typename: 'LiveResync', at: '2026-11-21T20:00:00Z' } }))
    expect(screen.getByText('LiveResync')).toBeDefined()
  })

  it('are heard only as long as the listener stands', async () => {
    const { environment, unmount } = await open()
    unmount()
    deliverLiveEvent(environment, { liveEvents: { __typename: 'LiveCounts', at: '2026-11-21T20:00:00Z' } })
    expect(screen.queryByText('LiveCounts')).toBeNull()
  })

  it('tell by which way they come', async () => {
    await open()
    act(() => setStreamState('polling'))
    expect(screen.getByText('polling')).toBeDefined()
    act(() => setStreamState('live'))
    expect(screen.getByText('live')).toBeDefined()
  })
})
