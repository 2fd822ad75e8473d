let find = (): string | undefined => undefined

/** Has the time zone found elsewhere than in the browser: a server draws pages for clocks that are not its own. */
export function findTimeZoneBy(source: () => string | undefined): void {
  find = source
}

/** The time zone in whose clocks the page is drawn; undefined for that of this device. */
export function pageTimeZone(): string | undefined {
  return find()
}

const readings = new Map<string, Intl.DateTimeFormat>()

/** The day and the time of day on the clocks of a zone: `2026-03-05 17:42`. */
function read(date: Date, timeZone: string | undefined): string {
  const key = timeZone ?? ''
  // The Swedish way of writing a date sorts.
  const reading =
    readings.get(key) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  readings.set(key, reading)
  return reading.format(date)
}

/** What the clocks of the page show at a moment. Months count from 1. */
export function clockOf(date: Date) {
  // The device's own clock needs no zone, which is slow to read the first time.
  if (pageTimeZone() === undefined) {
    return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate(), hour: date.getHours() }
  }
  const [year = 0, month = 0, day = 0, hour = 0] = read(date, pageTimeZone()).split(/[- :]/).map(Number)
  return { year, month, day, hour }
}

/** Whether the clocks of the page show the same time as those of a zone, whatever the zones are called. */
export function hasClocksOf(timeZone: string, at: Date): boolean {
  return read(at, pageTimeZone()) === read(at, timeZone)
}

/** By how many minutes the clocks of the page are ahead of UTC at a moment. */
export function clockOffset(at: Date): number {
  const shown = Date.parse(`${read(at, pageTimeZone()).replace(' ', 'T')}Z`)
  return Math.ceil((shown - at.getTime()) / 60_000)
}

/** Whether this device's clocks have that offset at a moment. Reads no zone, which is slow when it is done first. */
export function hasClockOffset(offset: number, at: Date): boolean {
  return offset === -at.getTimezoneOffset()
}
