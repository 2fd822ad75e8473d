import { lazy, Suspense, useEffect, useState } from 'react'
import type { FeatureCode } from '#platform/mutations/__generated__/refusal_error.graphql'
import { onOpenBuyMembership } from '#platform/dialogs/openBuyMembership'

const BuyMembershipDialog = lazy(async () => ({
  default: (await import('#shared/membership/BuyMembershipDialog')).BuyMembershipDialog,
}))

/** Hosts dialogs that any part of the client may open. */
export function DialogHost() {
  const [feature, setFeature] = useState<FeatureCode | null>(null)
  useEffect(() => onOpenBuyMembership((code) => setFeature(code ?? 'MEMBERS_ONLY')), [])
  return (
    <Suspense fallback={null}>
      {feature !== null && <BuyMembershipDialog feature={feature} onClose={() => setFeature(null)} />}
    </Suspense>
  )
}
