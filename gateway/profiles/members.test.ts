import { describe, expect, it } from 'vitest'
import { guestbookEntry, ids, moment, profile } from '../testing/fixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()
const profileId = globalId('Profile', 3)

const visit = (id: number) => ({ profile: profile(id), visitedAt: moment, seen: false })

describe("the viewer's lists of other members", () => {
  it('is a call a list, and no look-up of profiles', async () => {
    server.stub.on('Profiles.GetVisitors', () => ids(1, 5).map(visit))
    server.stub.on('TopMenu.Visits', () => ids(1, 5).map(visit))
    server.stub.on('Profiles.GetNotes', () =>
      ids(6, 8).map((id) => ({ profile: profile(id), text: 'Note', updatedAt: moment })),
    )
    server.stub.answer('Profiles.GetBlacklistProfiles', [{ id: 9, name: 'Gone', gender: 3, blockedAt: moment }])
    server.stub.answer('TopMenu.OnlineFavorites', [profile(10)])
    const { data, errors } = await server.ask(`{
      viewer {
        visitors(range: LAST_24_HOURS, first: 4) { edges { node { isSeen visitedAt profile { name } } } pageInfo { hasNextPage } }
        menuVisits(first: 4) { edges { node { profile { name } } } }
        notes(gender: MALE, text: " sea ", sort: NAME, first: 3) { edges { node { text updatedAt profile { name } } } }
        blacklist { edges { node { profileId name gender blockedAt } } }
        onlineFavourites { name }
      }
    }`)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      viewer: {
        visitors: {
          edges: [{ node: { isSeen: false, profile: { name: 'Profile1' } } }, {}, {}, {}],
          pageInfo: { hasNextPage: true },
        },
        blacklist: {
          edges: [{ node: { profileId: globalId('Profile', 9), name: 'Gone', gender: 'COUPLE' } }],
        },
      },
    })
    expect(server.stub.seen).toHaveLength(6)
    expect(server.stub.bodyOf('Profiles.GetVisitors')).toEqual({ hours: 24, skip: 0, take: 5 })
    expect(server.stub.seen.find(({ name }) => name === 'Profiles.GetNotes')?.query).toEqual({
      gender: '1',
      filterText: 'sea',
      sortType: '3',
      skip: '0',
      take: '4',
    })
  })

  it('cover 30 days by default', async () => {
    server.stub.on('Profiles.GetVisitors', () => [])
    await server.ask('{ viewer { visitors { pageInfo { hasNextPage } } } }')
    expect(server.stub.bodyOf('Profiles.GetVisitors')).toEqual({ hours: 720, skip: 0, take: 31 })
  })

  it.each(['Profiles.GetTaggedProfiles', 'Profiles.GetOnlineTagged'] as const)(
    'by tags are for members (%s)',
    async (call) => {
      server.stub.refuse(call, 402, 'MEMBERS_ONLY', { feature: 'TaggedProfiles' })
      const field = call.endsWith('OnlineTagged') ? 'onlineTagged' : 'taggedProfiles'
      const { data, errors } = await server.ask(`{ viewer { name ${field} { pageInfo { hasNextPage } } } }`)
      expect(data).toEqual({ viewer: { name: 'Freja', [field]: null } })
      expect(errors[0]?.extensions).toMatchObject({ code: 'MEMBERS_ONLY', feature: 'TAGGED_PROFILES', call })
    },
  )
})

it("the viewer's own tags are for members", async () => {
  server.stub.refuse('CurrentProfile.Tags', 402, 'MEMBERS_ONLY')
  const { errors } = await server.ask('{ viewer { tags { name } } }')
  expect(errors[0]?.extensions).toMatchObject({ code: 'MEMBERS_ONLY', feature: 'TAGGED_PROFILES' })
})

describe('setting tags without a membership', () => {
  it('names the feature that it needs', async () => {
    server.stub.refuse('Profiles.SetTags', 402, 'MEMBERS_ONLY', { feature: 'TaggedProfiles' })
    const query = `mutation ($id: ID!) {
      setTags(input: { profileId: $id, tags: ["a"] }) { userErrors { code ...on MembersOnlyError { feature } } }
    }`
    const { data } = await server.ask(query, { id: profileId })
    expect(data).toEqual({ setTags: { userErrors: [{ code: 'MEMBERS_ONLY', feature: 'TAGGED_PROFILES' }] } })
  })
})

