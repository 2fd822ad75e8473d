/** What an upload may be, and what for. */
export interface UploadOptions {
  /** The kind of album that the files are meant for: 1 public, 2 protected, 3 on the dark site. */
  readonly albumTypeId?: number
  /** Also PNG, WebP, AVIF and HEIC. */
  readonly allowNotJpeg?: boolean
  readonly allowUploadVideo?: boolean
}

const JPEG = { 'image/jpeg': ['.jpg', '.jpeg'] }
const OTHER_PICTURES = {
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
}
const VIDEOS = { 'video/mp4': ['.mp4', '.m4v'], 'video/quicktime': ['.mov'], 'video/webm': ['.webm'] }

/** The files that may be chosen, by type and ending; the server judges by what is in them. */
export function acceptedFiles({ allowNotJpeg, allowUploadVideo }: UploadOptions): Record<string, string[]> {
  return { ...JPEG, ...(allowNotJpeg && OTHER_PICTURES), ...(allowUploadVideo && VIDEOS) }
}
