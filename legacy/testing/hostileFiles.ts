import { randomBytes } from 'node:crypto'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { jpeg } from './media'

/** A PNG of 8-bit colours whose header claims a size, whatever its content. */
function png(
  size: { readonly width: number; readonly height: number },
  packed: Buffer = deflateSync(Buffer.alloc(1000)),
  chunks: readonly Buffer[] = [],
): Buffer {
  const sides = Buffer.alloc(8)
  sides.writeUInt32BE(size.width, 0)
  sides.writeUInt32BE(size.height, 4)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', Buffer.concat([sides, Buffer.from([8, 2, 0, 0, 0])])),
    ...chunks,
    pngChunk('IDAT', packed),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

/** The lines of a PNG of zeros, compressed to a thousandth. */
function zeros(bytes: number): Buffer {
  return deflateSync(Buffer.alloc(bytes), { level: 9 })
}

/** A JPEG whose header claims the maximum size. */
async function hugeJpeg(): Promise<Buffer> {
  const content = await jpeg()
  const frame = content.indexOf(Buffer.from('ffc0', 'hex'))
  content.writeUInt16BE(65_500, frame + 5)
  content.writeUInt16BE(65_500, frame + 7)
  return content
}

/** A WebP of one colour whose header claims the maximum size. */
async function hugeWebp(): Promise<Buffer> {
  const content = await sharp(await jpeg())
    .webp({ lossless: true })
    .toBuffer()
  // After the chunk's name, length and signature: 14 bits each for width and height.
  const size = content.indexOf('VP8L') + 9
  content.writeUInt32LE(((content.readUInt32LE(size) & 0xf0000000) | (16_382 << 14) | 16_382) >>> 0, size)
  return content
}

/** A picture in a HEIF container, AVIF or HEIC, whose properties claim billions of pixels. */
export function hugeHeif(content: Buffer): Buffer {
  const huge = Buffer.from(content)
  for (let at = huge.indexOf('ispe'); at >= 0; at = huge.indexOf('ispe', at + 4)) {
    huge.writeUInt32BE(60_000, at + 8)
    huge.writeUInt32BE(60_000, at + 12)
  }
  return huge
}

async function insideJpeg(text: string): Promise<Buffer> {
  const content = await jpeg()
  const comment = Buffer.from(text)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  return Buffer.concat([content.subarray(0, 2), Buffer.from('fffe', 'hex'), length, comment, content.subarray(2)])
}

/** An animation of different frames of 1000 by 1000. */
export async function animation(frames: number, format: 'webp' | 'gif'): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 1000, height: 1000, channels: 3, background } })
      .png()
      .toBuffer()
  const [dark, light] = [await frame('#203040'), await frame('#d0e0f0')]
  const all = Array.from({ length: frames }, (_, index) => (index % 2 ? dark : light))
  return sharp(all, { join: { animated: true } })
    .toFormat(format, { effort: format === 'webp' ? 0 : 1 })
    .toBuffer()
}

async function encoded(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  return sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>'
const page = '<!doctype html><script>alert(1)</script>'
const archive = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])

const wrongType = { status: 415, code: 'FILE_TYPE_NOT_ALLOWED' }
const unreadable = { status: 422, code: 'FILE_UNREADABLE' }
const tooLarge = { status: 422, code: 'PICTURE_TOO_LARGE' }

interface HostileFile {
  readonly name: string
  readonly content: () => Buffer | Promise<Buffer>
  readonly refusal: { readonly status: number; readonly code: string }
}

