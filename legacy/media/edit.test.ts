import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LikeItemType, MediaKind } from '../contract/enums'
import { addJob } from '../core/jobs'
import { insertMedia, insertPicture } from '../testing/media'
import { mediaClient, upload } from '../testing/mediaClient'
import { actingAs, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'
import { inTurn } from './formats/rewriting'

let server: TestServer
let member: TestMember
let other: TestMember
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  member = await newMember(server)
  other = await newMember(server)
})
afterAll(() => server.close())

const colours = { red: '#d02020', green: '#20b020', blue: '#2040d0', yellow: '#e0d020' }
type Colour = keyof typeof colours

/** 800 by 600: red and green at the top, blue and yellow at the bottom. */
function quarters(): Promise<Buffer> {
  const quarter = (colour: Colour, left: number, top: number) => ({
    input: { create: { width: 400, height: 300, channels: 3 as const, background: colours[colour] } },
    left,
    top,
  })
  const all = [quarter('red', 0, 0), quarter('green', 400, 0), quarter('blue', 0, 300), quarter('yellow', 400, 300)]
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#000' } })
    .composite(all)
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** Colours of the four corners of the full size, row by row. */
async function corners(path: string): Promise<(Colour | undefined)[]> {
  const { rawPayload } = await mediaClient(server, member.client).get(`${path}/full.webp`)
  return cornersOf(rawPayload)
}

async function cornersOf(picture: Buffer): Promise<(Colour | undefined)[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const offset = (y * info.width + x) * info.channels
    const seen = [...data.subarray(offset, offset + 3)]
    const names = Object.keys(colours) as Colour[]
    return names.find((name) => {
      const wanted = [1, 3, 5].map((index) => parseInt(colours[name].slice(index, index + 2), 16))
      return wanted.every((value, channel) => Math.abs(value - (seen[channel] ?? 0)) < 40)
    })
  }
  const [right, bottom] = [info.width - 20, info.height - 20]
  return [at(20, 20), at(right, 20), at(20, bottom), at(right, bottom)]
}

const uploaded = async () => (await upload(server, member.client, await quarters())).data
const edit = (mediaId: number, cut: object) => member.client.call('Media.EditPicture', { mediaId, rotate: 0, ...cut })
const storageKeyOf = async (id: number) =>
  (await server.deps.db.selectFrom('media').select('storageKey').where('id', '=', id).executeTakeFirstOrThrow())
    .storageKey

