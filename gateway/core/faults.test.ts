import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ids, problem, profile, viewer } from '../testing/fixtures'
import { readSettings } from './settings'
import { startGateway, type TestGateway } from '../testing/gateway'
import { startStub, type Stub } from '../testing/stub'
import { globalId } from '../testing/stubbed'

const deadline = 300
const secret = 'java.lang.NullPointerException at db01.internal'

let stub: Stub
let gateway: TestGateway
beforeAll(async () => {
  stub = await startStub()
  gateway = await startGateway(stub.url, {
    upstreamTimeoutMs: deadline,
    breaker: { faults: 1000, halfOpenAfterMs: 1000 },
  })
})
afterEach(() => stub.reset())
afterAll(async () => {
  await gateway.close()
  await stub.close()
})

async function failing() {
  const asked = await gateway.ask<{ viewer: unknown } | null>('{ viewer { name } }')
  expect(asked.status).toBe(200)
  expect(asked.data).toBeNull()
  expect(asked.text).not.toContain('NullPointer')
  expect(asked.errors).toHaveLength(1)
  expect(asked.errors[0]?.extensions).toMatchObject({
    call: 'CurrentProfile.GetProfileData',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  })
  return asked.errors[0]?.extensions
}

describe('an upstream that', () => {
  it('never answers fails at the timeout', async () => {
    stub.on('CurrentProfile.GetProfileData', () => new Promise(() => undefined))
    expect(await failing()).toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
  })

  it('stops in the middle of an answer fails at the timeout', async () => {
    stub.on('CurrentProfile.GetProfileData', (_request, reply) => {
      reply.raw.writeHead(200, { 'content-type': 'application/json' })
      reply.raw.write('{"isLoggedIn":')
      return new Promise(() => undefined)
    })
    expect(await failing()).toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
  })

  it('resets the connection gets one retry, then the field fails', async () => {
    stub.on('CurrentProfile.GetProfileData', (request) => request.raw.socket.resetAndDestroy())
    expect(await failing()).toMatchObject({ code: 'UPSTREAM_ERROR', reason: 'CONNECTION' })
    expect(stub.seen).toHaveLength(2)
  })

  it('resets the connection once is not noticed', async () => {
    let attempts = 0
    stub.on('CurrentProfile.GetProfileData', (request) => {
      attempts += 1
      return attempts === 1 ? request.raw.socket.resetAndDestroy() : viewer
    })
    expect((await gateway.ask('{ viewer { name } }')).data).toEqual({ viewer: { name: 'Freja' } })
  })

  it.each([502, 503, 504])('says %i once is not noticed', async (status) => {
    let attempts = 0
    stub.on('CurrentProfile.GetProfileData', (_request, reply) => {
      attempts += 1
      return attempts === 1 ? reply.status(status).send(secret) : viewer
    })
    expect((await gateway.ask('{ viewer { name } }')).data).toEqual({ viewer: { name: 'Freja' } })
  })

  it('fails with a page of HTML shows nothing of it', async () => {
    stub.on('CurrentProfile.GetProfileData', (_request, reply) =>
      reply.status(500).type('text/html').send(`<h1>${secret}</h1>`),
    )
    expect(await failing()).toMatchObject({ code: 'UPSTREAM_ERROR', reason: 'STATUS' })
    expect(stub.seen).toHaveLength(1)
  })

  it('answers with a page of HTML shows nothing of it', async () => {
    stub.on('CurrentProfile.GetProfileData', (_request, reply) => reply.type('text/html').send(`<h1>${secret}</h1>`))
    expect(await failing()).toMatchObject({ code: 'UPSTREAM_ERROR', reason: 'MALFORMED' })
  })

  it('truncates its JSON is an error', async () => {
    stub.on('CurrentProfile.GetProfileData', (_request, reply) =>
      reply.type('application/json').send(`{"name":"${secret}`),
    )
    expect(await failing()).toMatchObject({ code: 'UPSTREAM_ERROR', reason: 'MALFORMED' })
  })

  it('answers with wrong types is an error', async () => {
    stub.on('CurrentProfile.GetProfileData', () => ({ ...viewer, persons: secret }))
    expect(await failing()).toMatchObject({ code: 'UPSTREAM_ERROR', reason: 'MALFORMED' })
  })

  it('redirects is not followed', async () => {
    stub.on('CurrentProfile.GetProfileData', (_request, reply) => reply.redirect('http://169.254.169.254/'))
    expect(await failing()).toMatchObject({ code: 'UPSTREAM_ERROR' })
  })

  it('ends the session in the middle says that nobody is logged in', async () => {
    stub.on('CurrentProfile.GetProfileData', (_request, reply) =>
      reply.status(401).send(problem(401, 'UNAUTHENTICATED')),
    )
    const extensions = await failing()
    expect(extensions).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(extensions).not.toHaveProperty('reason')
  })

  it('is not asked twice to write', async () => {
    stub.on('LogOn.ForgotPassword', (request) => request.raw.socket.resetAndDestroy())
    const query = 'mutation { requestPasswordReset(input: { email: "a@b.dk" }) { userErrors { code } } }'
    const { errors } = await gateway.ask(query)
    expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_ERROR', call: 'LogOn.ForgotPassword' })
    expect(stub.seen).toHaveLength(1)
  })
})

