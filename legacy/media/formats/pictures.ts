import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp, { type Region, type Sharp } from 'sharp'
import type { MediaStorage } from '../../core/mediaStorage'
import { Problem } from '../../core/problem'
import { decodeHeic } from './heic'
import { pictureSizes, SOURCE } from '../../shared/media/fileNames'

/** Limit of decoded pixels: a small file can hold a picture that fills the memory. */
const MAX_PIXELS = 60_000_000
/** Minimum length of the shorter side, for a picture to look good on a card. */
const SMALLEST_SIDE = 200
/** Maximum aspect ratio: a longer strip would have no height in the displayed sizes. */
const MAX_SHAPE_LENGTH = 16
const SOURCE_SIDE = 3072
const SOURCE_QUALITY = 92
/** Timeout of picture processing in seconds, against pictures made to be slow. */
const TIMEOUT_SECONDS = 60
const JPEG_QUALITY = 82
const WEBP_QUALITY = 80
/** About as good to look at as the WebP. */
const AVIF_QUALITY = 55
/** Higher ones take many times as long for a tenth of the bytes. */
const AVIF_EFFORT = 2
const PLACEHOLDER_SIDE = 16

export interface StoredPicture {
  /** Pixels of the full size. */
  width: number
  /** Pixels of the full size. */
  height: number
  /** A tiny blurred picture as data URI. */
  placeholder: string
}

/** A crop in fractions of the sides, after a clockwise rotation. */
export interface Cut {
  readonly rotate: 0 | 90 | 180 | 270
  readonly crop?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

// Every picture is new, so a cache would only fill the memory.
sharp.cache(false)

/** A random key that cannot be guessed. */
export function newStorageKey(): string {
  return randomBytes(18).toString('base64url')
}

/**
 * Stores an uploaded picture under the key as the source of later crops, and returns it. Only pixels are kept: no
 * metadata, colour profile or trailing bytes; the EXIF orientation is applied.
 * @throws a `Problem` when it cannot be read or has too many pixels
 */
export async function storeSource(storage: MediaStorage, key: string, file: string | Buffer): Promise<Buffer> {
  const source = await sourceOf(file).catch(unreadable)
  await storage.put(`${key}/${SOURCE}`, source)
  return source
}

/** Converts a HEIC file to a format that sharp reads, at most as large as a stored original. */
export async function readHeic(file: string): Promise<Buffer> {
  const { data, width, height } = await decodeHeic(file, { maxPixels: MAX_PIXELS, maxMs: TIMEOUT_SECONDS * 1000 })
  return fit(sharp(data, { raw: { width, height, channels: 4 } }), SOURCE_SIDE)
    .tiff({ compression: 'none' })
    .toBuffer()
}

/** Shrinks the picture as a stream before rotating it, because rotation needs the whole picture in memory. */
async function sourceOf(file: string | Buffer): Promise<Buffer> {
  const { orientation } = await sharp(file).metadata()
  const lying = await fit(read(file), SOURCE_SIDE)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .withMetadata({ orientation })
    .tiff({ compression: 'none' })
    .toBuffer()
  return sharp(lying).autoOrient().jpeg({ quality: SOURCE_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
}

/**
 * Stores a rotated and cropped picture under another key: from the original or, for older pictures, from the
 * largest size.
 * @throws a `Problem` when the result would be too small
 */
export async function storeCut(
  storage: MediaStorage,
  key: string,
  cut: Cut & { readonly from: string },
): Promise<StoredPicture> {
  const stored = (await storage.get(`${cut.from}/${SOURCE}`)) ?? (await storage.get(`${cut.from}/full.jpg`))
  if (!stored) throw new Error(`The files of ${cut.from} are not in the storage`)
  const source = await buffer(stored.read())
  const { data, info } = await read(source).rotate(cut.rotate).raw().toBuffer({ resolveWithObject: true })
  const turned = sharp(data, { raw: info })
  const part = turned.extract(pixelsOf(cut, info)).jpeg({ quality: SOURCE_QUALITY, chromaSubsampling: '4:4:4' })
  await storage.put(`${key}/${SOURCE}`, source)
  return storePicture(storage, key, await part.toBuffer(), { avif: true })
}

function pixelsOf({ crop }: Cut, { width, height }: { readonly width: number; readonly height: number }): Region {
  const { x, y, width: shareX, height: shareY } = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const left = Math.round(x * width)
  const top = Math.round(y * height)
  const region = {
    left,
    top,
    width: Math.min(Math.round(shareX * width), width - left),
    height: Math.min(Math.round(shareY * height), height - top),
  }
  if (Math.min(region.width, region.height) < SMALLEST_SIDE) throw new Problem(422, 'CROP_TOO_SMALL')
  return region
}

interface PictureFormats {
  /** Also as AVIF in the sizes of lists: a third smaller, and slow to make. */
  readonly avif: boolean
}

/**
 * Stores a picture in all sizes and formats under the key. Only pixels are kept: no metadata, colour profile or
 * trailing bytes; the EXIF orientation is applied.
 * @throws a `Problem` when it cannot be read or has too many pixels
 */
export async function storePicture(
  storage: MediaStorage,
  key: string,
  source: Buffer | string,
  { avif }: PictureFormats = { avif: false },
): Promise<StoredPicture> {
  const { data, info } = await decode(source)
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })

  for (const [size, side] of Object.entries(pictureSizes)) {
    const picture = fit(pixels(), side)
    await storage.put(`${key}/${size}.webp`, await picture.clone().webp({ quality: WEBP_QUALITY }).toBuffer())
    await storage.put(`${key}/${size}.jpg`, await picture.clone().jpeg({ quality: JPEG_QUALITY }).toBuffer())
    if (avif && side < pictureSizes.full) {
      const small = picture.clone().avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT })
      await storage.put(`${key}/${size}.avif`, await small.toBuffer())
    }
  }
  const tiny = await fit(pixels(), PLACEHOLDER_SIDE).blur(1).webp({ quality: 30, effort: 6 }).toBuffer()
  return {
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}

/** Checks from its header alone whether a file can become a picture. @throws a `Problem` with the reason */
export async function checkPicture(path: string): Promise<void> {
  // Without sharp's own limit, so that too many pixels and an unreadable file give different errors.
  const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata().catch(unreadable)
  // Only an animation's first frame is used, but decoding may have to go through all of them.
  if (width * height * pages > MAX_PIXELS) throw new Problem(422, 'PICTURE_TOO_LARGE')
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  if (shorter < SMALLEST_SIDE) throw new Problem(422, 'PICTURE_TOO_SMALL')
  if (longer > shorter * MAX_SHAPE_LENGTH) throw new Problem(422, 'PICTURE_TOO_NARROW')
}

/** The pixels at the largest size; the other sizes are made from them. */
async function decode(source: Buffer | string) {
  return fit(read(source).autoOrient(), pictureSizes.full)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
}

function read(source: Buffer | string): Sharp {
  return sharp(source, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: TIMEOUT_SECONDS })
}

function unreadable(): never {
  throw new Problem(422, 'FILE_UNREADABLE')
}

function fit(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
}
