import { randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { MediaStorage } from '../core/mediaStorage'

/** The sizes in which a picture can be had, by the longer side in pixels. */
export const pictureSizes = { thumbnail: 320, gallery: 960, full: 2048 } as const

/** The formats in which each size can be had, as file name extensions. */
export const pictureFormats = ['webp', 'jpg'] as const

/** The most pixels that are decoded: a small file can hold a picture that fills the memory. */
export const PIXEL_LIMIT = 60_000_000

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
 * @throws what sharp throws when the file is no picture or has too many pixels
 */
export async function storePicture(
  storage: MediaStorage,
  key: string,
  source: Buffer | string,
): Promise<StoredPicture> {
  // Decoded once at the largest size; the others come from that.
  const { data, info } = await fit(sharp(source, { limitInputPixels: PIXEL_LIMIT }).autoOrient(), pictureSizes.full)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
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

function fit(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
}
