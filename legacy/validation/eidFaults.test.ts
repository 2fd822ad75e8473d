import { createHash, createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Locale } from '../content/locale'
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
let tokenOf: (claims: object) => string | undefined
let begun: URLSearchParams
let reachable = true
const usedCodes = new Set<string>()

const seconds = () => Math.floor(server.clock.now().getTime() / 1000)
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function idToken(claims: object): string {
  const content = `${encoded({ alg: 'RS256', kid: 'broker' })}.${encoded(claims)}`
  return `${content}.${createSign('sha256').update(content).sign(signingKey).toString('base64url')}`
}

const unsigned = (claims: object) => `${encoded({ alg: 'none' })}.${encoded(claims)}.`

/** Signed with what the client and the broker share, which brokers of this kind never do. */
function signedWithSecret(claims: object): string {
  const content = `${encoded({ alg: 'HS256', kid: 'broker' })}.${encoded(claims)}`
  return `${content}.${createHmac('sha256', 'secret').update(content).digest('base64url')}`
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
  return [200, { access_token: 'access', token_type: 'bearer', id_token: tokenOf(fault(claims)) }]
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

const locales = ['da-DK', 'en-GB', 'nb-NO', 'sv-SE'] as const
let locale: Locale
let members = 0
beforeEach(async () => {
  fault = (claims) => claims
  signingKey = keys.privateKey
  tokenOf = idToken
  reachable = true
  locale = locales[(members += 1) % locales.length] ?? 'da-DK'
  client = await clientOf(server, await insertProfile(server, { name: `Member${members}`, language: locale }))
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

/** Why the viewer is refused, and where they stand afterwards. */
async function outcome(query: string) {
  const { status, problem } = await complete(query)
  const { validated, persons } = (await client.call('ValidateProfile.ProfileValidationInfo')).data
  return { status, code: problem.code, detail: problem.detail, validated, checks: persons.map(({ latest }) => latest) }
}

const statuses = { EID_REFUSED: 422, EID_EXPIRED: 410, EID_UNAVAILABLE: 409 } as const

/** In the viewer's own language, and nothing has changed. */
const refused = (code: keyof typeof statuses) => ({
  status: statuses[code],
  code,
  detail: message(locale, code),
  validated: false,
  checks: [null],
})

it('asks for code, PKCE, state and nonce, anew each time', async () => {
  const [first, second] = [await begin(), await begin()]
  expect(Object.fromEntries(first)).toMatchObject({
    response_type: 'code',
    client_id: 'nordlys',
    scope: 'openid age',
    code_challenge_method: 'S256',
    redirect_uri: 'http://dk.localhost:4000/ProfileValidation',
    prompt: 'login',
    ui_locales: locale,
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
  ['no issuer', ({ iss: _iss, ...claims }) => claims],
  ['another audience', (claims) => ({ ...claims, aud: 'another' })],
  ['no audience', ({ aud: _aud, ...claims }) => claims],
  ['several audiences and another party', (claims) => ({ ...claims, aud: ['nordlys', 'b'], azp: 'b' })],
  ['a token that ended long ago', (claims) => ({ ...claims, iat: seconds() - 600, exp: seconds() - 60 })],
  ['a token that ended just beyond what clocks may differ by', (claims) => ({ ...claims, exp: seconds() - 31 })],
  ['a token without an end', ({ exp: _exp, ...claims }) => claims],
  ['a token that is not yet valid', (claims) => ({ ...claims, nbf: seconds() + 120 })],
  ['a token that is valid just beyond what clocks may differ by', (claims) => ({ ...claims, nbf: seconds() + 31 })],
  ['a token that was made in the future', (claims) => ({ ...claims, iat: seconds() + 31 })],
  ['no subject', ({ sub: _sub, ...claims }) => claims],
  ['no age', ({ age_over_18: _age, ...claims }) => claims],
  ['an age that is none', (claims) => ({ ...claims, age_over_18: 'maybe' })],
]

it.each(refusals)('refuses %s', async (_name, wrong) => {
  fault = (claims) => ({ ...wrong(claims) })
  await begin()
  expect(await outcome(cameBack())).toEqual(refused('EID_REFUSED'))
})

it.each([
  ['that another key signed', () => ((signingKey = otherKeys.privateKey), idToken)],
  ['that nobody signed', () => unsigned],
  ['that was signed with the shared secret', () => signedWithSecret],
  ['that is none', () => () => 'a.b.c'],
  ['that is missing', () => () => undefined],
])('refuses a token %s', async (_name, forged) => {
  tokenOf = forged()
  await begin()
  expect(await outcome(cameBack())).toEqual(refused('EID_REFUSED'))
})

it.each([
  ['made in 29 seconds', () => ({ iat: seconds() + 29, nbf: seconds() + 29 })],
  ['ended 29 seconds ago', () => ({ exp: seconds() - 29 })],
])('lets clocks differ by half a minute: a token %s', async (_name, skewed) => {
  fault = (claims) => ({ ...claims, ...skewed() })
  await begin()
  expect((await complete(cameBack())).data.validated).toBe(true)
})

describe('a way back', () => {
  it.each([
    ['with another state', { state: 'another' }, 'EID_EXPIRED'],
    ['with an empty state', { state: '' }, 'EID_EXPIRED'],
    ['with another issuer', { iss: 'https://broker.example' }, 'EID_REFUSED'],
    ['without a code', { code: '' }, 'EID_REFUSED'],
    ['with an error of the broker', { error: 'server_error' }, 'EID_REFUSED'],
  ] as const)('%s is refused', async (_name, other, code) => {
    await begin()
    expect(await outcome(cameBack(other))).toEqual(refused(code))
  })

  it.each([
    ['state', 'EID_EXPIRED'],
    ['iss', 'EID_REFUSED'],
    ['code', 'EID_REFUSED'],
  ] as const)('without %s, or with two of them, is refused', async (name, code) => {
    await begin()
    const query = new URLSearchParams(cameBack())
    query.delete(name)
    expect(await outcome(query.toString())).toEqual(refused(code))
    await begin()
    expect(await outcome(`${cameBack()}&${name}=second`)).toEqual(refused('EID_REFUSED'))
  })

  it('that comes twice counts once, also with a fresh state', async () => {
    await begin()
    const query = cameBack()
    fault = ({ age_over_18: _age, ...claims }) => claims
    expect(await outcome(query)).toEqual(refused('EID_REFUSED'))
    fault = (claims) => claims
    expect(await outcome(query)).toEqual(refused('EID_EXPIRED'))
    const code = new URLSearchParams(query).get('code') ?? ''
    await begin()
    expect(await outcome(cameBack({ code }))).toEqual(refused('EID_REFUSED'))
  })

  it('whose code was given for another verifier is refused', async () => {
    const other = new URLSearchParams(await begin())
    await begin()
    other.set('nonce', begun.get('nonce') ?? '')
    const query = cameBack()
    begun = other
    expect(await outcome(query)).toEqual(refused('EID_REFUSED'))
  })

  it('of another member is refused, and stays good for them', async () => {
    await begin()
    const [victim, query] = [client, cameBack()]
    client = await clientOf(server, await insertProfile(server, { name: `Thief${members}`, language: locale }))
    expect(await outcome(query)).toEqual(refused('EID_EXPIRED'))
    client = victim
    expect((await complete(query)).data.validated).toBe(true)
  })

  it('changes nothing when the broker cannot be reached', async () => {
    await begin()
    reachable = false
    expect(await outcome(cameBack())).toEqual(refused('EID_UNAVAILABLE'))
  })
})
