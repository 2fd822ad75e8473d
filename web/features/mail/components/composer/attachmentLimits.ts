import type { Upload } from '#shared/uploads/uploadQueue'
import type { UploadPurpose } from '#shared/uploads/uploadFiles'
import type { OutboxMedium } from '../../outbox/outbox'

/** Maximum number of media items in one message. */
export const MAX_FILES = 10

export const ATTACHMENTS: UploadPurpose = 'ATTACHMENT'

export function mediaOf(uploads: readonly Upload[]): OutboxMedium[] {
  return uploads.flatMap(({ state, medium }) =>
    state === 'uploaded' && medium ? [{ id: medium.id, isVideo: medium.isVideo, url: medium.url }] : [],
  )
}
