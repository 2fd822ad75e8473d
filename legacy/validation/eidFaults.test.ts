import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { message } from '../content/messages/messages'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })

let broker: Server
let issuer: string
let server: TestServer
let client: TestClient
let personId: number
/** What the broker does wrong. */
let fault: (claims: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
let signingKey = keys.privateKey
let begun: URLSearchParams
let reachable = true
const usedCodes = new Set<string>()

const seconds = () => Math.floor(server.clock.now().getTime() / 1000)
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function idToken(claims: object): string {
  const content = `${encoded({ alg: 'RS256', kid: 'broker' })}.${encoded(claims)}`
  return `${content}.${createSign('sha256').update(content).sign(signingKey).toString('base64url')}`
}

/** A broker that keeps to OpenID Connect, but for its fault. */
function answerOf(path: string, body: URLSearchParams): readonly [number, object] {
  if (path === '/.well-known/openid-configuration') {
    return [
      200,
      {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      },
    ]
  }
  if (path === '/jwks') {
    return [200, { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'broker', use: 'sig', alg: 'RS256' }] }]
  }
  const code = body.get('code') ?? ''
  const challenge = createHash('sha256')
    .update(body.get('code_verifier') ?? '')
    .digest('base64url')
  if (usedCodes.has(code) || challenge !== begun.get('code_challenge')) return [400, { error: 'invalid_grant' }]
  usedCodes.add(code)
  const claims = {
    iss: issuer,
    aud: 'nordlys',
    sub: `human-${code}`,
    nonce: begun.get('nonce'),
    iat: seconds(),
    exp: seconds() + 300,
    age_over_18: true,
  }
  return [200, { access_token: 'access', token_type: 'bearer', id_token: idToken(fault(claims)) }]
}

beforeAll(async () => {
  broker = createServer((request, response) => {
    if (!reachable) return request.destroy()
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const [status, body] = answerOf(request.url ?? '', new URLSearchParams(Buffer.concat(chunks).toString()))
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => void broker.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(broker.address() as AddressInfo).port}`
  server = await startTestServer({ EID_ISSUER: issuer, EID_CLIENT_ID: 'nordlys', EID_CLIENT_SECRET: 'secret' })
  await insertPlaces(server.deps.db)
})
afterAll(async () => {
  await server.close()
  broker.close()
})

let members = 0
beforeEach(async () => {
  fault = (claims) => claims
  signingKey = keys.privateKey
  reachable = true
  client = await clientOf(server, await insertProfile(server, { name: `Member${(members += 1)}` }))
  const { data } = await client.call('ValidateProfile.ProfileValidationInfo')
  personId = data.persons[0]?.personId ?? 0
})

async function begin(): Promise<URLSearchParams> {
  const { data } = await client.call('ValidateProfile.ValidatePersonEid', { personId })
  begun = new URL(data.url).searchParams
  return begun
}

let codes = 0
const cameBack = (other: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    code: `code-${(codes += 1)}`,
    state: begun.get('state') ?? '',
    iss: issuer,
    ...other,
  }).toString()

const complete = (query: string) => client.call('ValidateProfile.CompleteEid', { query })

it('asks for code, PKCE, state and nonce, anew each time', async () => {
  const [first, second] = [await begin(), await begin()]
  expect(Object.fromEntries(first)).toMatchObject({
    response_type: 'code',
    client_id: 'nordlys',
    scope: 'openid age',
    code_challenge_method: 'S256',
    redirect_uri: 'http://dk.localhost:4000/ProfileValidation',
    prompt: 'login',
    ui_locales: 'da-DK',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(first.get(name)).toMatch(/^[\w-]{43}$/)
    expect(first.get(name)).not.toBe(second.get(name))
  }
  expect((await complete(cameBack())).data.validated).toBe(true)
})

const refusals: readonly (readonly [string, (claims: Readonly<Record<string, unknown>>) => object])[] = [
  ['another nonce', (claims) => ({ ...claims, nonce: 'another' })],
  ['no nonce', ({ nonce: _nonce, ...claims }) => claims],
  ['another issuer', (claims) => ({ ...claims, iss: 'https://broker.example' })],
  ['another audience', (claims) => ({ ...claims, aud: 'another' })],
  ['several audiences and another party', (claims) => ({ ...claims, aud: ['nordlys', 'b'], azp: 'b' })],
  ['a token that has ended', (claims) => ({ ...claims, iat: seconds() - 600, exp: seconds() - 60 })],
  ['a token that is not yet valid', (claims) => ({ ...claims, nbf: seconds() + 120 })],
  ['no subject', ({ sub: _sub, ...claims }) => claims],
  ['no age', ({ age_over_18: _age, ...claims }) => claims],
]

it.each(refusals)('refuses %s, in the language of the viewer', async (_name, wrong) => {
  fault = (claims) => ({ ...wrong(claims) })
  await begin()
  const { status, problem } = await complete(cameBack())
  expect([status, problem.code]).toEqual([422, 'EID_REFUSED'])
  expect(problem.detail).toBe(message('da-DK', 'EID_REFUSED'))
  expect((await client.call('ValidateProfile.ProfileValidationInfo')).data.persons[0]?.latest).toBeNull()
})

it('refuses a token that another key signed', async () => {
  signingKey = otherKeys.privateKey
  await begin()
  expect((await complete(cameBack())).problem.code).toBe('EID_REFUSED')
})

it('lets clocks differ by seconds, not by minutes', async () => {
  fault = (claims) => ({ ...claims, iat: seconds() + 20, nbf: seconds() + 20 })
  await begin()
  expect((await complete(cameBack())).data.validated).toBe(true)
})

it('refuses a way back that names another issuer, another state, a code that was used, or a verifier that does not fit', async () => {
  await begin()
  expect((await complete(cameBack({ iss: 'https://broker.example' }))).problem.code).toBe('EID_REFUSED')
  await begin()
  expect((await complete(cameBack({ state: 'another' }))).problem.code).toBe('EID_EXPIRED')
  usedCodes.add('used')
  expect((await complete(cameBack({ code: 'used' }))).problem.code).toBe('EID_REFUSED')
  const other = new URLSearchParams(await begin())
  await begin()
  other.set('nonce', begun.get('nonce') ?? '')
  const query = cameBack()
  begun = other
  expect((await complete(query)).problem.code).toBe('EID_REFUSED')
  await begin()
  expect((await complete(cameBack({ error: 'server_error', code: '' }))).problem.code).toBe('EID_REFUSED')
})

it('says so when the broker cannot be reached, and changes nothing', async () => {
  await begin()
  reachable = false
  expect((await complete(cameBack())).problem.code).toBe('EID_UNAVAILABLE')
})
