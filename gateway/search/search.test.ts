import { describe, expect, it } from 'vitest'
import { ids, moment, profile } from '../testing/fixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const savedSearch = {
  id: 5,
  name: 'Near home',
  options: { distance: 50, genders: [2, 3], persons: [{ ageFrom: 30, smoking: [3] }], lookingFor: [3] },
  text: null,
  order: 3,
  createdAt: moment,
} as const

describe('a search', () => {
  it('marks paid placements, and is one call whatever the number of hits', async () => {
    server.stub.on('Search.SearchProfiles', () => ids(1, 31).map((id) => ({ ...profile(id), promoted: id === 1 })))
    const query = `query ($options: SearchOptionsInput) {
      searchProfiles(options: $options, text: "sea side", order: DISTANCE) {
        edges { cursor isPromoted node { id name distance persons { age } area { city } picture { url owner { name } } } }
        pageInfo { hasNextPage }
      }
    }`
    const options = {
      genders: ['FEMALE'],
      persons: [{ ageFrom: 30, hairColours: ['DARK_BLOND'], eyeColours: [], dominance: null }, {}],
      countryId: null,
      matchWords: [],
      withPicture: true,
      lookingFor: ['SEX_PARTNER', 'FRIENDS_AND_CHAT'],
    }
    interface Found {
      readonly searchProfiles: { readonly edges: { isPromoted: boolean; node: { name: string } }[] }
    }
    const { data, errors } = await server.ask<Found>(query, { options })
    expect(errors).toEqual([])
    expect(data.searchProfiles.edges).toHaveLength(30)
    expect(data.searchProfiles.edges.slice(0, 2)).toMatchObject([
      { isPromoted: true, node: { name: 'Profile1', distance: 12, picture: { owner: { name: 'Profile1' } } } },
      { isPromoted: false, node: { name: 'Profile2' } },
    ])
    expect(server.stub.names()).toEqual(['Search.SearchProfiles'])
    expect(server.stub.bodyOf('Search.SearchProfiles')).toEqual({
      options: {
        genders: [2],
        persons: [{ ageFrom: 30, hairColours: [11] }, {}],
        withPicture: true,
        lookingFor: [1, 3],
      },
      text: 'sea side',
      order: 3,
      skip: 0,
      take: 31,
    })
  })

  it.each([
    { count: 999, hasMore: false },
    { count: 1000, hasMore: false },
    { count: 1000, hasMore: true },
  ])('counts its hits by the same filters: %j', async (total) => {
    server.stub.answer('Search.CountProfiles', { count: total.count, more: total.hasMore })
    const query = '{ searchTotal(options: { online: true, genders: [] }, text: " sea ") { count hasMore } }'
    const { data, errors } = await server.ask(query)
    expect(errors).toEqual([])
    expect(data).toEqual({ searchTotal: total })
    expect(server.stub.bodyOf('Search.CountProfiles')).toEqual({ options: { online: true }, text: 'sea' })
  })

  it('without filters finds everyone, latest seen first', async () => {
    server.stub.on('Search.SearchProfiles', () => [])
    await server.ask('{ searchProfiles(text: " ") { pageInfo { hasNextPage } } }')
    expect(server.stub.bodyOf('Search.SearchProfiles')).toEqual({ order: 1, skip: 0, take: 31 })
  })

  it('pages on only with the same filters', async () => {
    server.stub.on('Search.SearchProfiles', () => ids(1, 3).map((id) => ({ ...profile(id), promoted: false })))
    const query = `query ($options: SearchOptionsInput, $after: String) {
      searchProfiles(options: $options, first: 2, after: $after) { pageInfo { endCursor } }
    }`
    const options = { persons: [{ ageFrom: 30 }] }
    const page = await server.ask<{ searchProfiles: { pageInfo: { endCursor: string } } }>(query, { options })
    const after = page.data.searchProfiles.pageInfo.endCursor
    expect((await server.ask(query, { options, after })).errors).toEqual([])
    const { errors } = await server.ask(query, { options: { persons: [{ ageFrom: 31 }] }, after })
    expect(errors[0]?.extensions).toMatchObject({ reason: 'FOREIGN_CURSOR' })
  })
})

describe('possible matches', () => {
  it('give their reasons on the edges', async () => {
    const match = { reasons: [1, 2, 5], commonMatchWords: ['jazz'] } as const
    server.stub.on('Search.GetMatchProfiles', () => ids(1, 3).map((id) => ({ profile: profile(id), match })))
    const query = `{ viewer { possibleMatches(first: 2) {
      edges { match { reasons commonMatchWords } node { legacyId name } } pageInfo { hasNextPage }
    } } }`
    const { data, errors } = await server.ask(query)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      viewer: {
        possibleMatches: {
          edges: [
            {
              match: { reasons: ['SEEKS_YOU', 'YOU_SEEK', 'LOOKING_FOR'], commonMatchWords: ['jazz'] },
              node: { legacyId: 1, name: 'Profile1' },
            },
            { node: { legacyId: 2 } },
          ],
          pageInfo: { hasNextPage: true },
        },
      },
    })
    expect(server.stub.names()).toEqual(['CurrentProfile.GetProfileData', 'Search.GetMatchProfiles'])
  })
})

