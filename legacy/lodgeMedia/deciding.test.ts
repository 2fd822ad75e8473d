import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LikeItemType, NotificationDelivery, NotificationItemType, NotificationTopic } from '../contract/enums'
import { LodgeMediaStatus, LodgeNotificationTopic, LodgeRole } from '../contract/lodges/lodgeEnums'
import { MINUTE } from '../core/clock'
import { notificationItems } from '../shared/notifications/items'
import { insertLodgeAlbum, insertLodgeMedia } from '../testing/lodgeMedia'
import { setLodgeRole } from '../testing/lodges'
import { idsOf, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { addPicture, block, newGallery, type Gallery } from './gallery.fixture'

const { LodgeMediaAccepted, LodgeMediaRejected } = NotificationTopic

let server: TestServer
let gallery: Gallery

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  gallery = await newGallery(server, { mediaApproval: true })
})

const waiting = (count = 1, { id }: TestMember = gallery.member, albumId = gallery.albumId) =>
  insertLodgeMedia(server, albumId, id, count, { lodgeStatus: LodgeMediaStatus.Waiting })
const accept = ({ client }: TestMember, mediaIds: readonly number[]) =>
  client.call('Lodges.AcceptLodgeMediaItem', { lodgeId: gallery.lodgeId, mediaIds: [...mediaIds] })
const reject = ({ client }: TestMember, mediaIds: readonly number[], reason?: string) =>
  client.call('Lodges.RejectLodgeMediaItem', {
    lodgeId: gallery.lodgeId,
    mediaIds: [...mediaIds],
    ...(reason !== undefined && { reason }),
  })
const listed = async ({ client }: TestMember) =>
  idsOf((await client.call('Lodges.GetLodgeAlbumMediasNextPage', { albumId: gallery.albumId })).data)
const queue = async ({ client }: TestMember) => {
  const lodgeId = { lodgeId: gallery.lodgeId }
  const { count } = (await client.call('Lodges.GetLodgeMediaValidationItemsCount', lodgeId)).data
  return [idsOf((await client.call('Lodges.GetLodgeMediaValidationItems', lodgeId)).data), count]
}
const tasks = async ({ client }: TestMember) =>
  (await client.call('Notifications.LodgeAdminNotificationsCount')).data.count
const newsOf = async ({ client }: TestMember) => (await client.call('Notifications.ClientNotifications')).data
const decisionsOf = async ({ client }: TestMember, ids: readonly number[]) =>
  (await client.call('Lodges.GetLodgeMediaDecisionsByIds', { ids: [...ids] })).data

describe('media that wait', () => {
  it('are listed for those who accept them, those that wait longest first, and counted among their tasks', async () => {
    const { owner, assistant, other, requesting } = gallery
    const [newest = 0, oldest = 0] = await waiting(2)
    for (const leader of [owner, assistant]) expect(await queue(leader)).toEqual([[oldest, newest], 2])
    const asked = 1
    expect(await Promise.all([owner, assistant, other, requesting].map(tasks))).toEqual([2 + asked, 2 + asked, 0, 0])
    const { status } = await other.client.call('Lodges.GetLodgeMediaValidationItems', { lodgeId: gallery.lodgeId })
    expect(status).toBe(403)
    await accept(owner, [oldest])
    expect([await queue(assistant), await tasks(owner)]).toEqual([[[newest], 1], 1 + asked])
  })

  it('are withdrawn by their uploader', async () => {
    const [id = 0] = await waiting()
    expect((await gallery.member.client.call('Lodges.DeleteLodgeMedia', { mediaIds: [id] })).status).toBe(200)
    expect(await queue(gallery.owner)).toEqual([[], 0])
    expect((await accept(gallery.owner, [id])).status).toBe(404)
  })

  it('are left out for a leader whom a block divides from their uploader', async () => {
    const { assistant, owner, member } = gallery
    const [id = 0] = await waiting()
    await block(server, member, assistant)
    expect([await queue(assistant), await queue(owner)]).toEqual([
      [[], 0],
      [[id], 1],
    ])
    expect((await accept(assistant, [id])).status).toBe(404)
    expect((await reject(assistant, [id])).status).toBe(404)
  })
})

