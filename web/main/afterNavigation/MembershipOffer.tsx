import { BuyMembershipDialog } from '#shared/membership/BuyMembershipDialog'
import { useViewer } from '#platform/session/useSession'
import { useToday } from '#platform/session/useToday'
import { comesBack } from './comesBack'

/** Offers a membership to somebody without one; to one who comes back after a long time, a day to look around. */
export function MembershipOffer({ onClose }: { onClose: () => void }) {
  const viewer = useViewer()
  const now = useToday()
  return (
    <BuyMembershipDialog feature={comesBack(viewer, now) ? 'LOGIN_OLD_PROFILE' : 'MEMBERS_ONLY'} onClose={onClose} />
  )
}