/** Files that are no pictures, are more than that, or too large, with their expected errors. */
export const hostileFiles: readonly HostileFile[] = [
  { name: 'a drawing that can hold scripts', content: () => Buffer.from(svg), refusal: wrongType },
  {
    name: 'such a drawing behind a prologue',
    content: () => Buffer.from(`\uFEFF<?xml version="1.0"?><!DOCTYPE svg>${svg}`),
    refusal: wrongType,
  },
  { name: 'such a drawing, packed', content: () => gzipSync(svg), refusal: wrongType },
  { name: 'a page', content: () => Buffer.from(page), refusal: wrongType },
  { name: 'a text', content: () => Buffer.from('Just words.'), refusal: wrongType },
  { name: 'nothing', content: () => Buffer.alloc(0), refusal: wrongType },
  { name: 'a document', content: () => Buffer.from('%PDF-1.7\n1 0 obj\n'), refusal: wrongType },
  { name: 'a program', content: () => Buffer.concat([Buffer.from('MZ'), randomBytes(500)]), refusal: wrongType },
  { name: 'an archive', content: () => archive, refusal: wrongType },
  {
    name: 'a GIF',
    content: async () =>
      sharp(await jpeg())
        .gif()
        .toBuffer(),
    refusal: wrongType,
  },
  { name: 'a GIF that moves', content: () => animation(3, 'gif'), refusal: wrongType },
  {
    name: 'a TIFF',
    content: async () =>
      sharp(await jpeg())
        .tiff()
        .toBuffer(),
    refusal: wrongType,
  },
  {
    name: 'a picture and a page in one',
    content: async () => Buffer.concat([await jpeg(), Buffer.from(page)]),
    refusal: wrongType,
  },
  {
    name: 'a picture and an archive in one',
    content: async () => Buffer.concat([await jpeg(), archive]),
    refusal: wrongType,
  },
  {
    name: 'a picture with an archive far inside',
    content: async () => Buffer.concat([await jpeg(), archive, Buffer.alloc(60_000)]),
    refusal: wrongType,
  },
  {
    name: 'a picture with a script inside',
    content: () => insideJpeg('<script>alert(1)</script>'),
    refusal: wrongType,
  },
  { name: 'a picture with a program inside', content: () => insideJpeg('<?php system("id"); ?>'), refusal: wrongType },
  { name: 'a picture and a document in one', content: () => insideJpeg('%PDF-1.7\n'), refusal: wrongType },
  {
    name: 'a PNG with a page in its text',
    content: () => png({ width: 400, height: 400 }, zeros(481_000), [pngChunk('tEXt', Buffer.from(`Title\0${page}`))]),
    refusal: wrongType,
  },
  {
    name: 'noise that begins like a picture',
    content: () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(5000)]),
    refusal: unreadable,
  },
  ...(['jpeg', 'png', 'webp', 'avif'] as const).map((format) => ({
    name: `half a file of the type ${format}`,
    content: async () => {
      const content = await encoded(format)
      return content.subarray(0, content.length / 2)
    },
    refusal: unreadable,
  })),
  {
    name: 'a PNG that holds less than it claims',
    content: () => png({ width: 400, height: 400 }, zeros(1000)),
    refusal: unreadable,
  },
  {
    name: 'a PNG that holds no packed data',
    content: () => png({ width: 400, height: 400 }, randomBytes(2000)),
    refusal: unreadable,
  },
  { name: 'a PNG with billions of pixels', content: () => png({ width: 60_000, height: 60_000 }), refusal: tooLarge },
  {
    name: 'a PNG of a few kilobytes that fills the memory',
    content: () => png({ width: 8000, height: 8000 }, zeros(100_000_000)),
    refusal: tooLarge,
  },
  { name: 'a JPEG with billions of pixels', content: hugeJpeg, refusal: tooLarge },
  { name: 'a WebP with hundreds of millions of pixels', content: hugeWebp, refusal: tooLarge },
  {
    name: 'an AVIF with billions of pixels',
    content: async () => hugeHeif(await encoded('avif')),
    refusal: tooLarge,
  },
  {
    name: 'a picture that is a thousand times as long as it is wide',
    content: () => png({ width: 200, height: 200_000 }, zeros(601 * 200_000)),
    refusal: { status: 422, code: 'PICTURE_TOO_NARROW' },
  },
  { name: 'an animation of too many frames', content: () => animation(61, 'webp'), refusal: tooLarge },
]

/** Pictures with oversized extra data, which the decoder does not unpack. */
export const bombs: readonly Pick<HostileFile, 'name' | 'content'>[] = [
  {
    name: 'a PNG that holds a hundred times what it claims',
    content: () => png({ width: 400, height: 400 }, zeros(48_000_000)),
  },
  {
    name: 'a PNG with a text of 100 megabytes',
    content: () =>
      png({ width: 400, height: 400 }, zeros(481_000), [
        pngChunk('zTXt', Buffer.concat([Buffer.from('Title\0\0'), zeros(100_000_000)])),
      ]),
  },
  {
    name: 'a PNG with a colour profile of 100 megabytes',
    content: () =>
      png({ width: 400, height: 400 }, zeros(481_000), [
        pngChunk('iCCP', Buffer.concat([Buffer.from('Profile\0\0'), zeros(100_000_000)])),
      ]),
  },
]
