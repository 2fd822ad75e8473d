import { lazy, Suspense, useEffect, useState } from 'react'
import { onOpenBuyMembership } from '#platform/dialogs/openBuyMembership'

const BuyMembershipDialog = lazy(async () => ({
  default: (await import('#shared/membership/BuyMembershipDialog')).BuyMembershipDialog,
}))

/** Where dialogs stand that any part of the client may open. */
export function DialogHost() {
  const [feature, setFeature] = useState<string | null>(null)
  useEffect(() => onOpenBuyMembership((code) => setFeature(code ?? 'MembersOnly')), [])
  return (
    <Suspense fallback={null}>
      {feature !== null && <BuyMembershipDialog feature={feature} onClose={() => setFeature(null)} />}
    </Suspense>
  )
}
