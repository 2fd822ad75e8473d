import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { MembershipPurchase_packages$key } from './__generated__/MembershipPurchase_packages.graphql'
import classes from './MembershipPurchase.module.css'
import { PackageChoice } from './PackageChoice'
import { NoPayment, PaymentForm } from './PaymentForm'
import { formatPrice } from './price'
import { useBuyMembership } from './useBuyMembership'

const fragment = graphql`
  fragment MembershipPurchase_packages on MembershipPackage @relay(plural: true) {
    id
    name
    months
    isRenewing
    price {
      amount
      currency
    }
    vat {
      amount
      currency
    }
    paymentMethods
    ...PackageChoice_packages
  }
`

interface MembershipPurchaseProps {
  packages: MembershipPurchase_packages$key
  /** Where the payer comes back to. */
  returnPath: string
  onLeave?: () => void
}

/** Choosing a membership and paying for it. */
export function MembershipPurchase({ packages, returnPath, onLeave }: MembershipPurchaseProps) {
  const { t } = useTranslation('payments')
  const choices = useFragment(fragment, packages)
  const [wanted, setWanted] = useState<string | null>(null)
  const chosen = choices.find(({ id }) => id === wanted) ?? choices[0]
  const buy = useBuyMembership(chosen?.id ?? '')
  if (!chosen) return <NoPayment />
  const { id, months, isRenewing, price } = chosen
  return (
    <div className={classes.purchase}>
      <PackageChoice packages={choices} label={t('packages')} value={id} onChange={setWanted} />
      <PaymentForm
        payable={chosen}
        subject={id}
        returnPath={returnPath}
        renewal={isRenewing ? t('renewal', { count: months ?? 1, price: formatPrice(price) }) : undefined}
        note={isRenewing ? undefined : t('summary.once')}
        consent={t('consent.membership')}
        buy={buy}
        onLeave={onLeave}
      />
    </div>
  )
}
