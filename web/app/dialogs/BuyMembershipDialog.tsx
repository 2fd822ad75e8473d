import { List, Loader, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { formatCurrency } from '../../lib/currency'
import { Sheet } from '../../ui/Sheet'
import { useSite } from '../useSession'
import type { BuyMembershipDialogQuery } from './__generated__/BuyMembershipDialogQuery.graphql'
import classes from './BuyMembershipDialog.module.css'

const query = graphql`
  query BuyMembershipDialogQuery($feature: String) {
    viewer {
      buyMembershipDialog(feature: $feature) {
        feature
        heading
        text
        benefits
        packages {
          legacyId
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
  /** The feature code of the members-only refusal. */
  feature: string
  onClose: () => void
}

function Offer({ feature }: { feature: string }) {
  const { t } = useTranslation('shell')
  const site = useSite()
  const { viewer } = useLazyLoadQuery<BuyMembershipDialogQuery>(query, { feature })
  const dialog = viewer.buyMembershipDialog
  if (!dialog) return <Text>{t('membership.unavailable', { phone: site.supportPhone, email: site.supportEmail })}</Text>
  return (
    <Stack gap="lg">
      <Text fw={600} size="lg">
        {dialog.heading}
      </Text>
      <Text>{dialog.text}</Text>
      <List icon={<IconCheck size={18} stroke={2} color="var(--positive)" aria-hidden />} spacing={8}>
        {dialog.benefits.map((benefit) => (
          <List.Item key={benefit}>{benefit}</List.Item>
        ))}
      </List>
      <ul className={classes.packages}>
        {dialog.packages.map(({ legacyId, name, price, pricePerMonth }) => (
          <li key={legacyId} className={classes.package}>
            <span className={classes.name}>{name}</span>
            <span className={classes.price}>{formatCurrency(price.amount, price.currency)}</span>
            {legacyId !== 0 && (
              <span className={classes.month}>
                {t('membership.perMonth', { price: formatCurrency(pricePerMonth.amount, pricePerMonth.currency) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {t('membership.howToBuy', { phone: site.supportPhone, email: site.supportEmail })}
      </Text>
    </Stack>
  )
}

/** What a membership opens, shown instead of a refusal. */
export function BuyMembershipDialog({ feature, onClose }: BuyMembershipDialogProps) {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <Sheet opened onClose={onClose} title={t('membership.title')} closeLabel={t('common:close')}>
      <Suspense fallback={<Loader aria-label={t('common:loading')} />}>
        <Offer feature={feature} />
      </Suspense>
    </Sheet>
  )
}
