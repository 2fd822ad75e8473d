import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate, formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import type { OrderView_order$key } from './__generated__/OrderView_order.graphql'
import { OrderNotice } from './OrderNotice'
import classes from './OrderView.module.css'
import { isAwaited } from './orderState'
import { formatPrice } from './price'
import { useFreshOrder } from './useFreshOrder'
import { useMarkTransferSeen } from './useMarkTransferSeen'
import { Withdrawal } from './Withdrawal'

const fragment = graphql`
  fragment OrderView_order on Order {
    id
    legacyId
    status
    declineReason
    name
    price {
      amount
      currency
    }
    vat {
      amount
      currency
    }
    vatRate
    refunded {
      amount
      currency
    }
    paymentMethod
    createdAt
    paidAt
    startsAt
    endsAt
    bankTransfer {
      account
    }
    recipient {
      ...ProfileLink_profile
    }
    termsVersion
    lines
    ...OrderNotice_order
    ...Withdrawal_order
  }
`

type Fact = [name: string, value: ReactNode]

/** An order: how it stands, and once it is paid its receipt. */
export function OrderView({ order }: { order: OrderView_order$key }) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const data = useFragment(fragment, order)
  const markTransferSeen = useMarkTransferSeen()
  const { id, legacyId, price, vat, refunded, paymentMethod, paidAt, startsAt, endsAt, recipient } = data
  const isTransfer = data.bankTransfer != null
  useFreshOrder(legacyId, isAwaited(data))
  useEffect(() => {
    if (isTransfer) markTransferSeen(id)
  }, [id, isTransfer, markTransferSeen])

  // Once it is paid, the lines of the receipt say these.
  const ordered: Fact[] = [
    [t('receipt.number'), legacyId],
    [t('receipt.what'), data.name],
    [t('receipt.price'), formatPrice(price)],
    [t('receipt.vat', { rate: data.vatRate }), formatPrice(vat)],
  ]
  const facts: Fact[] = [
    ...(paidAt ? [] : ordered),
    [t('receipt.for'), recipient && <ProfileLink profile={recipient} />],
    [t('receipt.refunded'), refunded.amount > 0 && formatPrice(refunded)],
    [t('receipt.method'), paymentMethod && t(`method.${paymentMethod}`)],
    [t('receipt.ordered'), formatDateTime(data.createdAt, locale)],
    [t('receipt.paid'), paidAt && formatDateTime(paidAt, locale)],
    [
      t('receipt.period'),
      startsAt &&
        endsAt &&
        t('receipt.periodValue', { from: formatDateTime(startsAt, locale), to: formatDateTime(endsAt, locale) }),
    ],
  ]
  return (
    <div className={classes.order}>
      <OrderNotice order={data} />
      {paidAt && (
        <ul className={classes.lines}>
          {data.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {paidAt && (
        <>
          <p className={classes.terms}>{t('receipt.terms', { date: formatDate(data.termsVersion, locale) })}</p>
          <Withdrawal order={data} />
          <Button
            className={classes.print}
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('receipt.print')}
          </Button>
        </>
      )}
    </div>
  )
}
