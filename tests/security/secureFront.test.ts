import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { connect, constants, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSecureFront, type SecureFront } from '../../gateway/main/secureFront'
import { insertPicture } from '../../legacy/testing/media'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { startTestProduct, type TestProduct } from '../setup/product'

const [certFile, keyFile] = ['tests/setup/tls/cert.pem', 'tests/setup/tls/key.pem']
const ca = readFileSync(certFile)
const json = { 'content-type': 'application/json', 'x-graphql-csrf': '1' }

let product: TestProduct
let front: SecureFront
let session: ClientHttp2Session

beforeAll(async () => {
  product = await startTestProduct()
  const gatewayPort = Number(new URL(product.url).port)
  front = await startSecureFront({ certFile, keyFile, port: 0, host: '127.0.0.1' }, gatewayPort)
  session = connect(`https://127.0.0.1:${front.port}`, { ca, servername: 'dk.localhost' })
})
afterAll(async () => {
  session.close()
  await front.close()
  await product.close()
})

async function send(headers: Record<string, string>, body?: string) {
  const stream = session.request({ ':authority': `dk.localhost:${front.port}`, ...headers })
  stream.end(body)
  const [answered] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  return { headers: answered, status: Number(answered[constants.HTTP2_HEADER_STATUS]), stream }
}

async function ask<T>(query: string, headers: Record<string, string> = {}) {
  const answer = await send({ ':method': 'POST', ':path': '/graphql', ...json, ...headers }, JSON.stringify({ query }))
  return { ...answer, ...(JSON.parse(await text(answer.stream)) as { data: T }) }
}

describe('under TLS with HTTP/2', () => {
  it('a member logs in by the host of the site, with cookies for TLS alone, and sees their picture', async () => {
    const profileId = await insertProfile(product.legacy, { name: 'Tove', email: 'tove@example.com' })
    const { key } = await insertPicture(product.legacy, profileId)
    const { headers, data } = await ask<{ logOn: { viewer: { name: string } } }>(
      `mutation { logOn(input: { name: "Tove", password: "${PASSWORD}" }) { viewer { name } } }`,
    )
    expect(data.logOn.viewer.name).toBe('Tove')
    const [set = ''] = (headers['set-cookie'] ?? []).filter((line) => line.startsWith('__Host-sid='))
    expect(set).toMatch(/; Secure/)
    expect(headers['strict-transport-security']).toBeDefined()
    const cookie = set.split(';', 1)[0] ?? ''
    const own = `{ viewer { profile { media(first: 1) { nodes { url } } } } }`
    const address = (await ask<{ viewer: object }>(own, { cookie })).data
    const [url = ''] = /https:[^"]+/.exec(JSON.stringify(address)) ?? []
    expect(url).toContain(`https://dk.localhost:${front.port}/media/${key}/`)
    const { pathname, search } = new URL(url)
    const picture = await send({ ':path': pathname + search, cookie, range: 'bytes=0-9' })
    picture.stream.resume()
    expect([picture.status, picture.headers['content-range']]).toEqual([206, expect.stringContaining('bytes 0-9/')])
  })

  it('is also read by clients of HTTP/1.1', async () => {
    const asked = request({
      host: '127.0.0.1',
      port: front.port,
      path: '/',
      agent: false,
      ca,
      servername: 'dk.localhost',
      headers: { host: 'dk.localhost', accept: 'text/html' },
    })
    asked.end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    response.resume()
    expect([response.httpVersion, response.statusCode]).toEqual(['1.1', 200])
  })

  it('believes no header that only a proxy may set, and refuses malformed hosts', async () => {
    const { headers } = await ask('mutation { logOut { userErrors { code } } }', {
      'x-forwarded-proto': 'http',
      origin: `https://dk.localhost:${front.port}`,
    })
    expect(headers['strict-transport-security']).toBeDefined()
    const spoofed = await ask<{ site: { systemName: string } }>('{ site { systemName } }', {
      'x-forwarded-host': 'se.localhost',
      forwarded: 'host=se.localhost',
    })
    expect(spoofed.data.site.systemName).toBe('dk')
    await expect(send({ ':path': '/', ':authority': 'dk.localhost/@evil' })).rejects.toThrow('PROTOCOL_ERROR')
  })

  it('closes the sessions of its clients when it ends', async () => {
    const closing = await startSecureFront(
      { certFile, keyFile, port: 0, host: '127.0.0.1' },
      Number(new URL(product.url).port),
    )
    const idle = connect(`https://127.0.0.1:${closing.port}`, { ca, servername: 'dk.localhost' })
    await once(idle, 'connect')
    await closing.close()
    if (!idle.closed) await once(idle, 'close')
    expect(idle.closed).toBe(true)
  })
})
