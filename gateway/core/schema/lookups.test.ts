import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { album, bond, guestbookEntry, ids, kink, media, profile } from '../../testing/fixtures'
import { readSettings } from '../settings'
import { startGateway, type TestGateway } from '../../testing/gateway'
import { startStub, type Stub } from '../../testing/stub'
import { globalId } from '../../testing/stubbed'

let stub: Stub
let gateway: TestGateway
beforeAll(async () => {
  stub = await startStub()
  gateway = await startGateway(stub.url)
})
afterEach(() => stub.reset())
afterAll(async () => {
  await gateway.close()
  await stub.close()
})

/** The viewer of the stub's session. */
const VIEWER = 7
const names = () => stub.seen.map(({ name }) => name)

describe('node', () => {
  const seoBlog = {
    id: 5,
    path: '/Blog/a-bench',
    topic: 'Meeting',
    title: 'A bench',
    teaser: 'Short',
    author: 'Nordlys',
    picture: null,
    publishedAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    html: '<p>So.</p>',
    related: [],
    translations: [],
  }
  const faq = { id: 4, category: 'Start', question: 'How?', html: '<p>So.</p>' }

  it.each([
    ['Site', 1],
    ['Viewer', VIEWER],
    ['Profile', 3],
    ['Picture', 1003],
    ['Country', 2],
    ['FaqEntry', 4],
    ['SeoBlog', 5],
    ['Album', 8],
    ['GuestbookEntry', 5],
    ['Kink', 6],
    ['Bond', '3.7'],
    ['BlogTag', 3],
    ['Person', '3.3'],
    ['CountryArea', '2.11'],
    ['ProfilesStartSection', `${VIEWER}.2`],
  ] as const)('gives a %s back by its id', async (type, id) => {
    stub.answer('Common.GetSiteCountries', [{ id: 2, code: 'NO', name: 'Norge' }])
    stub.answer('Support.GetFaq', faq)
    stub.answer('Support.GetSeoBlog', seoBlog)
    stub.answer('Media.GetAlbumsByIds', [album(8)])
    stub.answer('Profiles.GetGuestbookEntry', guestbookEntry(5))
    stub.answer('DarkKinks.GetAllKinks', [kink(6)])
    stub.answer('DarkProfileConnection.GetProfileConnection', { ...bond(7), ownerId: 3 })
    stub.answer('Blogs.GetBlogTagsAndAuthors', { tags: [{ id: 3, name: 'sailing', count: 1 }], authors: [] })
    stub.answer('Common.GetCountryAreasByCountryId', [{ id: 11, text: 'Jylland', nestingLevel: 0 }])
    const query = '{ node(id: $id) { __typename id } }'
    const { data, errors } = await gateway.ask(`query ($id: ID!) ${query}`, { id: globalId(type, id) })
    expect(errors).toEqual([])
    expect(data).toEqual({ node: { __typename: type, id: globalId(type, id) } })
  })

  it.each([
    ['gone', globalId('Profile', 9)],
    ['the viewer of another profile', globalId('Viewer', 8)],
    ['on another site', globalId('Site', 5)],
    ['of an unknown type', globalId('PageInfo', 1)],
    ['a person of another profile', globalId('Person', '3.4')],
    ['a section of the start page of another', globalId('ProfilesStartSection', '8.2')],
    ['a section of another type', globalId('MediaStartSection', `${VIEWER}.2`)],
    ['malformed', 'æøå'],
  ])('is null when it is %s', async (_why, id) => {
    stub.answer('Profiles.GetProfilesByIds', [])
    const { data, errors } = await gateway.ask('query ($id: ID!) { node(id: $id) { id } }', { id })
    expect([data, errors]).toEqual([{ node: null }, []])
  })
})

