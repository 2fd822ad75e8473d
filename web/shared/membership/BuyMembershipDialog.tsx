import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { formatCurrency } from '#lib/format/currency'
import { AppLink } from '#ui/links/AppLink'
import { Sheet } from '#ui/overlays/Sheet'
import { Boundary } from '#platform/errors/Boundary'
import { hasPage } from '#platform/routing/hasPage'
import { MEMBERSHIP } from './membershipPath'
import { useSite } from '#platform/session/useSession'
import type { BuyMembershipDialogQuery, FeatureCode } from './__generated__/BuyMembershipDialogQuery.graphql'
import classes from './BuyMembershipDialog.module.css'

const query = graphql`
  query BuyMembershipDialogQuery($feature: FeatureCode) {
    viewer {
      buyMembershipDialog(feature: $feature) {
        feature
        heading
        text
        benefits
        packages {
          id
          days
          name
          price {
            amount
            currency
          }
          pricePerMonth {
            amount
            currency
          }
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
  const { t } = useTranslation(['shell', 'common'])
  const site = useSite()
  const { viewer } = useLazyLoadQuery<BuyMembershipDialogQuery>(query, { feature })
  const dialog = viewer.buyMembershipDialog
  const leadsOn = hasPage(MEMBERSHIP)
  if (!dialog) return <NoOffer onClose={onClose} />
  return (
    <Sheet
      opened
      onClose={onClose}
      title={dialog.heading}
      description={dialog.text}
      closeLabel={t('common:close')}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <ul className={classes.benefits}>
        {dialog.benefits.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={18} stroke={2} aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <ul className={classes.packages} data-linked={leadsOn}>
        {dialog.packages.map(({ id, name, days, price, pricePerMonth }) => (
          <li key={id}>
            <PackageRow href={leadsOn ? MEMBERSHIP : null} onLeave={onClose}>
              <span className={classes.name}>{name}</span>
              <span className={classes.price}>{formatCurrency(price.amount, price.currency)}</span>
              {days > 1 && (
                <span className={classes.month}>
                  {t('membership.perMonth', { price: formatCurrency(pricePerMonth.amount, pricePerMonth.currency) })}
                </span>
              )}
            </PackageRow>
          </li>
        ))}
      </ul>
      {!leadsOn && (
        <p className={classes.how}>
          {t('membership.howToBuy', { phone: site.supportPhone, email: site.supportEmail })}
        </p>
      )}
    </Sheet>
  )
}

interface PackageRowProps {
  /** The purchase page; null while there is none. */
  href: string | null
  onLeave: () => void
  children: ReactNode
}

function PackageRow({ href, onLeave, children }: PackageRowProps) {
  if (!href) return <div className={classes.package}>{children}</div>
  return (
    <AppLink className={classes.package} href={href} onClick={onLeave}>
      {children}
    </AppLink>
  )
}

/** Shown when the offer cannot be loaded: contact details of the support. */
function NoOffer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  const site = useSite()
  return (
    <Sheet opened onClose={onClose} title={t('membership.title')} closeLabel={t('common:close')} size="sm">
      <p className={classes.how}>
        {t('membership.unavailable', { phone: site.supportPhone, email: site.supportEmail })}
      </p>
    </Sheet>
  )
}

/** Offers a membership when a paid feature is refused. */
export function BuyMembershipDialog(props: BuyMembershipDialogProps) {
  return (
    <Boundary fallback={<NoOffer onClose={props.onClose} />}>
      <Offer {...props} />
    </Boundary>
  )
}
