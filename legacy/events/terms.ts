import { after, HOUR } from '../core/clock'

/** Until when one may quit an event: later terms, and another time, leave whoever has signed up no less time. */
export function quitUntil(
  event: { readonly beginsAt: Date; readonly quitHours: number },
  signUp?: { readonly quitUntil: Date | string | null },
): Date {
  const now = after(event.beginsAt, -event.quitHours * HOUR)
  if (!signUp?.quitUntil) return now
  const then = new Date(signUp.quitUntil)
  const later = then > now ? then : now
  return later < event.beginsAt ? later : event.beginsAt
}

/** What is paid back to whoever quits in time: later terms take nothing away from whoever has signed up. */
export function refundPercentOf(
  event: { readonly refundPercent: number },
  signUp: { readonly refundPercent: number | null },
): number {
  return Math.max(event.refundPercent, signUp.refundPercent ?? 0)
}
