import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp, { type Region, type Sharp } from 'sharp'
import type { MediaStorage } from '../core/mediaStorage'
import { Problem } from '../core/problem'
import { decodeHeic } from './heic'

/** The sizes in which a picture can be had, by the longer side in pixels. */
export const pictureSizes = { thumbnail: 320, gallery: 960, full: 2048 } as const

/** The most pixels that are decoded: a small file can hold a picture that fills the memory. */
const MAX_PIXELS = 60_000_000
/** The shorter side that a picture must have to look good on a card. */
const SMALLEST_SIDE = 200
/** How many times longer one side may be than the other: a longer strip has no height left in the sizes that are shown. */
const MAX_SHAPE_LENGTH = 16
/** The picture as it was uploaded, from which cuts are made: for its owner alone. */
export const SOURCE = 'source.jpg'
const SOURCE_SIDE = 3072
const SOURCE_QUALITY = 92
/** Seconds after which a picture that is made to take long is given up. */
const LONGEST = 60
const JPEG_QUALITY = 82
const WEBP_QUALITY = 80
const PLACEHOLDER_SIDE = 16

/** What is known of a picture once its files are made. */
export interface StoredPicture {
  /** Pixels of the full size. */
  width: number
  /** Pixels of the full size. */
  height: number
  /** A tiny blurred picture as data URI. */
  placeholder: string
}

/** A part of a picture in shares of its sides, after it has been turned clockwise. */
export interface Cut {
  readonly rotate: 0 | 90 | 180 | 270
  readonly crop?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

// Each picture is another one: what a cache keeps of the last ones only fills the memory.
sharp.cache(false)

/** A key that nobody can guess. */
export function newStorageKey(): string {
  return randomBytes(18).toString('base64url')
}

/**
 * Keeps an uploaded picture under the key as it is to be cut later, and answers it. Nothing of the file but its pixels gets
 * through: no metadata, no colour profile, no trailing bytes; it is turned as its orientation tells.
 * @throws a `Problem` when it cannot be read or has too many pixels
 */
export async function storeSource(storage: MediaStorage, key: string, file: string | Buffer): Promise<Buffer> {
  const source = await sourceOf(file).catch(unreadable)
  await storage.put(`${key}/${SOURCE}`, source)
  return source
}

/** The picture of a HEIC file, no larger than its source is kept, as a file that sharp reads. */
export async function readHeic(file: string): Promise<Buffer> {
  const { data, width, height } = await decodeHeic(file, { maxPixels: MAX_PIXELS, maxMs: LONGEST * 1000 })
  return fit(sharp(data, { raw: { width, height, channels: 4 } }), SOURCE_SIDE)
    .tiff({ compression: 'none' })
    .toBuffer()
}

/** Made smaller line by line before it is turned: to turn a picture, all of it has to be in the memory. */
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
 * Makes a stored picture anew under another key: turned and cut from what was uploaded, or for pictures that are older than
 * that from the largest size there is.
 * @throws a `Problem` when too little would be left of it
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
  return storePicture(storage, key, await part.toBuffer())
}

/** The pixels that a cut means. */
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

/**
 * Rewrites a picture in all sizes and formats under the key. Nothing of the file but its pixels gets through: no
 * metadata, no colour profile, no trailing bytes; it is turned as its orientation tells.
 * @throws a `Problem` when it cannot be read or has too many pixels
 */
export async function storePicture(
  storage: MediaStorage,
  key: string,
  source: Buffer | string,
): Promise<StoredPicture> {
  const { data, info } = await decode(source)
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })

  for (const [size, side] of Object.entries(pictureSizes)) {
    const picture = fit(pixels(), side)
    await storage.put(`${key}/${size}.webp`, await picture.clone().webp({ quality: WEBP_QUALITY }).toBuffer())
    await storage.put(`${key}/${size}.jpg`, await picture.clone().jpeg({ quality: JPEG_QUALITY }).toBuffer())
  }
  const tiny = await fit(pixels(), PLACEHOLDER_SIDE).blur(1).webp({ quality: 30, effort: 6 }).toBuffer()
  return {
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}

/**
 * Whether a file can become a picture, from its header alone.
 * @throws a `Problem` that says why not
 */
export async function checkPicture(path: string): Promise<void> {
  // Without sharp's own limit, so that too many pixels and an unreadable file are told apart.
  const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata().catch(unreadable)
  // Of an animation the first frame becomes the picture, but a viewer may have to go through all of them.
  if (width * height * pages > MAX_PIXELS) throw new Problem(422, 'PICTURE_TOO_LARGE')
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  if (shorter < SMALLEST_SIDE) throw new Problem(422, 'PICTURE_TOO_SMALL')
  if (longer > shorter * MAX_SHAPE_LENGTH) throw new Problem(422, 'PICTURE_TOO_NARROW')
}

/** The pixels at the largest size, from which the other sizes come. */
async function decode(source: Buffer | string) {
  return fit(read(source).autoOrient(), pictureSizes.full)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
}

function read(source: Buffer | string): Sharp {
  return sharp(source, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: LONGEST })
}

function unreadable(): never {
  throw new Problem(422, 'FILE_UNREADABLE')
}

function fit(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
}