describe('a saved search', () => {
  const id = globalId('SavedSearch', 5)

  it('is found by its number and its id, with names for numbers', async () => {
    server.stub.on('Search.GetSavedSearch', () => savedSearch)
    const parts = `id legacyId name text order createdAt options {
      distance genders lookingFor online persons { ageFrom ageTo smoking }
    }`
    const query = `query ($id: ID!) {
      viewer { savedSearch(legacyId: 5) { ${parts} } }
      node(id: $id) { ... on SavedSearch { ${parts} } }
    }`
    const { data, errors } = await server.ask(query, { id })
    expect(errors).toEqual([])
    const whole = {
      id,
      legacyId: 5,
      name: 'Near home',
      text: null,
      order: 'DISTANCE',
      createdAt: moment,
      options: {
        distance: 50,
        genders: ['FEMALE', 'COUPLE'],
        lookingFor: ['FRIENDS_AND_CHAT'],
        online: null,
        persons: [{ ageFrom: 30, ageTo: null, smoking: ['NO'] }],
      },
    }
    expect(data).toEqual({ viewer: { savedSearch: whole }, node: whole })
    expect(server.stub.names().filter((name) => name === 'Search.GetSavedSearch')).toHaveLength(1)
  })

  it('is null when there is none', async () => {
    server.stub.refuse('Search.GetSavedSearch', 404, 'NOT_FOUND')
    const query = '{ viewer { gone: savedSearch(legacyId: 5) { id } none: savedSearch(legacyId: 0) { id } } }'
    const { data, errors } = await server.ask(query)
    expect([data, errors]).toEqual([{ viewer: { gone: null, none: null } }, []])
  })

  it('returns its hits, and pages on', async () => {
    server.stub.on('Search.GetSavedSearch', () => savedSearch)
    server.stub.on('Search.SearchProfiles', () => ids(1, 3).map((each) => ({ ...profile(each), promoted: each === 1 })))
    interface Results {
      readonly viewer: { readonly savedSearch: { readonly results: { readonly pageInfo: { endCursor: string } } } }
    }
    const query = `query ($after: String) { viewer { savedSearch(legacyId: 5) { name results(first: 2, after: $after) {
      edges { isPromoted node { name } } pageInfo { hasNextPage endCursor }
    } } } }`
    const { data, errors } = await server.ask<Results>(query)
    expect(errors).toEqual([])
    expect(data.viewer.savedSearch).toMatchObject({
      name: 'Near home',
      results: {
        edges: [{ isPromoted: true, node: { name: 'Profile1' } }, { isPromoted: false }],
        pageInfo: { hasNextPage: true },
      },
    })
    const filters = { options: savedSearch.options, order: 3 }
    expect(server.stub.bodyOf('Search.SearchProfiles')).toEqual({ ...filters, skip: 0, take: 3 })
    const after = data.viewer.savedSearch.results.pageInfo.endCursor
    expect((await server.ask(query, { after })).errors).toEqual([])
    expect(server.stub.seen.at(-1)?.body).toEqual({ ...filters, skip: 2, take: 3 })
  })

  it('is saved, replaced and deleted by ids of the graph', async () => {
    server.stub.on('Search.SaveSearch', () => savedSearch)
    server.stub.on('Search.DeleteSavedSearch', () => ({}))
    const query = `mutation ($id: ID!) {
      new: saveSearch(input: { name: "A", options: {} }) { savedSearch { id } }
      old: saveSearch(input: { id: $id, name: "B", options: { online: true }, text: "jazz", order: NAME }) { savedSearch { id } }
      deleteSavedSearch(input: { id: $id }) { deletedId }
    }`
    const { data, errors } = await server.ask(query, { id })
    expect(errors).toEqual([])
    expect(data).toMatchObject({ old: { savedSearch: { id } }, deleteSavedSearch: { deletedId: id } })
    expect(server.stub.seen.map(({ body }) => body)).toEqual([
      { name: 'A', options: {}, order: 1 },
      { id: 5, name: 'B', options: { online: true }, text: 'jazz', order: 4 },
      { id: 5 },
    ])
  })

  it('of another type is refused', async () => {
    const query = 'mutation ($id: ID!) { deleteSavedSearch(input: { id: $id }) { deletedId userErrors { code } } }'
    const { data, errors } = await server.ask<object>(query, { id: globalId('Profile', 5) })
    expect([Object.values(data), errors]).toMatchObject([[{ userErrors: [{ code: 'NOT_FOUND' }] }], []])
  })
})
