import type { Viewer } from '#platform/session/session'

/** How long a membership has been over when its member counts as one who comes back. */
const AWAY_MS = 30 * 24 * 60 * 60_000

/** Whether the viewer was a member long ago. */
export function comesBack({ memberUntil }: Pick<Viewer, 'memberUntil'>, now: Date): boolean {
  return memberUntil != null && now.getTime() - new Date(memberUntil).getTime() > AWAY_MS
}