describe('accepting', () => {
  it('shows media to all as new, once and for several at a time', async () => {
    const { owner, other, member } = gallery
    const ids = await waiting(3)
    server.clock.advance(MINUTE)
    const { status, data } = await accept(owner, ids)
    expect([status, data.mediaIds.toSorted((a, b) => a - b)]).toEqual([200, ids])
    expect((await listed(other)).toSorted((a, b) => a - b)).toEqual(ids)
    const media = await other.client.call('Media.GetMediaByIds', { ids })
    expect(media.data[0]).toMatchObject({ createdAt: server.clock.now().toISOString(), lodgeStatus: 2 })
    expect((await accept(owner, ids)).data).toEqual({ mediaIds: [] })
    expect(await newsOf(member)).toMatchObject([{ topic: LodgeMediaAccepted, actor: { id: owner.id }, excerpt: null }])
  })

  it("notifies each uploader for each album, and nobody of one's own", async () => {
    const { owner, member, other, lodgeId, albumId } = gallery
    const second = await insertLodgeAlbum(server, lodgeId, other.id)
    const ids = [
      ...(await waiting(2)),
      ...(await waiting(1, member, second)),
      ...(await waiting(1, other)),
      ...(await waiting(1, owner)),
    ]
    await accept(owner, ids)
    const [news, othersNews] = [await newsOf(member), await newsOf(other)]
    const decisions = await decisionsOf(
      member,
      news.map(({ itemId }) => itemId).toSorted((a, b) => a - b),
    )
    expect(decisions).toMatchObject([
      { lodgeId, albumId, accepted: true, mediaCount: 2, reason: null },
      { albumId: second, mediaCount: 1 },
    ])
    expect([othersNews.length, (await newsOf(owner)).filter(({ topic }) => topic === LodgeMediaAccepted)]).toEqual([
      1,
      [],
    ])
    expect(
      await decisionsOf(
        other,
        news.map(({ itemId }) => itemId),
      ),
    ).toEqual([])
  })

  it('takes nothing of another lodge', async () => {
    const [id = 0] = await waiting()
    gallery = await newGallery(server, { mediaApproval: true })
    expect((await accept(gallery.owner, [id])).status).toBe(404)
    expect((await reject(gallery.owner, [id])).status).toBe(404)
  })
})

describe('rejecting', () => {
  it('deletes media, and notifies their uploader of the reason', async () => {
    const { assistant, member, albumId, lodgeId } = gallery
    const ids = await waiting(2)
    expect((await reject(assistant, ids, ' Too\u202E dark ')).status).toBe(200)
    const left = await server.deps.db.selectFrom('media').select('id').where('id', 'in', ids).execute()
    expect(left).toEqual([])
    const [news] = await newsOf(member)
    const { name } = (await member.client.call('Lodges.GetLodgeData', { lodgeId })).data
    expect(news).toMatchObject({
      topic: LodgeMediaRejected,
      itemType: NotificationItemType.LodgeMediaDecision,
      title: name,
      excerpt: 'Too dark',
    })
    expect(await decisionsOf(member, [news?.itemId ?? 0])).toMatchObject([
      { accepted: false, mediaCount: 2, reason: 'Too dark', albumId, decidedAt: server.clock.now().toISOString() },
    ])
    expect((await reject(assistant, ids)).status).toBe(404)
  })

  it('is too late for what was accepted', async () => {
    const { owner, assistant, other } = gallery
    const [first = 0, second = 0] = await waiting(2)
    await accept(owner, [first])
    expect((await reject(assistant, [first])).problem).toMatchObject({ status: 409, code: 'ALREADY_DECIDED' })
    expect((await reject(assistant, [first, second])).data).toEqual({ mediaIds: [second] })
    expect(await listed(other)).toEqual([first])
  })

  it('without a reason says none', async () => {
    await reject(gallery.owner, await waiting(), ' \n ')
    expect(await newsOf(gallery.member)).toMatchObject([{ topic: LodgeMediaRejected, excerpt: null }])
  })
})