describe('nodes', () => {
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'

  it('keep the order asked for, and a missing one is null', async () => {
    stub.on('Profiles.GetProfilesByIds', () => [profile(2), profile(1)])
    const asked = [globalId('Profile', 1), globalId('Profile', 9), globalId('Viewer', VIEWER), globalId('Profile', 2)]
    const { data } = await gateway.ask(query, { ids: asked })
    expect(data).toEqual({ nodes: [{ id: asked[0] }, null, { id: asked[2] }, { id: asked[3] }] })
    expect(names()).toEqual(expect.arrayContaining(['Profiles.GetProfilesByIds', 'CurrentProfile.GetProfileData']))
    expect(stub.seen).toHaveLength(2)
  })

  it('with impossible numbers are null, and the others are found', async () => {
    const asked = [0, 1, 2_147_483_647, 2_147_483_648].map((id) => globalId('Profile', id))
    const { data, errors } = await gateway.ask(query, { ids: asked })
    expect([data, errors]).toEqual([{ nodes: [null, { id: asked[1] }, { id: asked[2] }, null] }, []])
    expect(stub.seen.map(({ body }) => body)).toEqual([{ ids: [1, 2_147_483_647] }])
    expect((await gateway.ask('{ profile(legacyId: -1) { name } }')).data).toEqual({ profile: null })
    expect(stub.seen).toHaveLength(1)
  })

  it('are at most a hundred', async () => {
    const { errors } = await gateway.ask(query, { ids: ids(1, 101).map((id) => globalId('Profile', id)) })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})

describe('look-ups of one operation', () => {
  it('of thirty pictures and their owners are one call each, with their size', async () => {
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Picture { likeCount owner { name } } } }'
    const asked = ids(1001, 1030)
    const { data, restCalls } = await gateway.ask<{ nodes: unknown[] }>(query, {
      ids: asked.map((id) => globalId('Picture', id)),
    })
    expect(data.nodes[29]).toEqual({ likeCount: 3, owner: { name: 'Profile30' } })
    expect(stub.seen.map(({ name, body }) => [name, body])).toEqual([
      ['Media.GetMediaByIds', { ids: asked }],
      ['Profiles.GetProfilesByIds', { ids: ids(1, 30) }],
    ])
    expect(restCalls.map(({ batchSize }) => batchSize)).toEqual([30, 30])
  })

  it('use what a list primed', async () => {
    stub.on('Search.GetNewestProfiles', () => ids(1, 30).map(profile))
    const query = '{ profiles(order: NEWEST) { edges { node { name picture { likeCount owner { name } } } } } }'
    const { errors } = await gateway.ask(query)
    expect(errors).toEqual([])
    expect(names()).toEqual(['Search.GetNewestProfiles', 'Media.GetMediaByIds'])
  })

  it('over a hundred are made a hundred at a time', async () => {
    const owners = ids(1, 150)
    stub.on('Admin.GetImpersonationLog', () =>
      ids(1, 75).map((id) => ({
        id,
        adminProfileId: id,
        adminName: `Admin${id}`,
        profileId: id + 75,
        profileName: `Member${id}`,
        reason: 'Help',
        minutes: 30,
        startedAt: '2026-11-21T10:00:00.000Z',
        endedAt: null,
      })),
    )
    const parts = 'admin { legacyId } profile { legacyId }'
    await gateway.ask(`{ viewer { impersonations(first: 75) { edges { node { ${parts} } } } } }`)
    const asked = stub.seen
      .filter(({ name }) => name === 'Profiles.GetProfilesByIds')
      .map(({ body }) => body as { ids: number[] })
    expect(asked.map((body) => body.ids.length)).toEqual([100, 50])
    expect(asked.flatMap((body) => body.ids).sort((a, b) => a - b)).toEqual(owners)
  })

  it('are not repeated, nor are equal reads', async () => {
    await gateway.ask('{ viewer { name } again: viewer { stamp profile { name } } profile(legacyId: 7) { name } }')
    expect(names()).toEqual(['CurrentProfile.GetProfileData', 'Profiles.GetProfilesByIds'])
  })

  it('are repeated after a write', async () => {
    let liked = false
    stub.on('Media.GetMediaByIds', () => [{ ...media(1001), liked }])
    stub.on('Common.ToggleLike', (request) => {
      liked = (request.body as { liked: boolean }).liked
      return { liked, likeCount: 1 }
    })
    const id = globalId('Picture', 1001)
    const set = (to: boolean) => `setLiked(input: { id: "${id}", liked: ${to} }) { item { viewerHasLiked } }`
    const { data } = await gateway.ask(`mutation { on: ${set(true)} off: ${set(false)} }`)
    expect(data).toEqual({ on: { item: { viewerHasLiked: true } }, off: { item: { viewerHasLiked: false } } })
    expect(stub.seen[0]?.body).toEqual({ itemType: 1, itemId: 1001, liked: true })
  })
})

describe('public answers', () => {
  it('are cached by host, language and site cookie, and requested without the session', async () => {
    const limits = { ...readSettings({}).limits, publicAnswers: 10 }
    const keeping = await startGateway(stub.url, { limits })
    try {
      const ask = (headers: Record<string, string>, cookie = 'sid=a') =>
        keeping.ask('{ site { name } }', {}, { headers, cookie })
      await ask({ 'accept-language': 'da' })
      const again = await ask({ 'accept-language': 'da' }, 'sid=b')
      expect(again.restCalls).toMatchObject([{ call: 'Site.GetSiteConfiguration', ms: 0, cached: true }])
      await ask({ 'accept-language': 'en' })
      await ask({ 'accept-language': 'da', 'x-forwarded-host': 'dark.dk.localhost' })
      await ask({ 'accept-language': 'da' }, 'dev-site=dark.dk.localhost')
      expect(stub.seen).toHaveLength(4)
    } finally {
      await keeping.close()
    }
  })
})
