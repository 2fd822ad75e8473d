import { describe, expect, it } from 'vitest'
import { MediaKind } from '../../legacy/contract/enums'
import { album, ids, media, moment, profile, video } from '../testing/fixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

/** Pictures have even ids, videos odd ones. */
function mixedMedia(): void {
  server.stub.on('Media.GetMediaByIds', (request) =>
    (request.body as { ids: number[] }).ids.map((id) => (id % 2 ? video(id) : media(id))),
  )
}

describe('pictures and videos', () => {
  it.each([
    [1002, 'Picture', 'Video'],
    [1003, 'Video', 'Picture'],
  ])('are told apart by their kind (%i is a %s)', async (number, type, other) => {
    mixedMedia()
    const { data, errors } = await server.ask(
      `query ($legacyId: Int!, $id: ID!, $other: ID!) {
        media(legacyId: $legacyId) { __typename id }
        node(id: $id) { __typename id }
        other: node(id: $other) { id }
      }`,
      { legacyId: number, id: globalId(type, number), other: globalId(other, number) },
    )
    const found = { __typename: type, id: globalId(type, number) }
    expect([data, errors]).toEqual([{ media: found, node: found, other: null }, []])
  })

  it.each(Object.entries(MediaKind))('of the kind %s have a type', async (name, kind) => {
    server.stub.answer('Media.GetMediaByIds', [{ ...media(1002), kind }])
    const { data } = await server.ask('{ media(legacyId: 1002) { __typename } }')
    expect(data).toEqual({ media: { __typename: name.endsWith('Video') ? 'Video' : 'Picture' } })
  })

  it('of a list need no look-up for owner, album and likes', async () => {
    const listed = (id: number) => ({
      ...(id % 2 ? video(id) : media(id)),
      albumId: id - 1000,
      owner: profile(id - 1000),
    })
    server.stub.answer('Media.GetNewestMedia', ids(1001, 1030).map(listed))
    server.stub.answer('Media.GetAlbumsByIds', ids(1, 30).map(album))
    const query = `{ newestMedia(type: VIDEO, kinkId: "${globalId('Kink', 4)}") { edges { node {
      __typename title createdAt likeCount viewerHasLiked owner { name } album { name }
    } } } }`
    const { data, errors } = await server.ask<{ newestMedia: { edges: unknown[] } }>(query)
    expect(errors).toEqual([])
    expect(data.newestMedia.edges.slice(0, 2)).toMatchObject([
      { node: { __typename: 'Video', createdAt: moment, likeCount: 3, owner: { name: 'Profile1' } } },
      { node: { __typename: 'Picture', owner: { name: 'Profile2' }, album: { name: 'Album 2' } } },
    ])
    expect(server.stub.names()).toEqual(['Media.GetNewestMedia', 'Media.GetAlbumsByIds'])
    expect(server.stub.seen[0]?.query).toEqual({ mediaType: '2', kinkId: '4', skip: '0', take: '31' })
  })

  it.each([
    ['Picture', 1002, 1],
    ['Video', 1003, 1],
    ['Profile', 3, 2],
  ])('and profiles are liked: %s %i', async (type, number, itemType) => {
    mixedMedia()
    server.stub.answer('Common.ToggleLike', { liked: true, likeCount: 1 })
    const query =
      'mutation ($id: ID!) { setLiked(input: { id: $id, liked: true }) { item { __typename id likeCount } } }'
    const id = globalId(type, number)
    const { data, errors } = await server.ask(query, { id })
    expect(errors).toEqual([])
    expect(data).toMatchObject({ setLiked: { item: { __typename: type, id } } })
    expect(server.stub.bodyOf('Common.ToggleLike')).toEqual({ itemType, itemId: number, liked: true })
  })

  it('are the only likable types besides: an album is refused', async () => {
    const query = 'mutation ($id: ID!) { setLiked(input: { id: $id, liked: true }) { userErrors { code } } }'
    const { data, errors } = await server.ask<object>(query, { id: globalId('Album', 1) })
    expect([Object.values(data), errors]).toMatchObject([[{ userErrors: [{ code: 'NOT_FOUND' }] }], []])
    expect(server.stub.seen).toEqual([])
  })
})

describe('a use of an uploaded file', () => {
  const save = `mutation ($input: SaveMediaInput!) {
    saveMedia(input: $input) { media { id } mediaEdge { node { id } } userErrors { code field } }
  }`

  it.each([
    ['PROFILE_PICTURES', MediaKind.ProfilePicture],
    ['DARK_PROFILE_PICTURES', MediaKind.DarkProfilePicture],
    ['ALBUM', MediaKind.AlbumPicture],
    ['FILE_ARCHIVE', MediaKind.FileArchivePicture],
  ])('stored in %s has kind %i', async (place, kind) => {
    server.stub.answer('Media.SaveMedia', media(1003))
    const input = { mediaId: globalId('Video', 1003), place, albumId: null, title: null, consent: true }
    const { data, errors } = await server.ask(save, { input })
    expect(errors).toEqual([])
    const node = { id: globalId('Picture', 1003) }
    expect(data).toEqual({ saveMedia: { media: node, mediaEdge: { node }, userErrors: [] } })
    expect(server.stub.bodyOf('Media.SaveMedia')).toEqual({ mediaId: 1003, kind, consent: true })
  })

  it("that was refused points at the graph's fields", async () => {
    const fields = ['kind', 'albumId', 'consent'].map((field) => ({ field, code: 'X', message: 'Nej' }))
    server.stub.refuse('Media.SaveMedia', 422, 'VALIDATION_FAILED', { fields })
    const input = { mediaId: globalId('Picture', 1), place: 'ALBUM', albumId: globalId('Album', 8), consent: false }
    const { data } = await server.ask<{ saveMedia: { userErrors: { field: string[] }[] } }>(save, { input })
    expect(data.saveMedia.userErrors.map(({ field }) => field)).toEqual([['place'], ['albumId'], ['consent']])
    expect(server.stub.bodyOf('Media.SaveMedia')).toMatchObject({ albumId: 8 })
  })
})

