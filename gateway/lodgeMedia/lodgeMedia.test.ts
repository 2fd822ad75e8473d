import { describe, expect, it } from 'vitest'
import { MediaKind, NotificationItemType, NotificationTopic } from '../../legacy/contract/enums'
import { LodgeMediaStatus } from '../../legacy/contract/lodges/lodgeEnums'
import { media, moment } from '../testing/fixtures'
import { lodge, wholeLodge } from '../testing/lodgeFixtures'
import { lodgeAlbum, lodgeMedia, lodgeMediaDecision } from '../testing/lodgeMediaFixtures'
import { notification } from '../testing/mailFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const lodgeId = globalId('Lodge', 2)
const albumId = globalId('LodgeAlbum', 6)
const pictureId = globalId('Picture', 1005)
const videoId = globalId('Video', 1006)

async function change(mutation: string, payload: string, input: object) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${payload} userErrors { code field } } }`
  const { data, errors } = await server.ask<Record<string, unknown>>(query, { input })
  expect(errors).toEqual([])
  return data[mutation]
}

describe('the albums of a lodge', () => {
  it('with what waits are three calls', async () => {
    server.stub.answer('Lodges.GetLodgeData', {
      ...wholeLodge(2),
      rights: ['seeInside', 'acceptMedia'],
      waitingMediaCount: 3,
    })
    server.stub.answer('Lodges.GetLodgeMediaAlbumsOverview', [lodgeAlbum(6)])
    const lodgeStatus = LodgeMediaStatus.Waiting
    server.stub.answer('Lodges.GetLodgeMediaValidationItems', [lodgeMedia(1005, { lodgeStatus })])
    const { data, errors } = await server.ask(`{ lodge(legacyId: 2) {
      albums { edges { node { id name creator { name } cover { legacyId } viewerCanAddMedia viewerCanEdit viewerCanDelete } } }
      waitingMediaCount waitingMedia { edges { node { id lodgeStatus viewerCanDelete } } }
    } }`)
    expect(errors).toEqual([])
    const album = {
      id: albumId,
      name: 'Album 6',
      creator: { name: 'Profile6' },
      cover: { legacyId: 3006 },
      viewerCanAddMedia: true,
      viewerCanEdit: false,
      viewerCanDelete: false,
    }
    expect(data).toEqual({
      lodge: {
        albums: { edges: [{ node: album }] },
        waitingMediaCount: 3,
        waitingMedia: { edges: [{ node: { id: pictureId, lodgeStatus: 'WAITING', viewerCanDelete: false } }] },
      },
    })
    expect(server.stub.names()).toHaveLength(3)
  })

  it('say in lists by a call of their own how much waits', async () => {
    server.stub.answer('Lodges.GetMyOwnLodges', [{ ...lodge(2), rights: ['acceptMedia'] }])
    server.stub.answer('Lodges.GetLodgeMediaValidationItemsCount', { count: 2 })
    const { data, errors } = await server.ask('{ viewer { lodges { nodes { waitingMediaCount } } } }')
    expect([data, errors]).toEqual([{ viewer: { lodges: { nodes: [{ waitingMediaCount: 2 }] } } }, []])
  })

  it('are not asked for where the server would refuse them', async () => {
    server.stub.answer('Lodges.GetLodgeData', { ...wholeLodge(2), rights: [], mediaPublic: false })
    const query =
      '{ lodge(legacyId: 2) { albums { edges { cursor } } waitingMediaCount waitingMedia { edges { cursor } } } }'
    const { data, errors } = await server.ask(query)
    expect([data, errors]).toEqual([{ lodge: { albums: null, waitingMediaCount: null, waitingMedia: null } }, []])
    expect(server.stub.names()).toEqual(['Lodges.GetLodgeData'])
  })
})

describe('an album of a lodge', () => {
  it('is null when it is not for the viewer', async () => {
    server.stub.refuse('Lodges.GetLodgeMediaAlbum', 404, 'NOT_FOUND')
    const { data, errors } = await server.ask('{ lodgeAlbum(legacyId: 6) { name } }')
    expect([data, errors]).toEqual([{ lodgeAlbum: null }, []])
  })

  it('has its media as pictures and videos, which lead back to it', async () => {
    server.stub.answer('Lodges.GetLodgeMediaAlbum', lodgeAlbum(6))
    server.stub.answer('Lodges.GetLodgeMediaAlbumsByIds', [lodgeAlbum(6)])
    server.stub.answer('Lodges.GetLodgesByIds', [lodge(2)])
    server.stub.answer('Lodges.GetLodgeAlbumMediasNextPage', [
      lodgeMedia(1005),
      lodgeMedia(1006, { kind: MediaKind.LodgeAlbumVideo, deletable: true }),
    ])
    const { data, errors } = await server.ask(`{ lodgeAlbum(legacyId: 6) { lodge { name } media { edges { node {
      __typename lodgeStatus viewerCanDelete album { id } lodgeAlbum { id }
    } } } } }`)
    expect(errors).toEqual([])
    const node = { __typename: 'Picture', lodgeStatus: 'ACCEPTED', viewerCanDelete: false, album: null }
    expect(data).toEqual({
      lodgeAlbum: {
        lodge: { name: 'Lodge 2' },
        media: {
          edges: [
            { node: { ...node, lodgeAlbum: { id: albumId } } },
            { node: { ...node, __typename: 'Video', viewerCanDelete: true, lodgeAlbum: { id: albumId } } },
          ],
        },
      },
    })
  })

  it('is made as the first of the list, changed and deleted', async () => {
    server.stub.answer('Lodges.SaveLodgeAlbum', lodgeAlbum(6))
    server.stub.answer('Lodges.UpdateLodgeMediaAlbum', lodgeAlbum(6))
    server.stub.answer('Lodges.DeleteLodgeMediaAlbum', { lodgeId: 2 })
    server.stub.answer('Lodges.GetLodgesByIds', [lodge(2)])
    const made = await change('createLodgeAlbum', 'album { id } albumEdge { node { id } }', { lodgeId, name: 'Sea' })
    expect(made).toEqual({ album: { id: albumId }, albumEdge: { node: { id: albumId } }, userErrors: [] })
    expect(server.stub.bodyOf('Lodges.SaveLodgeAlbum')).toEqual({ lodgeId: 2, name: 'Sea' })
    await change('editLodgeAlbum', 'album { id }', { id: albumId, name: 'Sea', description: null, coverId: videoId })
    expect(server.stub.bodyOf('Lodges.UpdateLodgeMediaAlbum')).toEqual({ albumId: 6, name: 'Sea', coverId: 1006 })
    const deleted = await change('deleteLodgeAlbum', 'deletedId lodge { name }', { id: albumId })
    expect(deleted).toEqual({ deletedId: albumId, lodge: { name: 'Lodge 2' }, userErrors: [] })
    server.stub.refuse('Lodges.DeleteLodgeMediaAlbum', 422, 'ALBUM_HAS_OTHERS_MEDIA')
    expect(await change('deleteLodgeAlbum', 'deletedId lodge { name }', { id: albumId })).toEqual({
      deletedId: null,
      lodge: null,
      userErrors: [{ code: 'ALBUM_HAS_OTHERS_MEDIA', field: null }],
    })
  })

  it('takes uploads', async () => {
    server.stub.answer('Lodges.SaveLodgeMedia', lodgeMedia(1005))
    const input = { mediaId: pictureId, place: 'LODGE_ALBUM', albumId, title: 'Sea', consent: true }
    const payload = 'media { legacyId lodgeStatus } mediaEdge { node { legacyId } }'
    expect(await change('saveMedia', payload, input)).toEqual({
      media: { legacyId: 1005, lodgeStatus: 'ACCEPTED' },
      mediaEdge: { node: { legacyId: 1005 } },
      userErrors: [],
    })
    const body = { albumId: 6, mediaId: 1005, title: 'Sea', consent: true }
    expect(server.stub.bodyOf('Lodges.SaveLodgeMedia')).toEqual(body)
  })

  it.each([{ albumId: globalId('Album', 6) }, { albumId: null }])('takes none for %j', async (place) => {
    const input = { mediaId: pictureId, place: 'LODGE_ALBUM', consent: true, ...place }
    expect(await change('saveMedia', 'media { id }', input)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] })
    expect(server.stub.seen).toEqual([])
  })
})

describe('media of a lodge', () => {
  it('are moved and deleted', async () => {
    server.stub.answer('Lodges.MoveLodgeAlbumMedia', [lodgeMedia(1005)])
    server.stub.answer('Lodges.GetLodgeMediaAlbumsByIds', [lodgeAlbum(6)])
    server.stub.answer('Lodges.DeleteLodgeMedia', {})
    const mediaIds = [pictureId, videoId]
    const moved = await change('moveLodgeMedia', 'media { id } album { name }', { mediaIds, lodgeAlbumId: albumId })
    expect(moved).toEqual({ media: [{ id: pictureId }], album: { name: 'Album 6' }, userErrors: [] })
    expect(server.stub.bodyOf('Lodges.MoveLodgeAlbumMedia')).toEqual({ albumId: 6, mediaIds: [1005, 1006] })
    const deleted = await change('deleteLodgeMedia', 'deletedMediaIds', { mediaIds })
    expect(deleted).toEqual({ deletedMediaIds: mediaIds, userErrors: [] })
  })

  it('are accepted, and shown in their new state', async () => {
    server.stub.answer('Lodges.AcceptLodgeMediaItem', { mediaIds: [1005] })
    server.stub.answer('Media.GetMediaByIds', [lodgeMedia(1005)])
    server.stub.answer('Lodges.GetLodgesByIds', [lodge(2)])
    const input = { lodgeId, mediaIds: [pictureId, videoId] }
    expect(await change('acceptLodgeMedia', 'media { id lodgeStatus } lodge { name }', input)).toEqual({
      media: [{ id: pictureId, lodgeStatus: 'ACCEPTED' }],
      lodge: { name: 'Lodge 2' },
      userErrors: [],
    })
    expect(server.stub.bodyOf('Lodges.AcceptLodgeMediaItem')).toEqual({ lodgeId: 2, mediaIds: [1005, 1006] })
  })

  it('are rejected with a reason', async () => {
    server.stub.answer('Lodges.RejectLodgeMediaItem', { mediaIds: [1006] })
    const input = { lodgeId, mediaIds: [pictureId, videoId], reason: 'Too dark' }
    expect(await change('rejectLodgeMedia', 'deletedMediaIds', input)).toEqual({
      deletedMediaIds: [videoId],
      userErrors: [],
    })
    expect(server.stub.bodyOf('Lodges.RejectLodgeMediaItem')).toMatchObject({ lodgeId: 2, reason: 'Too dark' })
    server.stub.refuse('Lodges.RejectLodgeMediaItem', 409, 'ALREADY_DECIDED')
    expect(await change('rejectLodgeMedia', 'deletedMediaIds', input)).toEqual({
      deletedMediaIds: null,
      userErrors: [{ code: 'ALREADY_DECIDED', field: null }],
    })
  })

  it('outside of lodges have no album of one', async () => {
    server.stub.answer('Media.GetMediaByIds', [media(1005)])
    const { data, errors } = await server.ask('{ media(legacyId: 1005) { lodgeAlbum { id } lodgeStatus } }')
    expect([data, errors]).toEqual([{ media: { lodgeAlbum: null, lodgeStatus: null } }, []])
  })
})

it('a notification leads to the decision with its reason', async () => {
  const news = {
    topic: NotificationTopic.LodgeMediaRejected,
    itemType: NotificationItemType.LodgeMediaDecision,
    itemId: 4,
    title: 'Lodge 2',
    excerpt: 'Too dark',
  }
  server.stub.answer('Notifications.GetNotificationsByIds', [notification(9, news)])
  server.stub.answer('Lodges.GetLodgeMediaDecisionsByIds', [lodgeMediaDecision(4)])
  server.stub.answer('Lodges.GetLodgeMediaAlbumsByIds', [lodgeAlbum(6)])
  server.stub.answer('Lodges.GetLodgesByIds', [lodge(2)])
  const query = `query ($id: ID!) { node(id: $id) { ... on LodgeMediaNotification {
    topic title excerpt
    decision { isAccepted mediaCount reason decidedAt lodge { name } album { name } }
  } } }`
  const { data, errors } = await server.ask(query, { id: globalId('LodgeMediaNotification', 9) })
  expect(errors).toEqual([])
  expect(data).toEqual({
    node: {
      topic: 'LODGE_MEDIA_REJECTED',
      title: 'Lodge 2',
      excerpt: 'Too dark',
      decision: {
        isAccepted: false,
        mediaCount: 2,
        reason: 'Too dark',
        decidedAt: moment,
        lodge: { name: 'Lodge 2' },
        album: { name: 'Album 6' },
      },
    },
  })
})
