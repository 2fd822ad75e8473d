import type { LodgeRole } from '#shared/lodges/__generated__/lodgeStanding_lodge.graphql'

/** The roles of those in a lodge, the highest first. */
const RANKS: readonly (LodgeRole | null | undefined)[] = ['OWNER', 'CO_OWNER', 'ASSISTANT', 'MEMBER']

/** Whether a role ranks above another one: leaders act on those below them only. */
export function outranks(role: LodgeRole | null | undefined, other: LodgeRole | null | undefined): boolean {
  const [own, others] = [RANKS.indexOf(role), RANKS.indexOf(other)]
  return own >= 0 && (others < 0 || own < others)
}
