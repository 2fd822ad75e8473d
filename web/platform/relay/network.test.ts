// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CacheConfig, GraphQLResponse, RequestParameters } from 'relay-runtime'
import { ANY_VIEWER, createNetwork } from './network'

const VIEWER = 'the page’s viewer'

const params: RequestParameters = {
  id: 'abc',
  text: null,
  name: 'TestQuery',
  operationKind: 'query',
  metadata: {},
}

function answer(body: string, headers: Record<string, string> = { 'content-type': 'application/json' }, status = 200) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, { status, headers }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function run(
  onUnauthenticated = () => {},
  uploadables?: Record<string, File>,
  operationKind: RequestParameters['operationKind'] = 'query',
  cache: CacheConfig = {},
): Promise<GraphQLResponse[]> {
  const network = createNetwork({ viewerId: () => VIEWER, onUnauthenticated })
  return new Promise((resolve, reject) => {
    const seen: GraphQLResponse[] = []
    network.execute({ ...params, operationKind }, { input: { file: null } }, cache, uploadables).subscribe({
      next: (value) => seen.push(value),
      error: reject,
      complete: () => resolve(seen),
    })
  })
}

afterEach(() => vi.unstubAllGlobals())

describe('the network layer', () => {
  it('sends the id of a persisted operation, with the CSRF header', async () => {
    const fetch = answer('{"data":{"a":1}}')
    await run()
    const init = fetch.mock.calls[0]?.[1]
    expect(JSON.parse(String(init?.body))).toEqual({ documentId: 'abc', variables: { input: { file: null } } })
    expect(init?.headers).toMatchObject({ 'x-graphql-csrf': '1', 'content-type': 'application/json' })
  })

  it('turns deferred parts into the flat form that Relay reads', async () => {
    const parts = [
      '{"data":{"a":1},"hasNext":true}',
      '{"incremental":[{"data":{"b":2},"path":["x"],"label":"Q$defer$F"},{"data":{"c":3},"path":["y"],"label":"Q$defer$G"}],"hasNext":true}',
      '{"hasNext":false}',
    ]
    const body = `${parts.map((part) => `\r\n---\r\nContent-Type: application/json\r\n\r\n${part}`).join('')}\r\n-----\r\n`
    answer(body, { 'content-type': 'multipart/mixed; boundary="-"' })
    expect(await run()).toEqual([
      { data: { a: 1 }, hasNext: true, extensions: { is_final: false } },
      { data: { b: 2 }, path: ['x'], label: 'Q$defer$F', errors: undefined, extensions: { is_final: false } },
      { data: { c: 3 }, path: ['y'], label: 'Q$defer$G', errors: undefined, extensions: { is_final: false } },
    ])
  })

  it('throws what the server said when there is no data', async () => {
    answer('{"data":null,"errors":[{"message":"no","extensions":{"code":"MEMBERS_ONLY","feature":"CREATE_BLOG"}}]}')
    await expect(run()).rejects.toMatchObject({ code: 'MEMBERS_ONLY', feature: 'CREATE_BLOG' })
  })

  it('passes partial data on with its errors, and tells of a session that ended', async () => {
    answer('{"data":{"a":null},"errors":[{"message":"no","path":["a"],"extensions":{"code":"UNAUTHENTICATED"}}]}')
    const ended = vi.fn()
    expect(await run(ended)).toHaveLength(1)
    expect(ended).toHaveBeenCalledOnce()
  })

  it('withholds an answer for another viewer from the store, and reports the ended session', async () => {
    answer('{"data":{"viewer":{"id":"somebody else","counts":null}}}')
    const ended = vi.fn()
    await expect(run(ended)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(ended).toHaveBeenCalledOnce()
    expect(await run(ended, undefined, 'query', ANY_VIEWER)).toHaveLength(1)
    answer(JSON.stringify({ data: { viewer: { id: VIEWER } } }))
    expect(await run(ended)).toHaveLength(1)
    expect(ended).toHaveBeenCalledOnce()
  })

  it.each([
    ['an HTML page', '<html>', 500],
    ['an empty answer', '', 502],
  ])('says UPSTREAM_ERROR for %s', async (_name, body, status) => {
    answer(body, {}, status)
    await expect(run()).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' })
  })

  it('says NETWORK when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    await expect(run()).rejects.toMatchObject({ code: 'NETWORK' })
  })

  describe('while the server has too much to do', () => {
    const overloaded = () =>
      new Response('{"errors":[{"message":"","extensions":{"code":"OVERLOADED"}}]}', {
        status: 503,
        headers: { 'retry-after': '2' },
      })
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it('reads again when it is told to', async () => {
      const fetch = vi.fn().mockResolvedValueOnce(overloaded()).mockResolvedValueOnce(new Response('{"data":{"a":1}}'))
      vi.stubGlobal('fetch', fetch)
      const reading = run()
      await vi.advanceTimersByTimeAsync(1999)
      expect(fetch).toHaveBeenCalledOnce()
      await vi.advanceTimersByTimeAsync(1001)
      expect(await reading).toMatchObject([{ data: { a: 1 } }])
    })

    it('gives up after a while, and says why', async () => {
      const fetch = vi.fn(async () => overloaded())
      vi.stubGlobal('fetch', fetch)
      await Promise.all([
        expect(run()).rejects.toMatchObject({ code: 'OVERLOADED' }),
        vi.advanceTimersByTimeAsync(60_000),
      ])
      expect(fetch).toHaveBeenCalledTimes(3)
    })

    it('writes nothing twice', async () => {
      const fetch = vi.fn(async () => overloaded())
      vi.stubGlobal('fetch', fetch)
      await Promise.all([
        expect(run(() => {}, undefined, 'mutation')).rejects.toMatchObject({ code: 'OVERLOADED' }),
        vi.advanceTimersByTimeAsync(60_000),
      ])
      expect(fetch).toHaveBeenCalledOnce()
    })
  })

  it('sends files as a multipart request', async () => {
    const fetch = answer('{"data":{"a":1}}')
    const file = new File(['x'], 'x.jpg')
    await run(undefined, { 'input.file': file })
    const body = fetch.mock.calls[0]?.[1].body as FormData
    expect(JSON.parse(String(body.get('map')))).toEqual({ 0: ['variables.input.file'] })
    expect(body.get('0')).toBeInstanceOf(File)
    expect(fetch.mock.calls[0]?.[1].headers).not.toHaveProperty('content-type')
  })
})
