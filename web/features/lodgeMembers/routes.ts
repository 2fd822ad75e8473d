import { lodgeRedirect } from '#shared/lodges/lodgeScreen'
import { lodgePath } from '#shared/lodges/paths'
import { alias, lazyScreens } from '#platform/routing/route'
import { FRONT_PATH, LOG_PATH } from './paths'

export const lodgeMembersRoutes = [
  ...lazyScreens(
    [
      FRONT_PATH,
      lodgePath(':id', 'Members'),
      lodgePath(':id', 'Mail'),
      lodgePath(':id', 'Settings'),
      lodgePath(':id', 'MemberManagement/AllMembers'),
      lodgePath(':id', 'MemberManagement/PendingRequests'),
      lodgePath(':id', 'MemberManagement/BlockedProfiles'),
      LOG_PATH,
    ],
    lodgeRedirect,
    async () => (await import('./lodgeMemberScreens')).lodgeMemberScreens,
  ),
  alias(lodgePath(':id', 'MemberManagement'), ({ params }) =>
    lodgePath(params.id ?? '', 'MemberManagement/AllMembers'),
  ),
]