describe('a failure', () => {
  it('of one field leaves the others whole', async () => {
    stub.on('Notifications.NotificationCounts', (_request, reply) => reply.status(500).send(secret))
    const { data, errors } = await gateway.ask('{ viewer { name counts { total } } }')
    expect(data).toEqual({ viewer: { name: 'Freja', counts: null } })
    expect(errors.map(({ path }) => path)).toEqual([['viewer', 'counts']])
  })

  it('of a field that cannot be null takes its object with it, and nothing else', async () => {
    stub.on('Common.GetContentTokens', (_request, reply) => reply.status(500).send(secret))
    const query = '{ profile(legacyId: 3) { name picture { id url(size: FULL) } } }'
    const { data, errors } = await gateway.ask(query, {}, { cookie: 'sid=without-addresses' })
    expect(data).toEqual({ profile: { name: 'Profile3', picture: null } })
    expect(errors.map(({ path }) => path)).toEqual([['profile', 'picture', 'url']])
  })

  it('of one mutation leaves the others whole', async () => {
    stub.on('Profiles.AddFavorite', (_request, reply) => reply.status(500).send(secret))
    stub.on('TopMenu.SetVisitsAsSeen', () => ({}))
    const seen = 'markVisitsSeen { userErrors { code } }'
    const { data, errors } = await gateway.ask(`mutation {
      first: ${seen}
      failed: setFavourite(input: { profileId: "${globalId('Profile', 3)}", favourite: true }) { userErrors { code } }
      last: ${seen}
    }`)
    const done = { userErrors: [] }
    expect(data).toEqual({ first: done, failed: null, last: done })
    expect(errors.map(({ path }) => path)).toEqual([['failed']])
  })

  it('of one item of a look-up leaves the others whole', async () => {
    stub.on('Profiles.GetProfilesByIds', () => [profile(1), { ...profile(2), name: 7 }])
    const { data, errors } = await gateway.ask(
      '{ a: profile(legacyId: 1) { name } b: profile(legacyId: 2) { name } c: profile(legacyId: 3) { name } }',
    )
    expect(data).toEqual({ a: { name: 'Profile1' }, b: null, c: null })
    expect(errors.map(({ path }) => path)).toEqual([['b']])
  })

  it.each([
    ['nothing', {}],
    ['null', { id: null }],
    ['true', { id: true }],
    ['an empty text', { id: '' }],
    ['a text', { id: '2' }],
  ])('of an item whose id is %s fails the look-up: nothing seems not to exist', async (_what, id) => {
    stub.on('Profiles.GetProfilesByIds', () => [profile(1), { name: 'Somebody', ...id }])
    const { data, errors } = await gateway.ask('{ a: profile(legacyId: 1) { name } b: profile(legacyId: 2) { name } }')
    expect(data).toEqual({ a: null, b: null })
    expect(errors.map(({ extensions }) => extensions['reason'])).toEqual(['MALFORMED', 'MALFORMED'])
  })

  it.each([
    [402, problem(402, 'MEMBERS_ONLY', { feature: 'CreateBlog' }), { code: 'MEMBERS_ONLY', feature: 'CREATE_BLOG' }],
    [402, problem(402, 'MEMBERS_ONLY', { feature: secret }), { code: 'MEMBERS_ONLY', feature: 'MEMBERS_ONLY' }],
    [403, problem(403, 'TERMS_NOT_ACCEPTED'), { code: 'FORBIDDEN', reason: 'TERMS_NOT_ACCEPTED' }],
    [404, problem(404, 'NOT_FOUND'), { code: 'NOT_FOUND' }],
    [400, problem(400, 'VALIDATION_FAILED'), { code: 'BAD_USER_INPUT', reason: 'VALIDATION_FAILED' }],
    [403, secret, { code: 'FORBIDDEN' }],
  ])('with status %i has its code', async (status, body, expected) => {
    stub.on('Notifications.NotificationCounts', (_request, reply) => reply.status(status).send(body))
    const { errors, text } = await gateway.ask('{ viewer { counts { total } } }')
    expect(errors[0]?.extensions).toMatchObject(expected)
    expect(text).not.toContain('Told in Danish')
    expect(text).not.toContain('NullPointer')
  })

  it('by rate limit says when to try again', async () => {
    stub.on('LogOn.LogOn', (_request, reply) =>
      reply.status(429).header('retry-after', '90').send(problem(429, 'RATE_LIMITED')),
    )
    const query = `mutation {
      logOn(input: { name: "a", password: "b" }) { userErrors { code ...on RateLimitError { retryAfter } } }
    }`
    const { data } = await gateway.ask(query)
    expect(data).toEqual({ logOn: { userErrors: [{ code: 'RATE_LIMITED', retryAfter: 90 }] } })
    stub.on('Notifications.NotificationCounts', (_request, reply) =>
      reply.status(429).header('retry-after', '90').send(problem(429, 'RATE_LIMITED')),
    )
    const { errors } = await gateway.ask('{ viewer { counts { total } } }')
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 90 })
  })
})

describe('an answer over the bound', () => {
  it('is not read to its end', async () => {
    const limits = { ...readSettings({}).limits, answer: 5000, publicAnswers: 0 }
    const small = await startGateway(stub.url, { limits })
    try {
      stub.on('Search.GetNewestProfiles', () => ids(1, 30).map(profile))
      const { errors } = await small.ask('{ profiles(order: NEWEST) { edges { node { name } } } }')
      expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_ERROR', reason: 'TOO_LARGE' })
    } finally {
      await small.close()
    }
  })
})
