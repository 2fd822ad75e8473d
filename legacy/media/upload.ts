import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AlbumType } from '../contract/enums'
import type { MediaSummary } from '../contract/shapes'
import type { Deps, Request } from '../core/handler'
import { addJob } from '../core/jobs'
import { Problem } from '../core/problem'
import { judgeFile } from './formats/fileType'
import { checkPicture, newStorageKey, readHeic, storePicture, storeSource } from './formats/pictures'
import { requireDarkApproval } from './place'
import { inTurn } from './formats/rewriting'
import type { StoreMailedFile } from '../shared/media/mailedFile'
import { addTempMedium, markReadyForConversion } from '../shared/media/store'
import { mediaSummary } from '../shared/media/summary'
import { ORIGINAL } from './formats/video'

const MEGABYTE = 1024 * 1024

/** Priority of conversions: below all mails. */
const CONVERT_LATER = 10

export async function uploadTempMedia(
  deps: Deps,
  { viewer, query, upload }: Request<'Common.UploadTempMedia'>,
): Promise<MediaSummary> {
  const { settings, limits } = deps
  const { albumTypeId, allowNotJpeg = false, allowUploadVideo = false } = query
  if (albumTypeId === AlbumType.Red) requireDarkApproval(viewer)
  await limits.consume('uploadByProfile', String(viewer.profile.id))
  const { stream } = await upload(allowUploadVideo ? settings.maxVideoBytes : settings.maxPictureBytes)
  return storeUpload(deps, viewer.profile.id, stream, { allowNotJpeg, allowUploadVideo })
}

/** Stores a file that arrived by mail, by the rules of uploads. */
export const storeMailedFile: StoreMailedFile = async (deps, profileId, file) => {
  await deps.limits.consume('uploadByProfile', String(profileId))
  return storeUpload(deps, profileId, Readable.from([file]), { allowNotJpeg: true, allowUploadVideo: true })
}

interface Allowed {
  readonly allowNotJpeg: boolean
  readonly allowUploadVideo: boolean
}

/** Stores an upload on the disk first, because its size and type are unknown until it is complete. */
async function storeUpload(deps: Deps, profileId: number, stream: Readable, allowed: Allowed): Promise<MediaSummary> {
  const { settings, limits } = deps
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  try {
    const file = join(folder, 'file')
    await pipeline(stream, createWriteStream(file))
    const { maxPictureBytes } = settings
    const verdict = await judgeFile(file, { ...allowed, maxPictureBytes })
    if (verdict.kind === 'tooLarge') {
      throw new Problem(413, 'FILE_TOO_LARGE', { params: { max: Math.floor(maxPictureBytes / MEGABYTE) } })
    }
    if (verdict.kind === 'refused') throw new Problem(415, verdict.code)
    // Limits the megabytes per day as well as the number, so that nobody fills the disk.
    const megabytes = Math.ceil((await stat(file)).size / MEGABYTE)
    await limits.consume('megabytesByProfile', String(profileId), megabytes)
    if (verdict.kind === 'video') return await takeVideo(deps, profileId, file, verdict.demuxer)
    return await takePicture(deps, profileId, { file, heic: verdict.heic })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface PictureFile {
  readonly file: string
  readonly heic: boolean
}

async function takePicture(deps: Deps, profileId: number, { file, heic }: PictureFile): Promise<MediaSummary> {
  await checkPicture(file)
  const storageKey = newStorageKey()
  try {
    const picture = await inTurn(async () =>
      storePicture(
        deps.media,
        storageKey,
        await storeSource(deps.media, storageKey, heic ? await readHeic(file) : file),
        { avif: true },
      ),
    )
    return mediaSummary(await addTempMedium(deps, { profileId, video: false, storageKey, ...picture }))
  } catch (error) {
    await deps.media.remove(storageKey)
    throw error
  }
}

async function takeVideo(deps: Deps, profileId: number, file: string, demuxer: string): Promise<MediaSummary> {
  const storageKey = newStorageKey()
  // The conversion fills in size and placeholder.
  const unknown = { width: 0, height: 0, placeholder: '' }
  const { id } = await addTempMedium(deps, { profileId, video: true, storageKey, ...unknown })
  try {
    await deps.media.put(`${storageKey}/${ORIGINAL}`, createReadStream(file))
    return await deps.db.transaction().execute(async (transaction) => {
      const ready = await markReadyForConversion(transaction, id)
      await addJob(
        transaction,
        'convertVideo',
        { mediaId: id, demuxer },
        { priority: CONVERT_LATER, queue: 'convertVideo' },
      )
      return mediaSummary(ready)
    })
  } catch (error) {
    // A job removes the files of the deleted row.
    await deps.db.deleteFrom('media').where('id', '=', id).execute()
    throw error
  }
}
