import type { ErrorCode } from '../../content/messages/messages'
import { after, MINUTE } from '../../core/clock'
import type { Deps, MemberViewer } from '../../core/handler'
import { Problem } from '../../core/problem'

/** How long something of a desk is held without an act of its holder. */
const HELD_FOR = 30 * MINUTE

/** What one of the staff takes in hand, so that two never answer at once. */
interface Holdable {
  readonly takenBy: number | null
  readonly takenUntil: Date | null
}

export const released = { takenBy: null, takenUntil: null }

export function heldBy({ profile }: MemberViewer, { clock }: Pick<Deps, 'clock'>) {
  return { takenBy: profile.id, takenUntil: after(clock.now(), HELD_FOR) }
}

export function isHeld({ takenBy, takenUntil }: Holdable, now: Date): boolean {
  return takenBy !== null && takenUntil !== null && takenUntil > now
}

/** @throws 409 with the code while another of the staff holds it */
export function requireFree(
  row: Holdable,
  { profile }: MemberViewer,
  { clock }: Pick<Deps, 'clock'>,
  code: ErrorCode,
): void {
  if (isHeld(row, clock.now()) && row.takenBy !== profile.id) throw new Problem(409, code)
}

/** What staff see of a hold. */
export function holdFields(
  row: Holdable & { readonly holderName: string | null },
  { profile }: MemberViewer,
  now: Date,
) {
  const held = isHeld(row, now)
  return {
    takenBy: held ? row.holderName : null,
    takenByViewer: held && row.takenBy === profile.id,
    takenUntil: (held && row.takenUntil?.toISOString()) || null,
  }
}
