import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { MediaStatus } from '../contract/enums'
import type { Deps } from '../core/handler'
import { Problem } from '../core/problem'
import { storePicture, type StoredPicture } from './formats/pictures'
import { CONVERTED } from '../shared/media/fileNames'
import { findVideoConverter, ORIGINAL, UnreadableVideo } from './formats/video'

export interface ConversionJob {
  readonly mediaId: number
  /** The detected format of its content. */
  readonly demuxer: string
}

/**
 * Converts an uploaded video. A file without a video fails for good with `ConversionFailed`; any other error
 * becomes `TemporaryError`, and the queue retries. Without an installed converter, the video waits for one.
 */
export async function convertVideo(
  deps: Deps,
  { mediaId, demuxer }: ConversionJob,
  stopping?: AbortSignal,
): Promise<void> {
  const { db, media } = deps
  const video = await db
    .selectFrom('media')
    .select('storageKey')
    .where('id', '=', mediaId)
    .where('status', 'in', [MediaStatus.ReadyForConversion, MediaStatus.TemporaryError])
    .executeTakeFirst()
  if (!video) return
  const converter = await findVideoConverter()
  if (!converter) throw new Error('Videos wait for ffmpeg to be installed')

  const { storageKey } = video
  const setRow = (values: { status: MediaStatus } & Partial<StoredVideo>) =>
    db.updateTable('media').set(values).where('id', '=', mediaId).executeTakeFirst()
  const setConverted = (stored: StoredVideo) =>
    db
      .updateTable('media')
      .set((eb) => ({
        ...stored,
        status: eb
          .case()
          .when('lookNeeded', '=', true)
          .then(eb.lit(MediaStatus.WaitingForLook))
          .else(eb.lit(MediaStatus.Live))
          .end(),
      }))
      .where('id', '=', mediaId)
      .executeTakeFirst()
  try {
    const stored = await convert(deps, storageKey, (input, output) =>
      converter.convert(input, demuxer, output, stopping),
    )
    const { numUpdatedRows } = await setConverted(stored)
    // The profile was erased meanwhile: files written since must go too.
    await media.remove(numUpdatedRows === 0n ? storageKey : `${storageKey}/${ORIGINAL}`)
  } catch (error) {
    if (!(error instanceof UnreadableVideo || error instanceof Problem)) {
      await setRow({ status: MediaStatus.TemporaryError })
      throw error
    }
    deps.log.warn({ mediaId, err: error }, 'Converting a video failed')
    await setRow({ status: MediaStatus.ConversionFailed })
    await media.remove(storageKey)
  }
}

interface StoredVideo extends StoredPicture {
  /** Seconds. */
  readonly duration: number
}

async function convert(
  { media }: Deps,
  storageKey: string,
  rewrite: (input: string, output: { video: string; poster: string }) => Promise<number>,
): Promise<StoredVideo> {
  const folder = await mkdtemp(join(tmpdir(), 'conversion-'))
  try {
    const [input, video, poster] = [join(folder, 'input'), join(folder, 'video.mp4'), join(folder, 'poster.jpg')]
    const original = await media.get(`${storageKey}/${ORIGINAL}`)
    if (!original) throw new Error(`The uploaded file of ${storageKey} is not in the storage`)
    await pipeline(original.read(), createWriteStream(input))
    const duration = await rewrite(input, { video, poster })
    await media.put(`${storageKey}/${CONVERTED}`, createReadStream(video))
    return { ...(await storePicture(media, storageKey, poster)), duration }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
