import { describe, expect, it } from 'vitest'
import { media, video, viewer } from '../testing/fixtures'
import { stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

interface Answer {
  readonly media: { readonly url: string }
}

const query = '{ media(legacyId: 1002) { url } }'
let sessions = 0
/** The cookie of a session that this gateway has not seen. */
const newSession = () => `sid=session${(sessions += 1)}`

/** Answers each session its own token, which is the session itself. */
function tokenOfEachSession(): void {
  server.stub.on('Common.GetContentTokens', ({ headers }) => ({
    media: `of ${headers.cookie ?? 'visitor'}`,
    expiresAt: '2026-11-21T13:05:00.000Z',
  }))
}

async function addressFor(cookie: string | undefined): Promise<string> {
  const { data, errors } = await server.ask<Answer>(query, {}, cookie === undefined ? {} : { cookie })
  expect(errors).toEqual([])
  return data.media.url
}

const tokenIn = (address: string) => new URL(address).searchParams.get('t')
const tokenCalls = () => server.stub.names().filter((name) => name === 'Common.GetContentTokens').length

describe('the address of a media item', () => {
  it('is absolute on the host of the request, with the token of the session, in every size and format', async () => {
    server.stub.answer('Media.GetMediaByIds', [video(1003)])
    const { data } = await server.ask(
      `{ media(legacyId: 1003) {
        url thumbnail: url(size: THUMBNAIL) full: url(size: FULL, format: JPEG) ... on Video { videoUrl duration }
      } }`,
      {},
      { cookie: newSession(), headers: { 'x-forwarded-host': 'dk.example', 'x-forwarded-proto': 'https' } },
    )
    const file = 'https://dk.example/media/1003'
    expect(data).toEqual({
      media: {
        url: `${file}/gallery.webp`,
        thumbnail: `${file}/thumbnail.webp`,
        full: `${file}/full.jpg`,
        videoUrl: `${file}/full.mp4`,
        duration: 42,
      },
    })
  })

  it('needs one call for all that an operation selects', async () => {
    server.stub.answer('Media.GetMediaByIds', [media(1002)])
    const { data, restCalls } = await server.ask(
      '{ media(legacyId: 1002) { url(size: FULL) ... on Picture { sourceUrl } } }',
      {},
      { cookie: newSession() },
    )
    expect(data).toEqual({
      media: {
        url: `${server.url}/media/1002/full.webp?t=token`,
        sourceUrl: `${server.url}/media/1002/source.jpg?t=token`,
      },
    })
    expect(restCalls.map(({ call }) => call)).toEqual(['Media.GetMediaByIds', 'Common.GetContentTokens'])
  })
})

describe('the content token of a session', () => {
  it('is read once, not by the next request', async () => {
    const cookie = newSession()
    const first = await addressFor(cookie)
    expect([await addressFor(cookie), tokenCalls()]).toEqual([first, 1])
  })

  it('is read once by requests that come together', async () => {
    const cookie = newSession()
    await Promise.all([addressFor(cookie), addressFor(cookie), addressFor(cookie)])
    expect(tokenCalls()).toBe(1)
  })

  it('is never that of another session', async () => {
    tokenOfEachSession()
    const cookies = Array.from({ length: 40 }, newSession)
    for (const _round of [1, 2]) {
      const addresses = await Promise.all(cookies.map(addressFor))
      expect(addresses.map(tokenIn)).toEqual(cookies.map((cookie) => `of ${cookie}`))
    }
    expect(tokenCalls()).toBe(cookies.length)
  })

  it('is that of each site', async () => {
    const sid = newSession()
    tokenOfEachSession()
    for (const site of ['dk.localhost', 'dark.dk.localhost']) {
      const cookie = `${sid}; dev-site=${site}`
      expect(tokenIn(await addressFor(cookie))).toBe(`of ${cookie}`)
    }
  })

  it('is not needed by visitors, even on a known device', async () => {
    expect(await addressFor(undefined)).toBe(`${server.url}/media/1002/gallery.webp`)
    expect(await addressFor('device=known')).toBe(`${server.url}/media/1002/gallery.webp`)
    expect(tokenCalls()).toBe(0)
  })

  it('is that of the new session in the answer to a log-in', async () => {
    tokenOfEachSession()
    const cookie = newSession()
    await addressFor(cookie)
    server.stub.on('LogOn.LogOn', (_request, reply) => {
      reply.header('set-cookie', 'sid=renewed; Path=/; HttpOnly')
      return {
        profileData: { ...viewer, picture: media(1002) },
        contentTokens: { media: 'x', expiresAt: '2026-11-21T13:05:00.000Z' },
      }
    })
    const { data } = await server.ask<{ logOn: { viewer: { picture: { url: string } } } }>(
      'mutation { logOn(input: { name: "Freja", password: "secret" }) { viewer { picture { url } } } }',
      {},
      { cookie },
    )
    expect(tokenIn(data.logOn.viewer.picture.url)).toBe('of sid=renewed')
  })

  it.each([
    [
      'log-out',
      'mutation { logOut { userErrors { code } } }',
      () => server.stub.on('LogOn.LogOut', (_request, reply) => reply.header('set-cookie', 'sid=; Max-Age=0').send({})),
    ],
    [
      'a refusal with 401',
      '{ media(legacyId: 1) { id } }',
      () => server.stub.refuse('Media.GetMediaByIds', 401, 'LOGIN'),
    ],
    [
      'an answer that nobody is logged in',
      '{ viewer { name } }',
      () => server.stub.answer('CurrentProfile.GetProfileData', { ...viewer, isLoggedIn: false }),
    ],
  ])('is forgotten after %s', async (_what, ending, prepare) => {
    const cookie = newSession()
    await addressFor(cookie)
    prepare()
    await server.ask(ending, {}, { cookie })
    server.stub.reset()
    await addressFor(cookie)
    expect(tokenCalls()).toBe(1)
  })
})
