import { graphql, readInlineData } from 'react-relay'
import type { LodgeRole, lodgeStanding_lodge$key } from './__generated__/lodgeStanding_lodge.graphql'

const fragment = graphql`
  fragment lodgeStanding_lodge on Lodge @inline {
    access
    viewerRole
    viewerInvitationStatus
  }
`

/**
 * How the viewer stands to a lodge: `member` is in; `invited` may join at once; `requesting` waits for the leaders;
 * `open` may join, because everybody may; `ask` has to ask the leaders.
 */
export type LodgeStanding = 'member' | 'invited' | 'requesting' | 'open' | 'ask'

const MEMBER_ROLES: readonly (LodgeRole | null | undefined)[] = ['MEMBER', 'ASSISTANT', 'CO_OWNER', 'OWNER']

/** Whether a role is that of somebody in the lodge. */
export function isMemberRole(role: LodgeRole | null | undefined): boolean {
  return MEMBER_ROLES.includes(role)
}

/** Returns how the viewer stands to a lodge. */
export function standingIn(lodge: lodgeStanding_lodge$key): LodgeStanding {
  const { access, viewerRole, viewerInvitationStatus } = readInlineData(fragment, lodge)
  if (isMemberRole(viewerRole)) return 'member'
  if (viewerInvitationStatus === 'INVITED') return 'invited'
  if (viewerRole === 'REQUESTING') return 'requesting'
  return access === 'ACCESS_FOR_ALL' ? 'open' : 'ask'
}
