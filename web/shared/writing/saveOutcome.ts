import { offersMembership, refusalsIn } from '#platform/mutations/refusal'
import type { SavedEntry, SaveOutcome } from './autosave'

/** Tells from an answer how a save ended. Offers a membership where one is needed. */
export function saveOutcome(saved: SavedEntry | null, response: unknown): SaveOutcome {
  if (saved) return { kind: 'saved', entry: saved }
  const refusals = refusalsIn(response)
  if (refusals.some(({ code }) => code === 'EDIT_CONFLICT')) return { kind: 'conflict' }
  if (refusals.some(({ code }) => code === 'NOT_FOUND')) return { kind: 'gone' }
  if (offersMembership(refusals)) return { kind: 'ended' }
  return refusals.length > 0 ? { kind: 'refused', errors: refusals } : { kind: 'failed' }
}
