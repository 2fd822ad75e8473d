import { contentTokens } from '../core/contentToken'
import type { Handlers } from '../core/handler'
import { mediaByIds } from './store'
import { uploadTempMedia } from './upload'

/** Uploads, tokens for media addresses, media by id. */
export const mediaHandlers = {
  'Common.UploadTempMedia': uploadTempMedia,
  'Common.GetContentTokens': async (deps, { reader }) => contentTokens(deps, reader),
  'Media.GetMediaByIds': (deps, { reader, body }) => mediaByIds(deps, body.ids, reader),
} satisfies Partial<Handlers>
