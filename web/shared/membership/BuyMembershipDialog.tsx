import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { MembershipPurchase } from '#shared/payments/MembershipPurchase'
import { NoPayment } from '#shared/payments/PaymentForm'
import { Sheet } from '#ui/overlays/Sheet'
import { Boundary } from '#platform/errors/Boundary'
import type { BuyMembershipDialogQuery, FeatureCode } from './__generated__/BuyMembershipDialogQuery.graphql'
import classes from './BuyMembershipDialog.module.css'

const query = graphql`
  query BuyMembershipDialogQuery($feature: FeatureCode) {
    viewer {
      buyMembershipDialog(feature: $feature) {
        heading
        text
        benefits
        packages {
          ...MembershipPurchase_packages
        }
      }
    }
  }
`

interface BuyMembershipDialogProps {
  /** The feature code of the members-only error. */
  feature: FeatureCode
  onClose: () => void
}

function Offer({ feature, onClose }: BuyMembershipDialogProps) {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  const { viewer } = useLazyLoadQuery<BuyMembershipDialogQuery>(query, { feature })
  const dialog = viewer.buyMembershipDialog
  if (!dialog) return <NoOffer onClose={onClose} />
  return (
    <Sheet opened onClose={onClose} title={dialog.heading} description={dialog.text} closeLabel={t('close')}>
      <ul className={classes.benefits}>
        {dialog.benefits.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={18} stroke={2} aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <MembershipPurchase packages={dialog.packages} returnPath={pathname + search} onLeave={onClose} />
    </Sheet>
  )
}

/** Shown when the offer cannot be loaded: contact details of the support. */
function NoOffer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['payments', 'common'])
  return (
    <Sheet opened onClose={onClose} title={t('dialogTitle')} closeLabel={t('common:close')} size="sm">
      <NoPayment />
    </Sheet>
  )
}

/** Offers a membership when a paid feature is refused, and leads to its payment page. */
export function BuyMembershipDialog(props: BuyMembershipDialogProps) {
  return (
    <Boundary fallback={<NoOffer onClose={props.onClose} />}>
      <Offer {...props} />
    </Boundary>
  )
}
