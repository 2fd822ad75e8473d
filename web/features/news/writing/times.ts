import { isTimeInput } from '#lib/format/timeInput'
import type { Locale } from '#lib/format/locale'
import { localIn, NO_TIME, typedTime, type TypedTime } from '#shared/gatherings/editing/typed'

const pad = (number: number) => String(number).padStart(2, '0')

/** A moment on the clock of this device: `2026-11-21T19:30`. */
function onOwnClock(moment: Date): string {
  const day = [moment.getFullYear(), pad(moment.getMonth() + 1), pad(moment.getDate())].join('-')
  return `${day}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`
}

/** A moment of the graph as the form shows it, on the clock of this device. */
export function typedMoment(moment: string | null | undefined, locale: Locale): TypedTime {
  return moment == null ? NO_TIME : typedTime(onOwnClock(new Date(moment)), locale)
}

export function isEmptyTime({ date, time }: TypedTime): boolean {
  return date.trim() === '' && time.trim() === ''
}

/** A typed time as a moment of the graph; null for what cannot be read, or what the clocks leave out when they go forward. */
export function momentIn(typed: TypedTime, locale: Locale): string | null {
  const local = isTimeInput(typed.time) ? localIn(typed, locale) : null
  if (local === null) return null
  const moment = new Date(local)
  return onOwnClock(moment) === local ? moment.toISOString() : null
}
