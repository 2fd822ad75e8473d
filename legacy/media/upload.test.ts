import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '../core/clock'
import { addJob } from '../core/jobs'
import { mediaClient, upload } from '../testing/mediaClient'
import { jpeg } from '../testing/media'
import { newMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let memberId: number
let member: TestClient
beforeAll(async () => {
  server = await startTestServer({ MAX_PICTURE_BYTES: '300000', MAX_VIDEO_BYTES: '400000' })
  await insertPlaces(server.deps.db)
  memberId = await insertProfile(server, { name: 'Uploader' })
  member = await clientOf(server, memberId)
})
afterAll(() => server.close())

const send = (content: Buffer, query: object = {}, file?: { name?: string; type?: string }) =>
  upload(server, member, content, { query, file })

describe('a picture', () => {
  it('is rewritten in all sizes and formats, without metadata, and upright', async () => {
    const original = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#1f6f78' } })
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { status, data } = await send(original, {}, { name: '../../etc/passwd', type: 'text/html' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ kind: 5, status: 3, width: 600, height: 1200, focusX: 0.5 })
    expect(data.placeholder).toMatch(/^data:image\/webp;base64,.{20,}/)
    expect(data.path).toMatch(/^\/media\/[0-9a-f-]{36}$/)
    for (const [size, width, height] of [
      ['thumbnail', 160, 320],
      ['card', 320, 640],
      ['gallery', 480, 960],
      ['full', 600, 1200],
    ] as const) {
      for (const [extension, format, accept] of [
        ['webp', 'webp', 'image/webp,*/*'],
        ['webp', size === 'full' ? 'webp' : 'heif', 'image/avif,image/webp,*/*'],
        ['jpg', 'jpeg', 'image/avif,image/webp,*/*'],
      ] as const) {
        const { rawPayload } = await mediaClient(server, member).get(`${data.path}/${size}.${extension}`, {
          headers: { accept },
        })
        const found = await sharp(rawPayload).metadata()
        expect(found).toMatchObject({ format, width, height })
        expect([found.exif, found.icc, found.xmp, found.orientation]).toEqual(Array(4).fill(undefined))
        expect(rawPayload.includes('secret')).toBe(false)
      }
    }
  })

  it.each(['png', 'webp'] as const)('may be %s only where that is allowed', async (format) => {
    const picture = await sharp(await jpeg())
      .toFormat(format)
      .toBuffer()
    const refused = await send(picture, {}, { name: 'photo.jpg', type: 'image/jpeg' })
    expect(refused).toMatchObject({ status: 415, problem: { code: 'FILE_TYPE_NOT_ALLOWED' } })
    expect(await send(picture, { allowNotJpeg: true })).toMatchObject({ status: 200, data: { kind: 5 } })
  })

  it.each([
    ['that is hardly one', () => jpeg(90, 300), 422, 'PICTURE_TOO_SMALL'],
    ['that is too large', async () => Buffer.concat([await jpeg(), randomBytes(300_000)]), 413, 'FILE_TOO_LARGE'],
  ])('is no file %s', async (_, content, status, code) => {
    expect(await send(await content())).toMatchObject({ status, problem: { code } })
  })

  it('may be AVIF or a phone’s HEIC where formats besides JPEG are allowed', async () => {
    const heic = await readFile(new URL('../testing/files/telephone.heic', import.meta.url))
    const avif = await sharp(await jpeg(240, 320))
      .avif({ effort: 0 })
      .toBuffer()
    for (const picture of [heic, avif]) {
      expect(await send(picture)).toMatchObject({ status: 415, problem: { code: 'FILE_TYPE_NOT_ALLOWED' } })
      const { status, data } = await send(picture, { allowNotJpeg: true })
      expect([status, data.width, data.height]).toEqual([200, 240, 320])
    }
    const { data } = await send(heic, { allowNotJpeg: true })
    const { rawPayload } = await mediaClient(server, member).get(`${data.path}/full.jpg`)
    // Half red, half petrol: checks that the pixels are kept.
    for (const [left, red] of [
      [20, 0xc2],
      [200, 0x1f],
    ] as const) {
      const pixel = await sharp(rawPayload).extract({ left, top: 20, width: 1, height: 1 }).raw().toBuffer()
      expect(Math.abs((pixel[0] ?? 0) - red)).toBeLessThan(24)
    }
  })

  it('is refused as truncated HEIC without stopping the server', async () => {
    const heic = await readFile(new URL('../testing/files/telephone.heic', import.meta.url))
    for (const length of [100, 250, 400]) {
      const { status } = await send(heic.subarray(0, length), { allowNotJpeg: true })
      expect([415, 422]).toContain(status)
    }
    expect((await send(heic, { allowNotJpeg: true })).status).toBe(200)
  })

  it('must be for an existing album type that its sender may use', async () => {
    for (const albumTypeId of [1, 2]) expect((await send(await jpeg(), { albumTypeId })).status).toBe(200)
    for (const albumTypeId of [0, 4, 1.5, 'x']) {
      expect(await send(await jpeg(), { albumTypeId })).toMatchObject({
        status: 400,
        problem: { fields: [{ field: 'albumTypeId' }] },
      })
    }
    const red = { albumTypeId: 3 }
    expect(await send(await jpeg(), red)).toMatchObject({ status: 403, problem: { code: 'NOT_DARK_APPROVED' } })
    const approved = await newMember(server, { darkStatus: 3 })
    const onMain = await upload(server, approved.client, await jpeg(), { query: red })
    expect(onMain).toMatchObject({ status: 422, problem: { code: 'DARK_SITES_ONLY' } })
  })

  it('is refused before it has arrived completely', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const body = new FormData()
    body.set('File', new Blob([new Uint8Array(await jpeg()), new Uint8Array(30_000_000)]), 'photo.jpg')
    const response = await fetch(`${address}/api/Common/UploadTempMedia`, {
      method: 'POST',
      headers: { cookie: `sid=${member.cookies.get('sid')}` },
      body,
    })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'FILE_TOO_LARGE' })
  })

  it('keeps its own size limit where videos are allowed', async () => {
    // Above the size limit, so that the file is refused unread.
    const large = Buffer.concat([await jpeg(), Buffer.from('<script>'), randomBytes(310_000)])
    expect(await send(large, { allowUploadVideo: true })).toMatchObject({
      status: 413,
      problem: { code: 'FILE_TOO_LARGE' },
    })
  })

  it('has an hourly limit', async () => {
    const eager = await clientOf(server, await insertProfile(server, { name: 'Eager' }))
    const statuses: number[] = []
    for (let number = 0; number <= 120; number++) {
      statuses.push((await upload(server, eager, Buffer.alloc(0))).status)
    }
    expect([statuses.slice(0, -1).every((status) => status === 415), statuses.at(-1)]).toEqual([true, 429])
  })

  it('has a daily limit in megabytes', async () => {
    const { id, client } = await newMember(server)
    await server.deps.limits.consume('megabytesByProfile', String(id), 4_999)
    expect((await upload(server, client, await jpeg())).status).toBe(200)
    expect((await upload(server, client, await jpeg())).status).toBe(429)
  })

  it('must be sent as the part File of a form', async () => {
    expect(await upload(server, member, await jpeg(), { field: 'Other' })).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'File', code: 'REQUIRED' }] },
    })
    expect(await member.call('Common.UploadTempMedia', {})).toMatchObject({ status: 415 })
  })

  it('is erased with its files after a day when it is not used', async () => {
    const { data } = await send(await jpeg())
    const { storageKey } = await server.deps.db
      .selectFrom('media')
      .select('storageKey')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow()
    const file = `${storageKey}/thumbnail.webp`
    expect(await server.deps.media.get(file)).toBeDefined()
    await sweep()
    expect(await server.deps.media.get(file)).toBeDefined()
    server.clock.advance(DAY)
    await sweep()
    expect(await server.deps.media.get(file)).toBeUndefined()
    const left = await server.deps.db.selectFrom('media').select('id').where('id', '=', data.id).execute()
    expect(left).toEqual([])
  })
})

async function sweep(): Promise<void> {
  await server.deps.db.transaction().execute(async (db) => {
    await addJob(db, 'removeTempMedia', {})
    await addJob(db, 'removeErasedFiles', {})
  })
  await server.runJobs()
}
