import type { Session } from '#platform/session/session'

type Preferences = NonNullable<Session['viewer']['preferences']>
export type ProfileGroup = NonNullable<Preferences['onlineFilter']>[number]

/** Groups that the member has chosen; everyone by default. */
export function chosenGroups({ viewer }: Pick<Session, 'viewer'>): readonly ProfileGroup[] {
  const chosen = viewer.preferences?.onlineFilter ?? []
  return chosen.length === 0 || chosen.includes('ALL_PROFILES') ? ['ALL_PROFILES'] : chosen
}

/** Groups after a choice: choosing everyone clears the others, and choosing nothing means everyone. */
export function groupsOf(next: readonly ProfileGroup[], before: readonly ProfileGroup[]): readonly ProfileGroup[] {
  const some = next.filter((group) => group !== 'ALL_PROFILES')
  const choosesEveryone = next.includes('ALL_PROFILES') && !before.includes('ALL_PROFILES')
  return some.length === 0 || choosesEveryone ? ['ALL_PROFILES'] : some
}
