/** Times of day in fields, on the 24-hour clock: `19:30`, in every language. */

const LAST_HOUR = 23
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether a typed time is complete. */
export function isTimeInput(text: string): boolean {
  return TIME.test(text)
}

/** Formats typed text: inserts the colon, pads the hour before an early separator, and drops everything else. */
export function maskTimeInput(text: string): string {
  const [, early, rest = ''] = /^\s*(\d{1,2})\s*[:.,\s](.*)$/s.exec(text) ?? []
  if (early !== undefined) return `${early.padStart(2, '0')}:${digitsOf(rest).slice(0, 2)}`
  const digits = digitsOf(text)
  // 930 is half past nine.
  const padded = Number(digits.slice(0, 2)) > LAST_HOUR ? `0${digits}` : digits
  return padded.length > 2 ? `${padded.slice(0, 2)}:${padded.slice(2, 4)}` : padded
}

/** Completes an hour that was typed alone. */
export function completeTimeInput(text: string): string {
  const [, hour, minutes = ''] = /^(\d{1,2})(?::(\d?))?$/.exec(text) ?? []
  return hour === undefined ? text : `${hour.padStart(2, '0')}:${minutes.padEnd(2, '0')}`
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
