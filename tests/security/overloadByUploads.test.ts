import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { picture, viewer } from '../../gateway/testing/fixtures'
import { startGateway, type TestGateway } from '../../gateway/testing/gateway'
import { startStub, type Stub } from '../../gateway/testing/stub'

const query = `mutation ($file: File!) {
  uploadTempMedia(input: { file: $file, purpose: PROFILE_PICTURE }) { media { legacyId } userErrors { code } }
}`
const name = '{ viewer { name } }'

let stub: Stub
let gateway: TestGateway
beforeAll(async () => {
  stub = await startStub()
  gateway = await startGateway(stub.url, { overload: { atOnce: 1, uploads: 1, uploadsOfOne: 2, queueMs: 200 } })
})
afterEach(() => stub.reset())
afterAll(async () => {
  await gateway.close()
  await stub.close()
})

/** Sends an operation with a file, whether it takes one or not. Returns the status. */
async function upload(document = query, { to = gateway, from = '10.0.0.1' } = {}): Promise<number> {
  const form = new FormData()
  form.append('operations', JSON.stringify({ query: document, variables: { file: null } }))
  form.append('map', JSON.stringify({ 0: ['variables.file'] }))
  form.append('0', new Blob(['a boat'], { type: 'image/jpeg' }), 'boat.jpg')
  const headers = { 'x-graphql-csrf': '1', 'x-forwarded-for': from }
  const answer = await fetch(`${to.url}/graphql`, { method: 'POST', headers, body: form })
  await answer.text()
  return answer.status
}

/** Delays the answer of a call; `begun` resolves when the call has arrived. */
function hold(call: 'Common.UploadTempMedia' | 'CurrentProfile.GetProfileData', answer: unknown) {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const begun = new Promise<void>((resolve) => {
    stub.on(call, async () => {
      resolve()
      await released
      return answer
    })
  })
  return { begun, release: () => release() }
}

it('uploads wait for each other, and operations for none of them', async () => {
  const held = hold('Common.UploadTempMedia', picture(5))
  const first = upload()
  await held.begun
  expect(await upload()).toBe(503)
  expect((await gateway.ask(name)).data).toEqual({ viewer: { name: viewer.name } })
  held.release()
  expect(await first).toBe(200)
  expect(await upload()).toBe(200)
})

it('an operation with an unexpected file takes the place of an upload', async () => {
  const held = hold('CurrentProfile.GetProfileData', viewer)
  const first = upload(name)
  await held.begun
  expect(await Promise.all([upload(name), upload(name)])).toEqual([503, 503])
  held.release()
  expect(await first).toBe(200)
  expect(stub.names()).toEqual(['CurrentProfile.GetProfileData'])
})

it('one address is limited to its share, and leaves the rest to others', async () => {
  const to = await startGateway(stub.url, { overload: { atOnce: 1, uploads: 3, uploadsOfOne: 1, queueMs: 200 } })
  const held = hold('Common.UploadTempMedia', picture(5))
  const first = upload(query, { to, from: '10.0.0.1' })
  await held.begun
  expect(await upload(query, { to, from: '10.0.0.1' })).toBe(503)
  const other = upload(query, { to, from: '10.0.0.2' })
  await vi.waitFor(() => expect(stub.names()).toHaveLength(2))
  held.release()
  expect(await Promise.all([first, other])).toEqual([200, 200])
  expect(await upload(query, { to, from: '10.0.0.1' })).toBe(200)
  await to.close()
})

/** Starts an upload that never ends. Returns its connection once these parts have been sent. */
async function begin(parts: string): Promise<Socket> {
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  const head = [
    'POST /graphql HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'X-GraphQL-CSRF: 1',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 100000',
  ]
  await new Promise((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n${parts}`, resolve))
  return socket
}

const part = (header: string, content: string) => `--x\r\ncontent-disposition: form-data; ${header}\r\n\r\n${content}`
const fields =
  part('name="operations"', `${JSON.stringify({ query, variables: { file: null } })}\r\n`) +
  part('name="map"', '{"0":["variables.file"]}\r\n')

it.each([
  ['before its file', fields],
  ['within its file', fields + part('name="0"; filename="a.jpg"', 'a bo')],
])('who goes makes room, whether an upload was taken or waited: %s', async (_when, sent) => {
  stub.on('Common.UploadTempMedia', async (request) => {
    await text(request.body as AsyncIterable<Buffer>)
    return picture(5)
  })
  const taken = await begin(sent)
  // No further upload is accepted.
  await vi.waitFor(async () => expect(await upload()).toBe(503))
  const waiting = await begin(sent)
  // Another answer shows that earlier requests have been processed.
  await gateway.ask(name)
  waiting.destroy()
  await gateway.ask(name)
  taken.destroy()
  await vi.waitFor(async () => expect(await upload()).toBe(200), { timeout: 5_000 })
})

it('uploads of one IPv6 network count as those of one sender', async () => {
  const wide = await startGateway(stub.url, { overload: { atOnce: 1, uploads: 3, uploadsOfOne: 1, queueMs: 200 } })
  const held = hold('Common.UploadTempMedia', picture(5))
  const first = upload(query, { to: wide, from: '2001:db8:0:7::1' })
  await held.begun
  expect(await upload(query, { to: wide, from: '2001:0db8:0:7:ffff::2' })).toBe(503)
  const neighbour = upload(query, { to: wide, from: '2001:db8:0:8::1' })
  held.release()
  expect([await first, await neighbour]).toEqual([200, 200])
  await wide.close()
})
