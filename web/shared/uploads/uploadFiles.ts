import type { UploadPurpose } from './__generated__/sendUploadMutation.graphql'

export type { UploadPurpose }

const PICTURES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
}
const VIDEOS = { 'video/mp4': ['.mp4', '.m4v'], 'video/quicktime': ['.mov'], 'video/webm': ['.webm'] }

const ACCEPTED: Readonly<Record<UploadPurpose, Record<string, string[]>>> = {
  PUBLIC_ALBUM: { ...PICTURES, ...VIDEOS },
  PROTECTED_ALBUM: { ...PICTURES, ...VIDEOS },
  RED_ALBUM: { ...PICTURES, ...VIDEOS },
  LODGE_ALBUM: { ...PICTURES, ...VIDEOS },
  EVENT_ALBUM: { ...PICTURES, ...VIDEOS },
  PROFILE_PICTURE: PICTURES,
  FILE_ARCHIVE: PICTURES,
  ATTACHMENT: { ...PICTURES, ...VIDEOS },
  VALIDATION_VIDEO: VIDEOS,
  TEXT_PICTURE: PICTURES,
  TEXT_VIDEO: VIDEOS,
}

/** Accepted files by type and extension; the server checks their content. */
export const acceptedFiles = (purpose: UploadPurpose): Record<string, string[]> => ACCEPTED[purpose]

export const acceptsVideos = (purpose: UploadPurpose): boolean => 'video/mp4' in ACCEPTED[purpose]

/** Returns the value for an input's `accept` attribute. */
export function acceptAttribute(purpose: UploadPurpose): string {
  return Object.entries(acceptedFiles(purpose)).flat(2).join(',')
}

/** Some systems report no type for a file; its extension decides then. */
function isAccepted({ name, type }: File, purpose: UploadPurpose): boolean {
  const accepted = acceptedFiles(purpose)
  return (
    type in accepted || Object.values(accepted).some((ends) => ends.some((end) => name.toLowerCase().endsWith(end)))
  )
}

/** Maximum sizes in bytes. */
export interface UploadLimits {
  readonly maxPictureBytes: number
  readonly maxVideoBytes: number
}

/** Returns the maximum size of a file in bytes, which depends on whether it is a video. */
export function maxBytesOf({ name, type }: File, { maxPictureBytes, maxVideoBytes }: UploadLimits): number {
  const isVideo =
    type in VIDEOS || Object.values(VIDEOS).some((ends) => ends.some((end) => name.toLowerCase().endsWith(end)))
  return isVideo ? maxVideoBytes : maxPictureBytes
}

/** Splits files into acceptable and refused ones before any upload. */
export function judgeFiles(files: readonly File[], purpose: UploadPurpose, limits: UploadLimits) {
  const known = files.filter((file) => isAccepted(file, purpose))
  return {
    accepted: known.filter((file) => file.size <= maxBytesOf(file, limits)),
    ofOtherType: files.filter((file) => !isAccepted(file, purpose)),
    tooLarge: known.filter((file) => file.size > maxBytesOf(file, limits)),
  }
}

/** Returns the pasted or dropped files. Word processors add a picture of the text; then the text is used instead. */
export function filesIn(data: DataTransfer | null): File[] {
  if (!data) return []
  const hasWords = data.getData('text/html') !== '' && data.getData('text/plain').trim() !== ''
  return hasWords ? [] : [...data.files]
}
