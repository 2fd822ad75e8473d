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

/** The same as the `accept` of a field for files. */
export function acceptAttribute(options: UploadOptions): string {
  return Object.entries(acceptedFiles(options)).flat(2).join(',')
}

/** Some systems do not know the type of every file: then its ending tells. */
function isAccepted({ name, type }: File, options: UploadOptions): boolean {
  const accepted = acceptedFiles(options)
  return (
    type in accepted || Object.values(accepted).some((ends) => ends.some((end) => name.toLowerCase().endsWith(end)))
  )
}

/** How large files may be, in bytes. */
export interface UploadLimits {
  readonly maxPictureBytes: number
  readonly maxVideoBytes: number
}

/** The most bytes that a file may have, which depends on whether it is a video. */
export function maxBytesOf({ name, type }: File, { maxPictureBytes, maxVideoBytes }: UploadLimits): number {
  const isVideo =
    type in VIDEOS || Object.values(VIDEOS).some((ends) => ends.some((end) => name.toLowerCase().endsWith(end)))
  return isVideo ? maxVideoBytes : maxPictureBytes
}

/** Files by whether they may be sent, before any is. */
export function judgeFiles(files: readonly File[], options: UploadOptions, limits: UploadLimits) {
  const known = files.filter((file) => isAccepted(file, options))
  return {
    accepted: known.filter((file) => file.size <= maxBytesOf(file, limits)),
    ofOtherType: files.filter((file) => !isAccepted(file, options)),
    tooLarge: known.filter((file) => file.size > maxBytesOf(file, limits)),
  }
}

/**
 * The files that are pasted or dropped. Word processors put a picture of the words beside the words: then the words are
 * meant.
 */
export function filesIn(data: DataTransfer | null): File[] {
  if (!data) return []
  const hasWords = data.getData('text/html') !== '' && data.getData('text/plain').trim() !== ''
  return hasWords ? [] : [...data.files]
}
