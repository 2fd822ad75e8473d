import { BuyMembershipDialog } from '#shared/membership/BuyMembershipDialog'

/** Offers a membership to somebody without one who stays a while. */
export function MembershipOffer({ onClose }: { onClose: () => void }) {
  return <BuyMembershipDialog feature="MEMBERS_ONLY" onClose={onClose} />
}
