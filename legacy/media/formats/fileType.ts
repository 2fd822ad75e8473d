import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'

interface Allowed {
  /** Also PNG, WebP, AVIF and HEIC. */
  readonly allowNotJpeg: boolean
  readonly allowUploadVideo: boolean
  /** Larger pictures are not read at all: uploads may be as large as a video. */
  readonly maxPictureBytes: number
}

type Refusal = 'FILE_TYPE_NOT_ALLOWED' | 'VIDEO_NOT_ALLOWED' | 'HEIC_NOT_READABLE'

type Verdict =
  | { readonly kind: 'picture'; readonly heic: boolean }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'video'; readonly demuxer: string }
  | { readonly kind: 'refused'; readonly code: Refusal }

const otherPictures: ReadonlySet<string> = new Set(['image/png', 'image/webp'])
/** One container for two kinds of pictures; only opening it shows which one is inside. */
const heifPictures: ReadonlySet<string> = new Set(['image/avif', 'image/heic', 'image/heif'])

/** ffmpeg is restricted to these demuxers, so that no file can make it read other formats. */
const demuxers: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
}

/** Detects the file type by content alone; name and claimed type are ignored. */
export async function judgeFile(path: string, allowed: Allowed): Promise<Verdict> {
  const type = (await fileTypeFromFile(path))?.mime ?? ''
  const demuxer = demuxers[type]
  if (demuxer) return allowed.allowUploadVideo ? { kind: 'video', demuxer } : refused('VIDEO_NOT_ALLOWED')
  const heif = heifPictures.has(type)
  const known = type === 'image/jpeg' || (allowed.allowNotJpeg && (otherPictures.has(type) || heif))
  if (!known) return refused('FILE_TYPE_NOT_ALLOWED')
  const { size } = await stat(path)
  if (size > allowed.maxPictureBytes) return { kind: 'tooLarge' }
  const compression = heif ? await compressionOf(path) : undefined
  if (heif && compression !== 'av1' && compression !== 'hevc') return refused('HEIC_NOT_READABLE')
  if (await holdsAnotherFile(path, size)) return refused('FILE_TYPE_NOT_ALLOWED')
  return { kind: 'picture', heic: compression === 'hevc' }
}

function refused(code: Refusal): Verdict {
  return { kind: 'refused', code }
}

/** Compression of a HEIF file: AVIF is `av1`, which sharp reads; HEIC from phones is `hevc`. */
async function compressionOf(path: string): Promise<string | undefined> {
  const { compression } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ compression: undefined }))
  return compression
}

/**
 * The beginning of an HTML or PHP page, with the following characters: shorter patterns occur by chance in every
 * thousandth picture.
 */
const markup = /<(?:script|html|iframe)[\s/>]|<!doctype\s|<\?php\s/i
const MAX_MARK_LENGTH = 10
/** Where readers of archives and documents look for their signature: at the end, and in the first kilobyte. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1')
const ARCHIVE_TAIL = 65_557
const DOCUMENT_HEAD = 1024

/**
 * Whether a picture is at the same time a page, a script, a document or an archive; such files are never
 * accidental.
 */
async function holdsAnotherFile(path: string, size: number): Promise<boolean> {
  const head = await part(path, 0, DOCUMENT_HEAD)
  const tail = await part(path, Math.max(0, size - ARCHIVE_TAIL), ARCHIVE_TAIL)
  return head.includes('%PDF-') || tail.includes(ARCHIVE_END) || (await holdsMarkup(path))
}

/** Reads in chunks, since several files may be checked concurrently. */
async function holdsMarkup(path: string): Promise<boolean> {
  let end = ''
  for await (const chunk of createReadStream(path, { encoding: 'latin1' })) {
    const text = end + String(chunk)
    if (markup.test(text)) return true
    end = text.slice(-MAX_MARK_LENGTH)
  }
  return false
}

async function part(path: string, start: number, length: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
