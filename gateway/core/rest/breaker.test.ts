import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startGateway, type TestGateway } from '../../testing/gateway'
import { startStub, type Stub } from '../../testing/stub'

const halfOpenAfterMs = 5000

let stub: Stub
let gateway: TestGateway
beforeAll(async () => {
  stub = await startStub()
  gateway = await startGateway(stub.url, { breaker: { faults: 3, halfOpenAfterMs } })
})
afterEach(() => {
  vi.useRealTimers()
  stub.reset()
})
afterAll(async () => {
  await gateway.close()
  await stub.close()
})

/** Outcome of a call that is never retried. */
async function reason(): Promise<unknown> {
  return (await gateway.ask('{ profile(legacyId: 1) { name } }')).errors[0]?.extensions['reason']
}

async function reasonOfWriting(): Promise<unknown> {
  const query = 'mutation { registerVisit(input: { profileId: "UHJvZmlsZTox" }) { userErrors { code } } }'
  return (await gateway.ask(query)).errors[0]?.extensions['reason']
}

async function open(): Promise<void> {
  stub.on('Profiles.GetProfilesByIds', (_request, reply) => reply.status(503).send('down'))
  for (const _fault of [1, 2, 3]) await reason()
  expect(await reason()).toBe('UNAVAILABLE')
  stub.seen.length = 0
}

async function close(): Promise<void> {
  stub.reset()
  vi.setSystemTime(Date.now() + halfOpenAfterMs + 1)
  expect(await reason()).toBeUndefined()
}

/** Starts an upload whose file ends early although the request has its full length. */
async function truncatedUpload(): Promise<string> {
  const query =
    'mutation ($file: File!) { uploadTempMedia(input: { file: $file, purpose: PROFILE_PICTURE }) { userErrors { code } } }'
  const part = (name: string, content: string) => `--x\r\ncontent-disposition: form-data; name="${name}"${content}\r\n`
  const body =
    part('operations', `\r\n\r\n${JSON.stringify({ query, variables: { file: null } })}`) +
    part('map', '\r\n\r\n{"0":["variables.file"]}') +
    part('0', '; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\njjjj')
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-graphql-csrf': '1' }
  return (await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body })).text()
}

describe('the breaker of an area', () => {
  it('opens after faults in a row, spares the upstream, and closes when it answers again', async () => {
    // Fakes the clock only: sockets need real timers.
    vi.useFakeTimers({ toFake: ['Date'] })
    stub.on('Profiles.GetProfilesByIds', (_request, reply) => reply.status(503).send('down'))
    for (const _fault of [1, 2, 3]) expect(await reason()).toBe('STATUS')
    expect(await reason()).toBe('UNAVAILABLE')
    expect(stub.seen).toHaveLength(3)

    // Another area keeps working.
    expect((await gateway.ask('{ site { name } }')).errors).toEqual([])

    vi.setSystemTime(Date.now() + halfOpenAfterMs + 1)
    expect(await reason()).toBe('STATUS')
    expect(await reason()).toBe('UNAVAILABLE')

    stub.reset()
    vi.setSystemTime(Date.now() + halfOpenAfterMs + 1)
    expect(await reason()).toBeUndefined()
    expect(await reason()).toBeUndefined()
    expect(stub.seen).toHaveLength(2)
  })

  it('while open refuses writes at once, and sends only one call when it is time to try', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await open()
    expect(await reasonOfWriting()).toBe('UNAVAILABLE')
    expect(stub.seen).toEqual([])

    vi.setSystemTime(Date.now() + halfOpenAfterMs + 1)
    stub.on('Profiles.RegisterVisit', (request) => request.raw.socket.resetAndDestroy())
    expect(await reasonOfWriting()).toBe('CONNECTION')
    expect(await reasonOfWriting()).toBe('UNAVAILABLE')
    expect(stub.names()).toEqual(['Profiles.RegisterVisit'])
    await close()
  })

  it('sends one call to try the upstream while others wait for its outcome', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await open()
    vi.setSystemTime(Date.now() + halfOpenAfterMs + 1)
    stub.on('Profiles.GetProfilesByIds', (_request, reply) => reply.status(503).send('down'))
    const reasons = await Promise.all([1, 2, 3, 4, 5].map(() => reason()))
    expect(reasons.filter((each) => each === 'UNAVAILABLE')).toHaveLength(4)
    expect(reasons).toContain('STATUS')
    expect(stub.seen).toHaveLength(1)
    await close()
  })

  it('leaves the rest of an operation whole', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await open()
    const { data, errors } = await gateway.ask('{ profile(legacyId: 1) { name } site { name } viewer { name } }')
    expect(data).toEqual({ profile: null, site: { name: 'Nordlys' }, viewer: { name: 'Freja' } })
    expect(errors.map(({ path, extensions }) => [path, extensions['code'], extensions['reason']])).toEqual([
      [['profile'], 'UPSTREAM_ERROR', 'UNAVAILABLE'],
    ])
    await close()
  })

  it('opens after connections that are reset, too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    stub.on('Profiles.GetProfilesByIds', (request) => request.raw.socket.resetAndDestroy())
    for (const _fault of [1, 2, 3]) expect(await reason()).toBe('CONNECTION')
    expect(await reason()).toBe('UNAVAILABLE')
    await close()
  })

  it('does not count refusals', async () => {
    stub.on('CurrentProfile.GetProfileData', (_request, reply) => reply.status(401).send({}))
    for (const _refusal of [1, 2, 3, 4, 5]) await gateway.ask('{ viewer { name } }')
    expect(stub.seen).toHaveLength(5)
  })

  it('resets its count after a refusal, which shows that the server is there', async () => {
    for (const status of [503, 503, 404, 503, 503, 404]) {
      stub.on('Profiles.GetProfilesByIds', (_request, reply) => reply.status(status).send({}))
      expect(await reason()).not.toBe('UNAVAILABLE')
    }
    expect(stub.seen).toHaveLength(6)
    await close()
  })

  it('does not count requests that the server cannot handle', async () => {
    stub.on('Profiles.GetProfilesByIds', (_request, reply) => reply.status(500).send('broken'))
    for (const _fault of [1, 2, 3, 4, 5]) expect(await reason()).toBe('STATUS')
    expect(stub.seen).toHaveLength(5)
  })

  it('does not count uploads that their sender breaks off', async () => {
    stub.on('Common.UploadTempMedia', async (request) => {
      for await (const _chunk of request.body as AsyncIterable<Buffer>);
      return {}
    })
    for (const _upload of [1, 2, 3, 4]) expect(await truncatedUpload()).toContain('FILE_INCOMPLETE')
    expect((await gateway.ask('{ media(legacyId: 1002) { url } }', {}, { cookie: 'sid=one' })).errors).toEqual([])
  })
})
