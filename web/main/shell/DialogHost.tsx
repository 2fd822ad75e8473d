import { Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FeatureCode } from '#platform/mutations/__generated__/refusal_error.graphql'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { onOpenBuyMembership } from '#platform/dialogs/openBuyMembership'
import { useViewer } from '#platform/session/useSession'
import { readOrderNumber, SHOW_RECEIPT } from '#shared/payments/paths'

const BuyMembershipDialog = lazyDialog(
  ['payments'],
  async () => (await import('#shared/membership/BuyMembershipDialog')).BuyMembershipDialog,
)

const ReceiptDialog = lazyDialog(
  ['payments'],
  async () => (await import('#shared/payments/ReceiptDialog')).ReceiptDialog,
)

/** Hosts dialogs that any part of the client may open, and the receipt that an address asks for. */
export function DialogHost() {
  const [feature, setFeature] = useState<FeatureCode | null>(null)
  const [search, setSearch] = useSearchParams()
  const { isLoggedIn } = useViewer()
  const order = isLoggedIn ? readOrderNumber(search.get(SHOW_RECEIPT)) : null
  useEffect(() => onOpenBuyMembership((code) => setFeature(code ?? 'MEMBERS_ONLY')), [])
  const closeReceipt = () => {
    search.delete(SHOW_RECEIPT)
    setSearch(search, { replace: true, preventScrollReset: true })
  }
  return (
    <Suspense fallback={null}>
      {feature !== null && <BuyMembershipDialog feature={feature} onClose={() => setFeature(null)} />}
      {order !== null && <ReceiptDialog key={order} orderLegacyId={order} onClose={closeReceipt} />}
    </Suspense>
  )
}
