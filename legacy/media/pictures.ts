import { randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { MediaStorage } from '../core/mediaStorage'
import { Problem } from '../core/problem'

/** The sizes in which a picture can be had, by the longer side in pixels. */
export const pictureSizes = { thumbnail: 320, gallery: 960, full: 2048 } as const

/** The most pixels that are decoded: a small file can hold a picture that fills the memory. */
const MOST_PIXELS = 60_000_000
/** The shorter side that a picture must have to look good on a card. */
const SMALLEST_SIDE = 200
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

/** A key that nobody can guess. */
export function newStorageKey(): string {
  return randomBytes(18).toString('base64url')
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
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata().catch(unreadable)
  if (width * height > MOST_PIXELS) throw new Problem(422, 'PICTURE_TOO_LARGE')
  if (Math.min(width, height) < SMALLEST_SIDE) throw new Problem(422, 'PICTURE_TOO_SMALL')
}

/** The pixels at the largest size, from which the other sizes come. */
async function decode(source: Buffer | string) {
  return fit(sharp(source, { limitInputPixels: MOST_PIXELS }).autoOrient(), pictureSizes.full)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
}

function unreadable(): never {
  throw new Problem(422, 'FILE_UNREADABLE')
}

function fit(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
}
