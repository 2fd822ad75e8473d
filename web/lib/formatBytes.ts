import type { Locale } from './locale'

const MEGABYTE = 1024 * 1024

/** Writes the size of a file in megabytes, of small ones in kilobytes. */
export function formatBytes(bytes: number, locale: Locale): string {
  const large = bytes >= MEGABYTE
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large && bytes < 10 * MEGABYTE ? 1 : 0,
  }).format(bytes / (large ? MEGABYTE : 1024))
}
