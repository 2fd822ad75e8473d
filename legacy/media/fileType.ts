import { readFile, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

/** What an upload may be. */
interface Allowed {
  /** Also PNG and WebP. */
  readonly allowNotJpeg: boolean
  readonly allowUploadVideo: boolean
  /** Larger pictures are not even read: a file may be as large as a video. */
  readonly maxPictureBytes: number
}

/** What an upload is, or why it is not taken. */
type Verdict =
  | { readonly kind: 'picture' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'video'; readonly demuxer: string }
  | { readonly kind: 'refused'; readonly code: 'FILE_TYPE_NOT_ALLOWED' | 'VIDEO_NOT_ALLOWED' }

const otherPictures: ReadonlySet<string> = new Set(['image/png', 'image/webp'])

/** The demuxer that ffmpeg is held to, so that a file cannot talk it into reading something else. */
const demuxers: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
}

/** Judges a file by its content alone; its name and the type that the sender claims count for nothing. */
export async function judgeFile(path: string, allowed: Allowed): Promise<Verdict> {
  const type = (await fileTypeFromFile(path))?.mime ?? ''
  const demuxer = demuxers[type]
  if (demuxer) return allowed.allowUploadVideo ? { kind: 'video', demuxer } : refused('VIDEO_NOT_ALLOWED')
  const known = type === 'image/jpeg' || (allowed.allowNotJpeg && otherPictures.has(type))
  if (!known) return refused('FILE_TYPE_NOT_ALLOWED')
  if ((await stat(path)).size > allowed.maxPictureBytes) return { kind: 'tooLarge' }
  return (await holdsAnotherFile(path)) ? refused('FILE_TYPE_NOT_ALLOWED') : { kind: 'picture' }
}

function refused(code: 'FILE_TYPE_NOT_ALLOWED' | 'VIDEO_NOT_ALLOWED'): Verdict {
  return { kind: 'refused', code }
}

const markup = /<(?:script|html|iframe|!doctype|\?php)/i
/** Where a reader of archives or documents looks for its mark: at the end, and in the first kilobyte. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1')
const ARCHIVE_TAIL = 65_557
const DOCUMENT_HEAD = 1024

/** Whether a picture is at the same time a page, a script, a document or an archive: nobody has such a one by accident. */
async function holdsAnotherFile(path: string): Promise<boolean> {
  const content = await readFile(path)
  return (
    markup.test(content.toString('latin1')) ||
    content.subarray(0, DOCUMENT_HEAD).includes('%PDF-') ||
    content.subarray(-ARCHIVE_TAIL).includes(ARCHIVE_END)
  )
}