describe('editing', () => {
  it.each([
    ['rotation: QUARTER', 90],
    ['rotation: HALF', 180],
    ['rotation: THREE_QUARTERS', 270],
    ['', 0],
  ])('a picture (%s) turns it by %i degrees', async (rotation, rotate) => {
    server.stub.answer('Media.EditPicture', media(1002))
    const query = `mutation ($id: ID!) { editPicture(input: { mediaId: $id ${rotation} }) { picture { id } } }`
    expect((await server.ask(query, { id: globalId('Picture', 1002) })).errors).toEqual([])
    expect(server.stub.bodyOf('Media.EditPicture')).toEqual({ mediaId: 1002, rotate })
  })

  it('refuses videos', async () => {
    const query = 'mutation ($id: ID!) { editPicture(input: { mediaId: $id }) { userErrors { code } } }'
    const { data, errors } = await server.ask<object>(query, { id: globalId('Video', 1003) })
    expect([Object.values(data), errors]).toMatchObject([[{ userErrors: [{ code: 'NOT_FOUND' }] }], []])
  })

  it('of many media takes pictures and videos', async () => {
    server.stub.answer('Media.MoveMedia', [media(1002), video(1003)])
    server.stub.on('Media.DeleteMedia', () => ({}))
    const mediaIds = [globalId('Picture', 1002), globalId('Video', 1003)]
    const query = `mutation ($ids: [ID!]!, $album: ID) {
      moveMedia(input: { mediaIds: $ids, place: ALBUM, albumId: $album }) { media { __typename } }
      deleteMedia(input: { mediaIds: $ids }) { deletedMediaIds }
    }`
    const { data, errors } = await server.ask(query, { ids: mediaIds, album: globalId('Album', 8) })
    expect(errors).toEqual([])
    expect(data).toEqual({
      moveMedia: { media: [{ __typename: 'Picture' }, { __typename: 'Video' }] },
      deleteMedia: { deletedMediaIds: mediaIds },
    })
    expect(server.stub.bodyOf('Media.MoveMedia')).toEqual({ mediaIds: [1002, 1003], kind: 2, albumId: 8 })
  })
})

describe('albums', () => {
  it('of a list are not loaded again', async () => {
    const access = { albumId: 1, profile: profile(4), access: 1, since: moment } as const
    server.stub.answer('Media.GetAlbums', [album(1), album(2)])
    server.stub.answer('Media.GetProtectedAccess', [access, { ...access, profile: profile(5) }])
    const query = `{ viewer {
      albums { edges { node { id owner { name } } } }
      albumAccess { edges { node { access profile { name } album { name } } } }
    } }`
    server.stub.answer('Media.GetAlbumsByIds', [album(1)])
    const { data, errors } = await server.ask(query)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      viewer: { albumAccess: { edges: [{ node: { access: 'REQUESTED', album: { name: 'Album 1' } } }, {}] } },
    })
    expect(server.stub.names().filter((name) => name === 'Media.GetAlbumsByIds').length).toBeLessThanOrEqual(1)
  })

  it('are null when they are gone, also by number', async () => {
    server.stub.refuse('Media.GetAlbum', 404, 'NOT_FOUND')
    const { data, errors } = await server.ask('query ($id: ID!) { album(legacyId: 9) { name } node(id: $id) { id } }', {
      id: globalId('Album', 0),
    })
    expect([data, errors]).toEqual([{ album: null, node: null }, []])
  })

  it('show a video as their cover', async () => {
    server.stub.answer('Media.GetAlbum', { ...album(1), cover: video(1003) })
    const { data } = await server.ask('{ album(legacyId: 1) { cover { __typename id } } }')
    expect(data).toEqual({ album: { cover: { __typename: 'Video', id: globalId('Video', 1003) } } })
  })

  it('are changed with ids of the graph', async () => {
    server.stub.answer('Media.UpdateAlbum', album(1))
    server.stub.on('Media.SetProtectedAccess', () => ({}))
    server.stub.answer('Media.GetAlbumsByIds', [album(1)])
    const query = `mutation ($album: ID!, $cover: ID!, $profile: ID!) {
      updateAlbum(input: { albumId: $album, name: "Sea", description: null, type: RED, coverId: $cover }) { album { id } }
      setAlbumAccess(input: { albumId: $album, profileId: $profile, granted: true }) { album { name } }
    }`
    const variables = { album: globalId('Album', 1), cover: globalId('Video', 1003), profile: globalId('Profile', 4) }
    const { data, errors } = await server.ask(query, variables)
    expect(errors).toEqual([])
    expect(data).toMatchObject({ setAlbumAccess: { album: { name: 'Album 1' } } })
    expect(server.stub.bodyOf('Media.UpdateAlbum')).toEqual({ albumId: 1, name: 'Sea', type: 3, coverId: 1003 })
    expect(server.stub.bodyOf('Media.SetProtectedAccess')).toEqual({ albumId: 1, profileId: 4, granted: true })
  })
})
