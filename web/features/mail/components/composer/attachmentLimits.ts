import type { Upload } from '#shared/uploads/uploadQueue'
import type { UploadOptions } from '#shared/uploads/uploadOptions'
import type { OutboxMedium } from '../../outbox/outbox'

/** As many pictures and videos as go with one message. */
export const MAX_FILES = 10

/** What may be attached. */
export const ATTACHMENTS: UploadOptions = { allowNotJpeg: true, allowUploadVideo: true }

/** What has been uploaded, to go with a message. */
export function mediaOf(uploads: readonly Upload[]): OutboxMedium[] {
  return uploads.flatMap(({ state, medium }) =>
    state === 'uploaded' && medium ? [{ id: medium.id, isVideo: medium.isVideo, path: medium.path }] : [],
  )
}
