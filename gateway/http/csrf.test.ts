import { describe, expect, it } from 'vitest'
import { isForeign, isForged } from './csrf'

const host = 'dk.localhost:4000'
const own = `http://${host}`
const page = { host, protocol: 'http' }
const json = 'application/json'

describe('a request that a foreign page may have made', () => {
  it.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'content-type': 'text/plain' }],
    ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['plain text that names JSON', { 'content-type': 'text/plain; application/json' }],
    ['multipart from our page', { 'content-type': 'multipart/form-data; boundary=x', origin: own }],
    ['no content type', {}],
    ['JSON with a session and nothing else', { 'content-type': json, cookie: 'sid=1' }],
    ['JSON from a foreign page', { 'content-type': json, origin: 'https://evil.example' }],
    ['JSON from a page of another site of ours', { 'content-type': json, origin: 'http://dark.dk.localhost:4000' }],
    [
      'JSON with Apollo’s header from a foreign page',
      { 'content-type': json, 'apollo-require-preflight': 'true', origin: 'https://evil.example' },
    ],
    ['JSON with an empty header', { 'content-type': json, 'x-apollo-operation-name': '', cookie: 'sid=1' }],
    ['JSON from nowhere', { 'content-type': json, origin: 'null' }],
    ['JSON cross-site', { 'content-type': json, 'sec-fetch-site': 'cross-site' }],
    [
      'our header with a foreign origin',
      { 'content-type': json, 'x-graphql-csrf': '1', origin: 'https://evil.example' },
    ],
  ])('by %s is refused', (_what, headers) => {
    expect(isForged({ method: 'POST', headers, ...page })).toBe(true)
  })

  it.each([
    ['JSON with our header', { 'content-type': json, 'x-graphql-csrf': '1', cookie: 'sid=1' }],
    [
      'multipart with our header',
      { 'content-type': 'multipart/form-data; boundary=x', 'x-graphql-csrf': '1', origin: own },
    ],
    ['JSON with Apollo’s header', { 'content-type': json, 'apollo-require-preflight': 'true', cookie: 'sid=1' }],
    [
      'multipart with the name of Apollo’s operation',
      { 'content-type': 'multipart/form-data; boundary=x', 'x-apollo-operation-name': 'Send', cookie: 'sid=1' },
    ],
    ['JSON from our page', { 'content-type': `${json}; charset=utf-8`, origin: own, cookie: 'sid=1' }],
    ['JSON of the same origin', { 'content-type': json, 'sec-fetch-site': 'same-origin', cookie: 'sid=1' }],
    ['JSON of a program without cookies', { 'content-type': json }],
  ])('by %s is not', (_what, headers) => {
    expect(isForged({ method: 'POST', headers, ...page })).toBe(false)
  })

  it('may always read', () => {
    expect(isForged({ method: 'GET', headers: { origin: 'https://evil.example' }, ...page })).toBe(false)
  })
})

describe('a page of the same host over another scheme', () => {
  const cases = [
    ['a plain page', 'http://dk.example', 'https'],
    ['a page under TLS', 'https://dk.example', 'http'],
    ['a plain page on the port of TLS', 'http://dk.example:443', 'https'],
  ] as const

  it.each(cases)('%s counts as foreign', (_what, origin, protocol) => {
    const headers = { 'content-type': json, 'x-graphql-csrf': '1', origin }
    const request = { method: 'POST', headers, host: 'dk.example', protocol }
    expect([isForged(request), isForeign(request)]).toEqual([true, true])
  })

  it.each([
    ['https://dk.example', 'dk.example', 'https'],
    ['https://dk.example', 'dk.example:443', 'https'],
    ['http://dk.example', 'dk.example', 'http'],
  ])('%s counts as own at %s over %s', (origin, ownHost, protocol) => {
    const headers = { 'content-type': json, 'x-graphql-csrf': '1', origin }
    const request = { method: 'POST', headers, host: ownHost, protocol }
    expect([isForged(request), isForeign(request)]).toEqual([false, false])
  })
})
