import type { ByteRange } from '../../core/mediaStorage'

/** Parses a `Range` header. Several ranges, and units other than bytes, count as the whole file, as RFC 9110 allows. */
export function byteRange(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (first === undefined || last === undefined || (!first && !last)) return 'whole'
  // Without a first byte, the number counts bytes from the end.
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(first) > Number(last)) return 'whole'
  return start > end ? 'unsatisfiable' : { start, end }
}
