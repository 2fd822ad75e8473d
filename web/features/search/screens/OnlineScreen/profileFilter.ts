import type { Session } from '#platform/session/session'

/** The setting that keeps which groups the list shows. */
export const PROFILE_FILTER = 'profileFilter'

/** The groups, each with its bit in the setting. */
const BITS = {
  ALL_PROFILES: 1,
  FAVORITES: 2,
  POSSIBLE_MATCHES: 4,
  GROUPS: 8,
  LODGES: 16,
  EVENTS: 32,
} as const
export type ProfileGroup = keyof typeof BITS

const GROUPS = Object.keys(BITS) as ProfileGroup[]

/** The groups that the member has chosen to see; everyone until then. */
export function chosenGroups({ viewer }: Pick<Session, 'viewer'>): ProfileGroup[] {
  const mask = Number(viewer.configuration?.find(({ key }) => key === PROFILE_FILTER)?.value ?? BITS.ALL_PROFILES)
  const chosen = GROUPS.filter((group) => mask & BITS[group])
  return chosen.length === 0 || chosen.includes('ALL_PROFILES') ? ['ALL_PROFILES'] : chosen
}

/** The groups after a choice: everyone leaves nothing else to choose, and nothing chosen is everyone. */
export function groupsOf(next: readonly ProfileGroup[], before: readonly ProfileGroup[]): ProfileGroup[] {
  const some = next.filter((group) => group !== 'ALL_PROFILES')
  const choosesEveryone = next.includes('ALL_PROFILES') && !before.includes('ALL_PROFILES')
  return some.length === 0 || choosesEveryone ? ['ALL_PROFILES'] : some
}

/** The groups as the setting keeps them. */
export function maskOf(groups: readonly ProfileGroup[]): number {
  return groups.reduce((mask, group) => mask | BITS[group], 0)
}
