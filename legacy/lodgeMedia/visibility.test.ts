import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DarkStatus, LikeItemType, MediaStatus, ProfileStatus, RoleLevel } from '../contract/enums'
import { ReportItemType, ReportReason } from '../contract/staff/reportEnums'
import { LodgeMediaStatus } from '../contract/lodges/lodgeEnums'
import { insertLodgePicture } from '../testing/lodgeMedia'
import { mediaClient } from '../testing/mediaClient'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'
import { block, newGallery, type Gallery } from './gallery.fixture'

let server: TestServer
let gallery: Gallery
let picture: { readonly id: number; readonly key: string }

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

async function begin(lodge: Parameters<typeof newGallery>[1] = {}, values: object = {}): Promise<void> {
  gallery = await newGallery(server, lodge)
  picture = await insertLodgePicture(server, gallery.albumId, gallery.member.id, values)
}

const changeLodge = (values: object) =>
  server.deps.db.updateTable('lodge').set(values).where('id', '=', gallery.lodgeId).execute()
const changeMedium = (values: object) =>
  server.deps.db.updateTable('media').set(values).where('id', '=', picture.id).execute()
const changeProfile = ({ id }: TestMember, values: object) =>
  server.deps.db.updateTable('profile').set(values).where('id', '=', id).execute()

/** Every way of reaching the picture, and whether it leads to it. */
async function traces(client: TestClient): Promise<Record<string, boolean>> {
  const { albumId, lodgeId } = gallery
  const list = await client.call('Lodges.GetLodgeAlbumMediasNextPage', { albumId })
  const album = await client.call('Lodges.GetLodgeMediaAlbum', { albumId })
  const albums = await client.call('Lodges.GetLodgeMediaAlbumsOverview', { lodgeId })
  const byIds = await client.call('Media.GetMediaByIds', { ids: [picture.id] })
  const like = await client.call('Common.ToggleLike', {
    itemType: LikeItemType.Media,
    itemId: picture.id,
    liked: false,
  })
  const covers = [album.data, ...(albums.status === 200 ? albums.data : [])]
  return {
    address: (await mediaClient(server, client).get(`/media/${picture.key}/gallery.webp`)).statusCode === 200,
    batch: byIds.data.length > 0,
    list: list.status === 200 && list.data.some(({ id }) => id === picture.id),
    cover: covers.some((each) => each?.cover?.id === picture.id || each?.mediaCount > 0),
    like: like.status === 200,
  }
}

const ways = ['address', 'batch', 'list', 'cover', 'like'] as const
const all = Object.fromEntries(ways.map((way) => [way, true]))
const none = Object.fromEntries(ways.map((way) => [way, false]))
/** What a waiting picture or one of one's own shows: no cover, which all see. */
const allButCover = { ...all, cover: false }

type Actor = Exclude<keyof Gallery, 'lodgeId' | 'albumId'>
const inside = ['owner', 'coOwner', 'assistant', 'member', 'other'] as const satisfies Actor[]
const outside = ['requesting', 'declined', 'stranger'] as const satisfies Actor[]

describe.each([true, false])('a picture in an album (public: %s)', (mediaPublic) => {
  beforeEach(() => begin({ mediaPublic }))

  it('is for those who may see the albums', async () => {
    for (const actor of inside) expect([actor, await traces(gallery[actor].client)]).toEqual([actor, all])
    for (const actor of outside)
      expect([actor, await traces(gallery[actor].client)]).toEqual([actor, mediaPublic ? all : none])
    expect(await traces(gallery.blocked.client)).toEqual(none)
    const { data } = await gallery.other.client.call('Media.GetMediaByIds', { ids: [picture.id] })
    expect(data).toMatchObject([{ lodgeAlbumId: gallery.albumId, lodgeStatus: 2, albumId: null, deletable: false }])
  })

  it('is hidden from visitors, and after a block from either side', async () => {
    const visitor = await mediaClient(server, new TestClient(server)).get(`/media/${picture.key}/gallery.webp`)
    expect(visitor.statusCode).toBe(404)
    await block(server, gallery.other, gallery.member)
    await block(server, gallery.member, gallery.assistant)
    expect(await traces(gallery.other.client)).toEqual(none)
    expect(await traces(gallery.assistant.client)).toEqual(none)
    await block(server, gallery.owner, gallery.coOwner)
    expect(await traces(gallery.coOwner.client)).toEqual(none)
  })

  it('is gone with its lodge, but not for its owner', async () => {
    await changeLodge({ deletedAt: server.clock.now() })
    for (const actor of ['owner', 'other', 'stranger'] as const)
      expect(await traces(gallery[actor].client)).toEqual(none)
    expect(await traces(gallery.member.client)).toEqual({ ...none, address: true, batch: true, like: true })
  })

  it.each([{ status: ProfileStatus.Locked }, { forcedConsentMedia: true }, { privacyConsentAt: null }])(
    'is hidden while its owner is: %j',
    async (values) => {
      await changeProfile(gallery.member, values)
      expect(await traces(gallery.owner.client)).toEqual(none)
      expect(await traces(gallery.other.client)).toEqual(none)
    },
  )

  it('that is being converted is for its owner alone', async () => {
    await changeMedium({ status: MediaStatus.ReadyForConversion })
    expect(await traces(gallery.owner.client)).toEqual(none)
    expect(await traces(gallery.member.client)).toMatchObject({ batch: true, list: true, cover: false })
  })
})

describe.each([true, false])('a picture that waits (public: %s)', (mediaPublic) => {
  beforeEach(() => begin({ mediaPublic, mediaApproval: true }, { lodgeStatus: LodgeMediaStatus.Waiting }))

  it('is for its uploader and for those who accept media', async () => {
    for (const actor of ['owner', 'coOwner', 'assistant', 'member'] as const)
      expect([actor, await traces(gallery[actor].client)]).toEqual([actor, allButCover])
    for (const actor of ['other', ...outside] as const)
      expect([actor, await traces(gallery[actor].client)]).toEqual([actor, none])
  })

  it('is hidden from a leader after a block', async () => {
    await block(server, gallery.assistant, gallery.member)
    expect(await traces(gallery.assistant.client)).toEqual(none)
    const { data } = await gallery.assistant.client.call('Lodges.GetLodgeMediaValidationItems', {
      lodgeId: gallery.lodgeId,
    })
    expect(data).toEqual([])
  })
})

describe('a picture in a dark lodge', () => {
  const dark = { darkStatus: DarkStatus.Approved }
  const onDark = async ({ id }: TestMember) => clientOf(server, id, { host: 'dark.dk.localhost' })

  beforeEach(async () => {
    await begin({ dark: true, mediaPublic: true })
    for (const actor of [...inside, 'stranger'] as const) await changeProfile(gallery[actor], dark)
  })

  it('is on dark sites only', async () => {
    for (const actor of ['owner', 'other', 'stranger'] as const) {
      expect(await traces(await onDark(gallery[actor]))).toEqual(all)
      expect(await traces(await clientOf(server, gallery[actor].id))).toEqual(none)
    }
  })

  it('is shown to staff on a dark site alone when it is reported', async () => {
    const staff = await newMember(server, { ...dark, roleLevel: RoleLevel.Support })
    await changeLodge({ mediaPublic: false })
    const report = { itemType: ReportItemType.Media, itemId: picture.id, reason: ReportReason.Harassment }
    expect((await (await onDark(gallery.other)).call('Reports.ReportContent', report)).status).toBe(200)
    expect(await traces(await onDark(staff))).toMatchObject({ address: true, list: false })
    expect(await traces(staff.client)).toMatchObject({ address: false, batch: false })
  })
})