describe('a write about another profile', () => {
  it.each([
    ['setFavourite', 'favourite: true', 'Profiles.AddFavorite'],
    ['setFavourite', 'favourite: false', 'Profiles.RemoveFavorite'],
    ['setBlacklisted', 'blacklisted: true', 'Profiles.AddProfileToBlacklist'],
    ['setBlacklisted', 'blacklisted: false', 'Profiles.RemoveProfileFromBlacklist'],
    ['registerVisit', '', 'Profiles.RegisterVisit'],
    ['hideVisit', '', 'Profiles.HideVisit'],
    ['deleteNote', '', 'Profiles.DeleteNote'],
  ] as const)('(%s, %s) is one call, and loads nothing that is not selected', async (field, more, call) => {
    server.stub.on(call, () => ({}))
    const query = `mutation ($id: ID!) { ${field}(input: { profileId: $id ${more} }) { userErrors { code } } }`
    const { data, errors } = await server.ask(query, { id: profileId })
    expect([data, errors]).toEqual([{ [field]: { userErrors: [] } }, []])
    expect(server.stub.names()).toEqual([call])
    expect(server.stub.bodyOf(call)).toEqual({ profileId: 3 })
  })

  it('returns the profile as it is afterwards', async () => {
    server.stub.on('Profiles.AddFavorite', () => ({}))
    server.stub.on('Profiles.GetProfilesByIds', () => [
      { ...profile(3), favourite: server.stub.names().includes('Profiles.AddFavorite') },
    ])
    const query = `mutation ($id: ID!) {
      setFavourite(input: { profileId: $id, favourite: true }) { profile { id isFavourite } }
    }`
    const { data } = await server.ask(query, { id: profileId })
    expect(data).toEqual({ setFavourite: { profile: { id: profileId, isFavourite: true } } })
  })

  it.each([globalId('Picture', 3), globalId('Lodge', 3), '3', ''])('is refused for %j', async (id) => {
    const query =
      'mutation ($id: ID!) { setFavourite(input: { profileId: $id, favourite: true }) { userErrors { code } } }'
    const { data, errors } = await server.ask<object>(query, { id })
    expect([Object.values(data), errors]).toMatchObject([[{ userErrors: [{ code: 'NOT_FOUND' }] }], []])
    expect(server.stub.seen).toEqual([])
  })

  it('that was refused says why, and loads nothing', async () => {
    const fields = [{ field: 'text', code: 'TOO_LONG', message: 'Kortere, tak' }]
    server.stub.refuse('Profiles.SaveNote', 400, 'VALIDATION_FAILED', { fields })
    const query = `mutation ($id: ID!) {
      saveNote(input: { profileId: $id, text: "x" }) { note { text } profile { name } userErrors { code message field } }
    }`
    const { data, errors } = await server.ask(query, { id: profileId })
    expect(errors).toEqual([])
    expect(data).toEqual({ saveNote: { note: null, profile: null, userErrors: [{ ...fields[0], field: ['text'] }] } })
    expect(server.stub.names()).toEqual(['Profiles.SaveNote'])
  })
})

describe('the guestbook', () => {
  it('takes a new entry as its first, with its own cursor', async () => {
    server.stub.answer('Profiles.AddGuestbookEntry', guestbookEntry(5))
    server.stub.on('Profiles.GetGuestbook', () => ids(1, 9).map(guestbookEntry))
    const add = `mutation ($id: ID!) {
      addGuestbookEntry(input: { profileId: $id, text: "Hello" }) { entryEdge { cursor node { id viewerCanDelete } } profile { name } }
    }`
    interface Added {
      readonly addGuestbookEntry: { readonly entryEdge: { readonly cursor: string } }
    }
    const { data, errors } = await server.ask<Added>(add, { id: profileId })
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      addGuestbookEntry: { entryEdge: { node: { id: globalId('GuestbookEntry', 5) } }, profile: { name: 'Profile3' } },
    })
    const list = 'query ($after: String) { profile(legacyId: 3) { guestbook(after: $after) { edges { cursor } } } }'
    expect((await server.ask(list, { after: data.addGuestbookEntry.entryEdge.cursor })).errors).toEqual([])
    expect(server.stub.seen.at(-1)?.query).toMatchObject({ profileId: '3', skip: '1' })
  })

  it('finds an entry by its number, null when it is gone', async () => {
    server.stub.on('Profiles.GetGuestbookEntry', (request, reply) =>
      (request.query as { entryId: string }).entryId === '5' ? guestbookEntry(5) : reply.status(404).send({}),
    )
    const { data, errors } = await server.ask(
      '{ here: guestbookEntry(legacyId: 5) { text } gone: guestbookEntry(legacyId: 6) { text } none: guestbookEntry(legacyId: -1) { text } }',
    )
    expect([data, errors]).toEqual([{ here: { text: 'Hello' }, gone: null, none: null }, []])
  })
})
