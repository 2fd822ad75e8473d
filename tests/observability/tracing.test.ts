import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../legacy/core/freePort'
import { asked, holdAnswer, seriesAt, startObserved } from './world'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
  readonly status: { readonly code: number }
}

interface Told {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[]
  }[]
}

/** What the collector received, raw. */
const received: { path: string | undefined; body: string }[] = []
let collector: Server
beforeAll(async () => {
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url, body })
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`)
  vi.stubEnv('OTEL_SERVICE_NAME', 'gateway-under-test')
})
afterEach(() => {
  received.length = 0
})
afterAll(() => {
  vi.unstubAllEnvs()
  collector.close()
})

const told = () => received.flatMap(({ body }) => (JSON.parse(body) as Told).resourceSpans)
const spans = () => told().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
const spanOf = (name: string) => {
  const found = spans().filter((span) => span.name === name)
  expect(found.map((span) => span.name)).toEqual([name])
  return found[0] as Span
}
const attributesOf = (span: Span) =>
  Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const theirs = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const traceparent = `00-${theirs.traceId}-${theirs.spanId}-01`
const forwarded = { traceparent, 'x-forwarded-for': '203.0.113.9' }

describe.each([
  ['compiled', 1],
  ['interpreted', 0],
])('traces of an operation that is %s', (_how, compileFromUse) => {
  it('lead from the request to the operation, its fields and their calls, and on to the next server', async () => {
    const gateway = await startObserved({ tracing: true, compileFromUse })
    await asked(gateway.post({ documentId: 'profile', variables: { id: 7 } }, forwarded))
    const [call] = gateway.stub.seen.filter(({ name }) => name === 'Profiles.GetProfilesByIds')
    await gateway.close()

    expect(received[0]?.path).toBe('/v1/traces')
    expect(told()[0]?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'gateway-under-test' },
    })
    const request = spanOf('POST /graphql')
    expect(request).toMatchObject({ traceId: theirs.traceId, parentSpanId: theirs.spanId })
    expect(attributesOf(request)).toMatchObject({ 'http.route': '/graphql', 'http.response.status_code': 200 })
    const operation = spanOf('query ProfileQuery')
    expect(operation.parentSpanId).toBe(request.spanId)
    expect(attributesOf(operation)).toMatchObject({ 'graphql.outcome': 'ok', 'rest.call_count': 2 })
    const field = spanOf('Query.profile')
    expect(field.parentSpanId).toBe(operation.spanId)
    const sent = spanOf('Profiles.GetProfilesByIds')
    expect(sent).toMatchObject({ parentSpanId: field.spanId, traceId: theirs.traceId })
    expect(attributesOf(sent)).toMatchObject({ 'http.response.status_code': 200, 'rest.batch_size': 1 })
    expect(call?.headers['traceparent']).toBe(`00-${theirs.traceId}-${sent.spanId}-01`)
  })
})

describe('traces', () => {
  it('of a queued operation belong to it, not to requests that left the queue', async () => {
    const port = await freePort()
    const gateway = await startObserved({
      tracing: true,
      metrics: { host: '127.0.0.1', port },
      overload: { atOnce: 1, uploads: 1, uploadsOfOne: 1, queueMs: 10_000 },
    })
    const held = holdAnswer(gateway.stub)
    const first = asked(gateway.post({ documentId: 'name' }))
    await held.begun
    const second = asked(gateway.post({ documentId: 'profile', variables: { id: 7 } }, forwarded))
    const waiting = 'gateway_operations{state="waiting"}'
    await vi.waitFor(async () =>
      expect(await seriesAt(`http://127.0.0.1:${port}/metrics`, waiting)).toEqual({ [waiting]: 1 }),
    )
    held.refuse()
    await Promise.all([first, second])
    await gateway.close()
    expect(spanOf('query ProfileQuery').traceId).toBe(theirs.traceId)
    expect(spanOf('Profiles.GetProfilesByIds').traceId).toBe(theirs.traceId)
    expect(spanOf('query NameQuery').traceId).not.toBe(theirs.traceId)
  })

  it('of unknown callers are not continued', async () => {
    const gateway = await startObserved({ tracing: true, trustedProxies: [] })
    await asked(gateway.post({ documentId: 'name' }, forwarded))
    await asked(fetch(`${gateway.url}/api/Site/GetVersion`, { headers: { ...forwarded, baggage: 'who=me' } }))
    const headers = gateway.stub.seen.map((call) => call.headers)
    await gateway.close()
    expect(headers).toHaveLength(2)
    expect(spans().length).toBeGreaterThan(0)
    for (const { traceId } of spans()) expect(traceId).not.toBe(theirs.traceId)
    for (const each of headers) {
      expect(each['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
      expect(each['traceparent']).not.toContain(theirs.traceId)
      expect(each['baggage']).toBeUndefined()
    }
  })

  it('name a failure’s code', async () => {
    const gateway = await startObserved({ tracing: true })
    gateway.stub.on('CurrentProfile.GetProfileData', (_request, reply) => reply.status(500).send())
    await asked(gateway.post({ documentId: 'name' }))
    await gateway.close()
    const call = spanOf('CurrentProfile.GetProfileData')
    expect(call.status.code).toBe(2)
    expect(attributesOf(call)).toMatchObject({ 'error.type': 'UPSTREAM_ERROR', 'rest.result': '5xx' })
    expect(spanOf('Query.viewer').status.code).toBe(2)
    expect(attributesOf(spanOf('query NameQuery'))).toMatchObject({ 'graphql.outcome': 'errors' })
  })

  it('contain neither the viewer nor typed text', async () => {
    const gateway = await startObserved({ tracing: true })
    const headers = { ...forwarded, cookie: 'sid=secret-session', 'user-agent': 'secret-agent', baggage: 'secret=1' }
    const query = 'query SecretName($id: Int!) { secretAlias: profile(legacyId: $id) { name } }'
    await asked(gateway.post({ query, variables: { id: 4711 } }, headers))
    await asked(fetch(`${gateway.url}/Secret/page?secret=1`, { headers: { ...headers, accept: 'text/html' } }))
    await gateway.close()
    expect(spanOf('query free')).toBeDefined()
    // Their own ids and times may hold any digits.
    const spoken = (key: string, value: unknown) => (/(Id|UnixNano)$/.test(key) ? undefined : value)
    const written = received.map(({ body }) => JSON.stringify(JSON.parse(body, spoken))).join('\n')
    expect(written).not.toMatch(/secret|4711|203\.0\.113|127\.0\.0\.1/i)
  })

  it('are off by default', async () => {
    const gateway = await startObserved()
    await asked(gateway.post({ documentId: 'name' }, forwarded))
    const [call] = gateway.stub.seen
    await gateway.close()
    expect(call?.headers['traceparent']).toBeUndefined()
    expect(received).toEqual([])
  })
})