describe('a notification of a decision', () => {
  const mailed = async ({ id }: TestMember) =>
    (await server.deps.db.selectFrom('mailNotice').select('topic').where('profileId', '=', id).execute()).length
  const choose = (delivery: number) =>
    server.deps.db
      .insertInto('lodgeNotificationSetting')
      .values({
        profileId: gallery.member.id,
        lodgeId: gallery.lodgeId,
        topic: LodgeNotificationTopic.MyPicturesAndVideos,
        delivery,
      })
      .execute()

  it("is mailed where the lodge's setting for pictures and videos says so", async () => {
    await accept(gallery.owner, await waiting())
    expect(await mailed(gallery.member)).toBe(0)
    await choose(NotificationDelivery.SendEmail)
    await reject(gallery.owner, await waiting())
    expect(await mailed(gallery.member)).toBe(1)
  })

  it('stays for whoever has left, and is hidden with the lodge', async () => {
    const { member, lodgeId } = gallery
    await reject(gallery.owner, await waiting())
    await setLodgeRole(server, lodgeId, member.id, LodgeRole.None)
    expect(await newsOf(member)).toHaveLength(1)
    await setLodgeRole(server, lodgeId, member.id, LodgeRole.Blacklisted)
    expect(await newsOf(member)).toEqual([])
  })

  it('leads to the album, or to all albums where that is gone', async () => {
    const { member, owner, lodgeId, albumId } = gallery
    await reject(owner, await waiting())
    const [news] = await newsOf(member)
    const item = notificationItems.get(NotificationItemType.LodgeMediaDecision)
    const about = {
      itemType: NotificationItemType.LodgeMediaDecision,
      itemId: news?.itemId ?? 0,
      topic: LodgeMediaRejected,
      actorId: owner.id,
    }
    const path = () => item.path(about, member.id, server.deps.db)
    expect(await path()).toBe(`/Community/Lodges/Lodge/${lodgeId}/Media/Album/${albumId}`)
    await owner.client.call('Lodges.DeleteLodgeMediaAlbum', { albumId })
    expect(await path()).toBe(`/Community/Lodges/Lodge/${lodgeId}/Media/Albums`)
  })
})

it('a like of media in a lodge leads to them in their album', async () => {
  const { member, other, owner, lodgeId, albumId } = gallery
  const { data } = await addPicture(server, owner, albumId)
  const body = { itemType: LikeItemType.Media, itemId: data.id, liked: true }
  expect((await other.client.call('Common.ToggleLike', body)).status).toBe(200)
  const item = notificationItems.get(NotificationItemType.Media)
  const news = { itemType: NotificationItemType.Media, itemId: data.id, topic: NotificationTopic.Like }
  const path = await item.path({ ...news, actorId: member.id }, owner.id, server.deps.db)
  expect(path).toBe(`/Community/Lodges/Lodge/${lodgeId}/Media/Album/${albumId}?medium=${data.id}`)
})

it('counts accepted media of others as new in the lodge since the last visit', async () => {
  const { member, other, owner, lodgeId } = gallery
  const news = async ({ client }: TestMember) =>
    (await client.call('Lodges.GetMyOwnLodges')).data.find(({ id }) => id === lodgeId)?.newMediaCount
  server.clock.advance(MINUTE)
  const [first = 0] = await waiting(2, member)
  expect(await news(other)).toBe(0)
  await accept(owner, [first])
  expect([await news(other), await news(member), await news(owner)]).toEqual([1, 0, 1])
  await block(server, other, member)
  expect(await news(other)).toBe(0)
  await owner.client.call('Lodges.UpdateLodgeViewTime', { lodgeId })
  expect(await news(owner)).toBe(0)
})
