import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openStream } from '../live/stream'
import { LiveWorld } from '../live/world'

// Tests server-sent events in the distinct connections mode of the graphql-sse protocol, on the wire.

let world: LiveWorld
beforeAll(async () => {
  world = await LiveWorld.start()
})
afterEach(() => world.clear())
afterAll(() => world.close())

const counts = 'subscription { notificationCountsChanged { unreadMail } }'

/** The text of a stream until it matches or ends. */
async function textUntil(response: Response, wanted: RegExp): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (wanted.test(text)) break
  }
  return text
}

function ask(query: string, sid: string | undefined, accept = 'text/event-stream') {
  return fetch(`${world.product.url}/graphql`, {
    method: 'POST',
    headers: {
      accept,
      'content-type': 'application/json',
      'x-graphql-csrf': '1',
      ...(sid ? { cookie: `sid=${sid}` } : {}),
    },
    body: JSON.stringify({ query }),
  })
}

describe('a stream', () => {
  it('begins with a comment, sends events as `next`, and sends comments as heartbeats', async () => {
    const { client } = await world.member()
    const response = await ask(counts, client.cookies.get('sid'))
    const text = await textUntil(response, /\n\n(:\n\n){2,}$/)
    const [, data = ''] = /^(?::\n\n)+event: next\ndata: (.*)\n\n(:\n\n){2,}$/.exec(text) ?? []
    expect(JSON.parse(data)).toMatchObject({ data: { notificationCountsChanged: { unreadMail: 0 } } })
  })

  it('that is refused sends the reason as `next` and completes normally', async () => {
    const response = await ask(counts, undefined)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const text = await textUntil(response, /never/)
    expect(text).toMatch(/event: next\ndata: \{"errors":.*"UNAUTHENTICATED".*\}\n\n/)
    expect(text).toMatch(/event: complete\ndata:\n\n$/)
  })

  it('with an invalid document sends the reason in the same way', async () => {
    const { client } = await world.member()
    const text = await textUntil(await ask('subscription { nothing }', client.cookies.get('sid')), /never/)
    expect(text).toMatch(/event: next\ndata: \{"errors":.*\}\n\nevent: complete\ndata:\n\n$/)
  })

  it('also runs queries: one answer, then completion', async () => {
    const text = await textUntil(await ask('{ viewer { name } }', undefined), /never/)
    expect(text).toMatch(/event: next\ndata: \{"data":\{"viewer":\{"name":null\}\}.*\}\n\nevent: complete\ndata:\n\n$/)
  })

  it('is refused to a client that does not accept event streams', async () => {
    const { client } = await world.member()
    const response = await ask(counts, client.cookies.get('sid'), 'application/json')
    expect(response.status).toBe(406)
  })

  it('is a connection of its own: closing one leaves the others open', async () => {
    const member = await world.member()
    const [one, other] = [await world.openLive(member), await world.openLive(member)]
    await one.close()
    await world.write(await world.member(), member, 'Hej')
    for (;;) {
      const told = await other.next()
      if (told?.data?.liveEvents?.__typename === 'LiveMessage') break
      expect(told).toBeDefined()
    }
  })

  it('accepts its documents under the parameter names that clients send', async () => {
    const sid = (await world.member()).client.cookies.get('sid')
    const query = `subscription Other { conversationChanged { id } } ${counts.replace('subscription', 'subscription Counts')}`
    const stream = await openStream(world.product.url, { query, operationName: 'Counts' }, { sid })
    expect(await stream.next()).toMatchObject({ data: { notificationCountsChanged: {} } })
    await stream.close()
  })
})
