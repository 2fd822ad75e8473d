import { describe, expect, it } from 'vitest'
import { ProfileViewState } from '../../legacy/contract/enums'
import { album, details, guestbookEntry, ids, media, profile, relation } from '../testing/fixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

interface Page {
  readonly profileView: { readonly state: string; readonly profile: object | null } | null
}

describe('a profile page', () => {
  it.each(['YOU_BLACKLISTED', 'YOU_WERE_BLACKLISTED', 'DELETED', 'LOCKED', 'QUARANTINED', 'NOT_ON_THIS_SITE'])(
    'that is %s comes without the profile',
    async (state) => {
      const [, number] =
        Object.entries(ProfileViewState).find(([name]) => name.toUpperCase() === state.replaceAll('_', '')) ?? []
      server.stub.on('Profiles.GetProfile', () => ({ state: number, profile: null, details: null }))
      const query = '{ profileView(legacyId: 3) { legacyId profileId state profile { name } } }'
      const { data, errors } = await server.ask<Page>(query)
      const page = { legacyId: 3, profileId: globalId('Profile', 3) }
      expect([data, errors]).toEqual([{ profileView: { ...page, state, profile: null } }, []])
    },
  )

  it('is null for a profile that never existed, also for an impossible number', async () => {
    server.stub.refuse('Profiles.GetProfile', 404, 'NOT_FOUND')
    const { data, errors } = await server.ask(
      '{ gone: profileView(legacyId: 9) { state } none: profileView(legacyId: 0) { state } }',
    )
    expect([data, errors]).toEqual([{ gone: null, none: null }, []])
    expect(server.stub.names()).toEqual(['Profiles.GetProfile'])
  })

  it('with persons, facts, texts, media, albums, relations, guestbook and likes is seven calls', async () => {
    const told = { ...details(3), textMedia: [{ ...media(1001), ownerId: 3 }] }
    server.stub.answer('Profiles.GetProfile', { state: 0, profile: profile(3), details: told })
    server.stub.answer(
      'Profiles.GetProfileMedia',
      ids(1001, 1009).map((id) => ({ ...media(id), ownerId: 3 })),
    )
    server.stub.answer('Profiles.GetProfileAlbums', [album(1), album(2)])
    server.stub.answer('Profiles.GetRelations', [{ ...relation(4), ownerId: 3 }])
    server.stub.answer('Profiles.GetGuestbook', [guestbookEntry(5), guestbookEntry(6)])
    server.stub.answer('Common.GetLikeProfiles', [profile(7)])
    server.stub.answer('Common.GetLikeDeletedProfilesCount', { count: 2 })
    const { data, errors } = await server.ask<Page>(`{
      profileView(legacyId: 3) {
        state
        profile {
          id legacyId name text textMedia { legacyId url owner { name } } matchWords lastOnlineOn createdAt visitCount pictureCount videoCount albumCount
          guestbookCount viewerNote viewerTags viewerHasLiked likeCount likesOfDeletedProfiles
          seeks { audience ageFrom ageTo distance lookingFor }
          match { reasons commonMatchWords }
          persons { id gender age facts { height weight bodyType eyeColour relationshipStatus smoking dominance } }
          picture { id url owner { name } }
          media(first: 9) { edges { node { id title likeCount viewerHasLiked owner { name } } } }
          albums(first: 3) { edges { node { id type viewerAccess cover { id album { name } owner { name } } } } }
          relations { edges { node { id type status profile { name } } } }
          guestbook { edges { node { id legacyId author { name } } } }
          likes(first: 3) { edges { node { name } } }
        }
      }
    }`)
    expect(errors).toEqual([])
    expect(data.profileView).toMatchObject({
      state: 'SHOWN',
      profile: {
        id: globalId('Profile', 3),
        text: '<p>Text of 3</p>',
        textMedia: [{ legacyId: 1001, owner: { name: profile(3).name } }],
        lastOnlineOn: '2026-11-21',
        viewerHasLiked: true,
        seeks: { audience: ['MEN', 'COUPLES'], lookingFor: ['FRIENDS_AND_CHAT'] },
        match: { reasons: ['SEEKS_YOU', 'MATCH_WORDS'] },
        persons: [
          {
            id: globalId('Person', '3.3'),
            facts: { height: 172, weight: null, bodyType: 'SLIM', eyeColour: 'GREY_BLUE' },
          },
        ],
        albums: {
          edges: [{ node: { type: 'PROTECTED', viewerAccess: 'GRANTED', cover: { album: { name: 'Album 1' } } } }, {}],
        },
        relations: { edges: [{ node: { id: globalId('Relation', '3.4'), type: 'FRIEND', status: 'ACCEPTED' } }] },
        guestbook: { edges: [{ node: { id: globalId('GuestbookEntry', 5) } }, {}] },
      },
    })
    expect([...server.stub.names()].sort()).toEqual([
      'Common.GetLikeDeletedProfilesCount',
      'Common.GetLikeProfiles',
      'Profiles.GetGuestbook',
      'Profiles.GetProfile',
      'Profiles.GetProfileAlbums',
      'Profiles.GetProfileMedia',
      'Profiles.GetRelations',
    ])
  })

  it('with the media of one album takes its id, and no other', async () => {
    server.stub.answer('Profiles.GetProfileMedia', [{ ...media(1001), ownerId: 3 }])
    const query = 'query ($id: ID!) { profile(legacyId: 3) { media(albumId: $id) { edges { node { legacyId } } } } }'
    const { data } = await server.ask(query, { id: globalId('Album', 5) })
    expect(data).toEqual({ profile: { media: { edges: [{ node: { legacyId: 1001 } }] } } })
    const askedMedia = server.stub.seen.filter(({ name }) => name === 'Profiles.GetProfileMedia')
    expect(askedMedia.map((call) => call.query)).toEqual([{ profileId: '3', albumId: '5', skip: '0', take: '31' }])
    const { errors } = await server.ask(query, { id: globalId('Profile', 5) })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'FOREIGN_ID' })
  })
})