describe('a picture', () => {
  it.each([
    [{ rotate: 0 }, 800, 600, ['red', 'green', 'blue', 'yellow']],
    [{ rotate: 90 }, 600, 800, ['blue', 'red', 'yellow', 'green']],
    [{ rotate: 180 }, 800, 600, ['yellow', 'blue', 'green', 'red']],
    [{ rotate: 270 }, 600, 800, ['green', 'yellow', 'red', 'blue']],
    [{ crop: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } }, 400, 300, Array(4).fill('yellow')],
    [{ rotate: 90, crop: { x: 0, y: 0, width: 1, height: 0.5 } }, 600, 400, ['blue', 'red', 'blue', 'red']],
    [{ rotate: 270, crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 } }, 300, 400, Array(4).fill('yellow')],
  ])('is turned, then cropped: %o', async (cut, width, height, seen) => {
    const { id } = await uploaded()
    const { status, data } = await edit(id, cut)
    expect(status).toBe(200)
    expect(data).toMatchObject({ id, width, height, kind: MediaKind.TempPicture })
    expect(await corners(data.path)).toEqual(seen)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is shown upright: orientation %d', async (orientation) => {
    const original = await sharp(await quarters())
      .withMetadata({ orientation })
      .toBuffer()
    const { data } = await upload(server, member.client, original)
    const upright = await sharp(original).autoOrient().toBuffer({ resolveWithObject: true })
    expect(data).toMatchObject({ width: upright.info.width, height: upright.info.height })
    expect(await corners(data.path)).toEqual(await cornersOf(upright.data))
  })

  it('is always cropped from the original', async () => {
    const { id } = await uploaded()
    await edit(id, { crop: { x: 0, y: 0, width: 0.5, height: 0.5 } })
    const { data } = await edit(id, { crop: { x: 0.5, y: 0, width: 0.5, height: 1 } })
    expect(await corners(data.path)).toEqual(['green', 'green', 'yellow', 'yellow'])
    expect((await edit(id, {})).data).toMatchObject({ width: 800, height: 600 })
  })

  it('without an original is cropped from its full size', async () => {
    const { id } = await insertPicture(server, member.id)
    const { data } = await edit(id, { rotate: 90 })
    expect(data).toMatchObject({ width: 400, height: 320 })
    expect((await edit(id, { rotate: 0 })).data).toMatchObject({ width: 320, height: 400 })
  })

  it('gets new files, a new address and a new placeholder; likes and position stay, the old files go', async () => {
    const before = await uploaded()
    const saved = await member.client.call('Media.SaveMedia', {
      mediaId: before.id,
      kind: MediaKind.AlbumPicture,
      title: 'Four',
      consent: true,
    })
    await member.client.call('Media.UpdateMedia', { mediaId: before.id, focusX: 0.1, focusY: 0.2 })
    await other.client.call('Common.ToggleLike', { itemType: LikeItemType.Media, itemId: before.id })
    const oldKey = await storageKeyOf(before.id)
    const { data } = await edit(before.id, { crop: { x: 0, y: 0, width: 0.5, height: 0.5 } })
    expect(data).toMatchObject({ focusX: 0.5, focusY: 0.5, likeCount: 1, title: 'Four', kind: 2 })
    expect(data.createdAt).toBe(saved.data.createdAt)
    expect(data.placeholder).not.toBe(before.placeholder)
    const get = (path: string) => mediaClient(server, other.client).get(`${path}/full.jpg`)
    expect((await get(before.path)).statusCode).toBe(404)
    expect((await get(data.path)).statusCode).toBe(200)
    await addJob(server.deps.db, 'removeErasedFiles', {})
    await server.runJobs()
    const { media } = server.deps
    expect(await media.get(`${oldKey}/full.jpg`)).toBeUndefined()
    expect(await media.get(`${oldKey}/source.jpg`)).toBeUndefined()
    expect((await get(data.path)).statusCode).toBe(200)
  })

  it('leaves files alone that other pictures share', async () => {
    const first = await insertPicture(server, member.id)
    const storageKey = await storageKeyOf(first.id)
    await insertPicture(server, other.id, { storageKey })
    await edit(first.id, { rotate: 180 })
    await addJob(server.deps.db, 'removeErasedFiles', {})
    await server.runJobs()
    expect(await server.deps.media.get(`${storageKey}/full.jpg`)).toBeDefined()
  })

  it('cannot be cropped below the minimum size', async () => {
    const { id, path } = await uploaded()
    const refused = await edit(id, { crop: { x: 0, y: 0, width: 1, height: 0.3 } })
    expect(refused).toMatchObject({ status: 422, problem: { code: 'CROP_TOO_SMALL' } })
    expect((await edit(id, { crop: { x: 0.9, y: 0, width: 0.9, height: 1 } })).status).toBe(422)
    expect(await corners(path)).toEqual(['red', 'green', 'blue', 'yellow'])
  })

  it.each([
    { rotate: 45 },
    { crop: { x: 0, y: 0, width: 1.5, height: 1 } },
    { crop: { x: -1, y: 0, width: 1, height: 1 } },
  ])('refuses the crop %o', async (cut) => {
    const { id } = await insertPicture(server, member.id)
    expect((await edit(id, cut)).status).toBe(400)
  })

  it('can be edited only by its owner, and a video cannot', async () => {
    const theirs = await insertPicture(server, other.id)
    const [video = 0] = await insertMedia(server, member.id, 1, { kind: MediaKind.AlbumVideo })
    for (const id of [theirs.id, video, 999_999]) expect((await edit(id, {})).status).toBe(404)
  })

  it('shows the original for cropping to its owner only', async () => {
    const { id } = await uploaded()
    const { path } = (await edit(id, { crop: { x: 0, y: 0, width: 0.5, height: 0.5 } })).data
    const source = await mediaClient(server, member.client).get(`${path}/source.jpg`)
    expect(await sharp(source.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 600 })
    for (const client of [other.client, await actingAs(server, member.id), new TestClient(server)]) {
      expect((await mediaClient(server, client).get(`${path}/source.jpg`)).statusCode).toBe(404)
    }
  })
})

/** Holds an edit in the queue while something else happens to the picture and its files. */
async function editAfter(mediaId: number, happens: () => Promise<unknown>) {
  const { deps } = server
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  const turns = [inTurn(() => held), inTurn(() => held)]
  const consume = vi.spyOn(deps.limits, 'consume')
  const answer = member.client.call('Media.EditPicture', { mediaId, rotate: 90 })
  await vi.waitFor(() => expect(consume).toHaveBeenCalledWith('pictureEditByProfile', String(member.id)))
  consume.mockRestore()
  await happens()
  await addJob(deps.db, 'removeErasedFiles', {})
  await server.runJobs()
  release()
  await Promise.all(turns)
  return answer
}

describe('a picture in the queue for editing', () => {
  it('is not found when it was deleted meanwhile', async () => {
    const { id } = await insertPicture(server, member.id)
    const before = server.logLines.length
    const edited = await editAfter(id, () => member.client.call('Media.DeleteMedia', { mediaIds: [id] }))
    expect(edited.status).toBe(404)
    expect(server.logLines.slice(before).filter((line) => line.includes('"level":50'))).toEqual([])
  })

  it('is edited in its latest version when another device edited it meanwhile', async () => {
    const { id } = await insertPicture(server, member.id)
    const { db } = server.deps
    const keyOf = (mediaId: number) =>
      db.selectFrom('media').select('storageKey').where('id', '=', mediaId).executeTakeFirstOrThrow()
    const edited = await editAfter(id, async () => {
      const newFiles = await keyOf((await insertPicture(server, member.id)).id)
      const { storageKey } = await keyOf(id)
      await db.updateTable('media').set(newFiles).where('id', '=', id).execute()
      await db.insertInto('mediaRemoval').values({ storageKey }).execute()
    })
    expect(edited.status).toBe(200)
  })
})
