import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { orderState } from '#shared/payments/orderState'
import { receiptPath } from '#shared/payments/paths'
import { formatPrice } from '#shared/payments/price'
import { AppLink } from '#ui/links/AppLink'
import type { OrderRow_order$key } from './__generated__/OrderRow_order.graphql'
import classes from './HistoryScreen.module.css'

const fragment = graphql`
  fragment OrderRow_order on Order {
    legacyId
    name
    status
    declineReason
    bankTransfer {
      account
    }
    isRenewal
    createdAt
    price {
      amount
      currency
    }
    refunded {
      amount
    }
    recipient {
      name
    }
  }
`

export function OrderRow({ order }: { order: OrderRow_order$key }) {
  const { t } = useTranslation('membership')
  const locale = useLocale()
  const data = useFragment(fragment, order)
  const state = data.refunded.amount > 0 ? 'REFUNDED' : orderState(data)
  return (
    <li className={classes.order}>
      <AppLink className={classes.link} href={receiptPath(data.legacyId)}>
        {data.name}
      </AppLink>
      <span className={classes.price}>{formatPrice(data.price)}</span>
      <span className={classes.facts}>
        {formatDate(data.createdAt, locale, { style: 'medium' })}
        {data.isRenewal && <span>{t('history.renewal')}</span>}
        {data.recipient && <span>{t('history.for', { name: data.recipient.name })}</span>}
      </span>
      <span className={classes.state} data-state={state}>
        {t(`history.state.${state}`)}
      </span>
    </li>
  )
}
