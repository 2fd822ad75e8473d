// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { renderScreen } from '#testing/renderScreen'
import { setStreamState } from '#platform/live/liveEvents'
import type { liveCommentsTestQuery } from './__generated__/liveCommentsTestQuery.graphql'
import { Comments } from './Comments'

const query = graphql`
  query liveCommentsTestQuery($layered: Boolean!) @preloadable {
    blogEntry(legacyId: 1) {
      ...useComments_item @arguments(layered: $layered)
    }
  }
`

function Host() {
  const { blogEntry } = useScreenQuery<liveCommentsTestQuery>(query)
  return blogEntry && <Comments item={blogEntry} readAt={null} people={[]} />
}

const comment = (legacyId: number, traits: object = {}) => ({
  __typename: 'BlogComment',
  id: `C${legacyId}`,
  legacyId,
  text: `Words ${legacyId}`,
  mentions: [],
  createdAt: '2026-02-01T12:00:00Z',
  editedAt: null,
  isDeleted: false,
  parentId: null,
  replyCount: 0,
  replies: [],
  author: { id: 'I11', legacyId: 11, name: 'ida', gender: 'FEMALE', persons: [{ age: 34 }], picture: null },
  ...traits,
})

/** Fake event streams, which record connections and emit events. */
class FakeStreams {
  readonly bodies: unknown[] = []
  open = 0
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined

  readonly fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    this.bodies.push(JSON.parse(String(init?.body)))
    this.open += 1
    init?.signal?.addEventListener('abort', () => (this.open -= 1))
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (this.#controller = controller) })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }

  tell(commentCount: number, change: object = {}): Promise<void> {
    const item = { __typename: 'BlogEntry', __isNode: 'BlogEntry', id: 'E1', commentCount }
    const data = { commentsChanged: { item, comment: null, deletedId: null, ...change } }
    return this.say(`event: next\ndata: ${JSON.stringify({ data })}\n\n`)
  }

  say(text: string): Promise<void> {
    return act(async () => {
      this.#controller?.enqueue(new TextEncoder().encode(text))
      await new Promise((resolve) => setImmediate(resolve))
    })
  }
}

let streams: FakeStreams
beforeEach(() => {
  streams = new FakeStreams()
  vi.stubGlobal('fetch', streams.fetch)
  setStreamState('live')
})
afterEach(() => {
  setStreamState('connecting')
  vi.unstubAllGlobals()
})

async function open(nodes: object[]) {
  const view = await renderScreen(<Host />, {
    texts: ['comments', 'richText', 'media', 'members'],
    query,
    variables: { layered: true },
    data: {
      BlogEntry: () => ({
        id: 'E1',
        hasCommentsEnabled: true,
        commentCount: nodes.length,
        comments: {
          edges: nodes.map((node, index) => ({ cursor: String(index), node })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      }),
    },
  })
  await waitFor(() => expect(streams.bodies).toHaveLength(1))
  return view
}

const newOnes = (name: string) => screen.findByRole('button', { name })

function show(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('live comments of others', () => {
  it('are counted when they arrive, and appear on request', async () => {
    await open([comment(1)])
    expect(streams.bodies[0]).toMatchObject({ variables: { id: 'E1' } })
    await streams.tell(1)
    await streams.tell(2)
    expect(await newOnes('1 new comment, show it')).toBeDefined()
    expect(screen.getByText('1 new comment', { selector: '[role=status]' })).toBeDefined()
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('are updated in place when they are edited', async () => {
    await open([comment(1)])
    await streams.tell(1, { comment: comment(1, { text: 'Better words', editedAt: '2026-02-02T12:00:00Z' }) })
    expect(await screen.findByText('Better words')).toBeDefined()
    expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull()
  })

  it('disappear with their answers when they are deleted, without hiding new ones', async () => {
    const answer = comment(2, { parentId: 'C1' })
    await open([comment(1, { replyCount: 1, replies: [answer] }), comment(3), comment(4)])
    await streams.tell(4)
    expect(await newOnes('1 new comment, show it')).toBeDefined()
    await streams.tell(3, { deletedId: 'C2' })
    await waitFor(() => expect(screen.queryByText('Words 2')).toBeNull())
    await streams.tell(2, { deletedId: 'C3' })
    await waitFor(() => expect(screen.queryByText('Words 3')).toBeNull())
    expect(await newOnes('1 new comment, show it')).toBeDefined()
    await streams.tell(1, { comment: comment(1, { isDeleted: true, author: null, text: '' }) })
    expect(await screen.findByText('This comment has been deleted')).toBeDefined()
    expect(await newOnes('1 new comment, show it')).toBeDefined()
  })

  it('are followed only while the page is visible, and not after leaving it', async () => {
    const { unmount } = await open([comment(1)])
    show('hidden')
    await waitFor(() => expect(streams.open).toBe(0))
    show('visible')
    await waitFor(() => expect(streams.bodies).toHaveLength(2))
    unmount()
    await waitFor(() => expect(streams.open).toBe(0))
  })
})
