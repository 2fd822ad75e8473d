import type { Locale } from './locale'

const MEGABYTE = 1024 * 1024

/** Formats a file size in megabytes, or in kilobytes if it is small. */
export function formatBytes(bytes: number, locale: Locale): string {
  const large = bytes >= MEGABYTE
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large && bytes < 10 * MEGABYTE ? 1 : 0,
  }).format(bytes / (large ? MEGABYTE : 1024))
}
