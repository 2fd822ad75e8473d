import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { animation, bombs, hostileFiles, hugeHeif } from '../testing/hostileFiles'
import { mediaClient, upload } from '../testing/mediaClient'
import { jpeg } from '../testing/media'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let member: TestMember
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  member = await newMember(server)
})

const send = (content: Buffer) => upload(server, member.client, content, { query: { allowNotJpeg: true } })

describe('an upload is refused when it is', () => {
  it.each(hostileFiles)('$name', async ({ content, refusal: { status, code } }) => {
    expect(await send(await content())).toMatchObject({ status, problem: { code } })
    expect(await server.deps.db.selectFrom('media').select('id').where('profileId', '=', member.id).execute()).toEqual(
      [],
    )
  })

  it('refuses a picture that claims to be HEIC and is not', async () => {
    const heic = Buffer.concat([Buffer.from('0000001866747970686569630000000068656963', 'hex'), Buffer.alloc(500)])
    expect(await send(heic)).toMatchObject({ status: 415, problem: { code: 'HEIC_NOT_READABLE' } })
  })
})

it('refuses a HEIC picture that claims billions of pixels before decoding it', async () => {
  const heic = await readFile(fileURLToPath(new URL('../testing/files/telephone.heic', import.meta.url)))
  expect(await send(hugeHeif(heic))).toMatchObject({ status: 422, problem: { code: 'PICTURE_TOO_LARGE' } })
})

describe('extra data', () => {
  it.each(bombs)('$name is removed', async ({ content }) => {
    expect(await send(await content())).toMatchObject({ status: 200, data: { width: 400, height: 400 } })
  })
})

describe('of an animation', () => {
  it('the first frame becomes the picture', async () => {
    const { status, data } = await send(await animation(3, 'webp'))
    expect(status).toBe(200)
    expect(data).toMatchObject({ width: 1000, height: 1000 })
    const { rawPayload } = await mediaClient(server, member.client).get(`${data.path}/gallery.webp`)
    expect((await sharp(rawPayload).metadata()).pages).toBeUndefined()
  })
})

/** Extra data in a file besides the pixels: JPEG segments before the first scan, WebP chunks. */
function extrasOf(content: Buffer): string[] {
  const found: string[] = []
  if (content.toString('latin1', 0, 4) === 'RIFF') {
    for (let at = 12; at + 8 <= content.length; at += 8 + content.readUInt32LE(at + 4) + ((content[at + 4] ?? 0) % 2)) {
      found.push(content.toString('latin1', at, at + 4))
    }
    return found.filter((part) => part !== 'VP8 ' && part !== 'VP8L')
  }
  for (let at = 2; content[at] === 0xff && content[at + 1] !== 0xda; at += 2 + content.readUInt16BE(at + 2)) {
    found.push((content[at + 1] ?? 0).toString(16))
  }
  // Application segments other than the format's own, and comments.
  return found.filter((mark) => /^(?:e[1-f]|fe)$/.test(mark))
}

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('keeps nothing but the pixels of a picture in %s', (format) => {
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>secret</rdf:RDF></x:xmpmeta>'

  it('in any file', async () => {
    const original = await sharp(await jpeg(1200, 900))
      .withExif({ IFD0: { Copyright: 'secret', Make: 'secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1' } })
      .withIccProfile('p3')
      .withXmp(xmp)
      .toFormat(format)
      .toBuffer()
    const before = await sharp(original).metadata()
    expect([before.exif, before.icc, before.xmp].map((part) => part !== undefined)).toEqual([true, true, true])

    const { data } = await send(original)
    const client = mediaClient(server, member.client)
    const files = await Promise.all(
      ['thumbnail', 'gallery', 'full'].flatMap((size) => [
        client.get(`${data.path}/${size}.webp`).then(({ rawPayload }) => rawPayload),
        client.get(`${data.path}/${size}.jpg`).then(({ rawPayload }) => rawPayload),
      ]),
    )
    const row = await server.deps.db
      .selectFrom('media')
      .select('storageKey')
      .where('id', '=', data.id)
      .executeTakeFirst()
    const source = await server.deps.media.get(`${row?.storageKey}/source.jpg`)
    const placeholder = Buffer.from(data.placeholder.split(',')[1] ?? '', 'base64')
    for (const file of [...files, placeholder, await bytesOf(source?.read())]) {
      const found = await sharp(file).metadata()
      expect([found.exif, found.icc, found.xmp, found.iptc, found.comments]).toEqual(Array(5).fill(undefined))
      expect(file.includes('secret')).toBe(false)
      expect(extrasOf(file)).toEqual([])
    }
  })
})

async function bytesOf(content: AsyncIterable<Buffer> | undefined): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of content ?? []) parts.push(part)
  return Buffer.concat(parts)
}