describe('facts and texts of a list', () => {
  it('of thirty profiles are one call beside the list', async () => {
    server.stub.on('Search.GetNewestProfiles', () => ids(1, 30).map(profile))
    const query = `{ profiles(order: NEWEST) { edges { node { text persons { age facts { height } } } } } }`
    const { data, errors } = await server.ask<{ profiles: { edges: unknown[] } }>(query)
    expect(errors).toEqual([])
    expect(data.profiles.edges[29]).toEqual({
      node: { text: '<p>Text of 30</p>', persons: [{ age: 34, facts: { height: 172 } }] },
    })
    expect(server.stub.names()).toEqual(['Search.GetNewestProfiles', 'Profiles.GetProfileDetailsByIds'])
    expect(server.stub.bodyOf('Profiles.GetProfileDetailsByIds')).toEqual({ ids: ids(1, 30) })
  })

  it('are null for a profile that is not for the viewer', async () => {
    server.stub.answer('Profiles.GetProfileDetailsByIds', [])
    const { data, errors } = await server.ask(
      '{ profile(legacyId: 3) { text likeCount persons { facts { height } } } }',
    )
    expect([data, errors]).toEqual([{ profile: { text: null, likeCount: null, persons: [{ facts: null }] } }, []])
  })
})

describe('profiles in an order', () => {
  it('take only the filters of their order', async () => {
    for (const call of ['Profiles.GetOnlineProfiles', 'Search.GetTopProfiles', 'Search.SearchMatchWord'] as const) {
      server.stub.on(call, () => [])
    }
    const page = '{ pageInfo { hasNextPage } }'
    const { errors } = await server.ask(`{
      online: profiles(order: ONLINE, filter: [FAVORITES, LODGES, FAVORITES], first: 5) ${page}
      top: profiles(order: TOP, gender: COUPLE, first: 5) ${page}
      word: profiles(order: MATCH_WORD, word: "jazz", first: 5) ${page}
    }`)
    expect(errors).toEqual([])
    expect(server.stub.seen.map(({ name, query, body }) => [name, body ?? query])).toEqual(
      expect.arrayContaining([
        ['Profiles.GetOnlineProfiles', { filter: 18, skip: 0, take: 6 }],
        ['Search.GetTopProfiles', { gender: '3', skip: '0', take: '6' }],
        ['Search.SearchMatchWord', { word: 'jazz', skip: '0', take: '6' }],
      ]),
    )
  })

  it('by match word need the word', async () => {
    const { errors } = await server.ask('{ profiles(order: MATCH_WORD) { pageInfo { hasNextPage } } }')
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(server.stub.seen).toEqual([])
  })
})
