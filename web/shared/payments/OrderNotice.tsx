import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate, formatDateTime, formatTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { Banner } from '#ui/states/Banner'
import type { OrderNotice_order$data, OrderNotice_order$key } from './__generated__/OrderNotice_order.graphql'
import classes from './OrderNotice.module.css'
import { orderState, type OrderState } from './orderState'
import { formatPrice } from './price'
import { useForgetPaidText } from './usePaidText'
import { useWayOn } from './useWayOn'

const fragment = graphql`
  fragment OrderNotice_order on Order {
    status
    declineReason
    item
    price {
      amount
      currency
    }
    refunded {
      amount
      currency
    }
    openUntil
    paidAt
    endsAt
    isWithdrawn
    bankTransfer {
      account
      reference
    }
    recipient {
      name
    }
    ...useWayOn_order
  }
`

const TONES = {
  PAID: 'positive',
  DECLINED: 'danger',
  WAITING: 'info',
  TRANSFER: 'info',
  FAILED: 'warning',
  EXPIRED: 'warning',
  CREATED: 'warning',
} as const satisfies Record<OrderState, string>

interface OrderNoticeProps {
  order: OrderNotice_order$key
  /** Leaves out the way on, which stands elsewhere. */
  bare?: boolean
}

/** How an order stands, in plain words, and the way on. */
export function OrderNotice({ order, bare = false }: OrderNoticeProps) {
  const { t } = useTranslation('payments')
  const data = useFragment(fragment, order)
  const state = orderState(data)
  const action = useWayOn(data)
  useForgetPaidText(data.item, data.paidAt)
  return (
    <Banner
      tone={TONES[state]}
      title={t(`state.${data.isWithdrawn ? 'WITHDRAWN' : state}.title`)}
      action={bare ? undefined : (action ?? undefined)}
    >
      <div className={classes.words}>
        <Words state={state} order={data} />
      </div>
    </Banner>
  )
}

function Words({ state, order }: { state: OrderState; order: OrderNotice_order$data }) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const until = formatTime(order.openUntil, locale)
  switch (state) {
    case 'PAID':
      return <Given order={order} />
    case 'DECLINED':
      return (
        <>
          <p>
            {t(`reason.${order.declineReason ?? 'UNKNOWN'}`)} {t('state.DECLINED.safe')}
          </p>
          <p>{t('state.DECLINED.until', { time: until })}</p>
        </>
      )
    case 'WAITING':
      return (
        <>
          <p>{t('state.WAITING.text')}</p>
          <p>{t('state.WAITING.until', { time: until })}</p>
        </>
      )
    case 'TRANSFER':
      return (
        <>
          <p>{t('state.TRANSFER.text', { price: formatPrice(order.price) })}</p>
          <dl className={classes.transfer}>
            <dt>{t('state.TRANSFER.account')}</dt>
            <dd>{order.bankTransfer?.account}</dd>
            <dt>{t('state.TRANSFER.reference')}</dt>
            <dd>{order.bankTransfer?.reference}</dd>
            <dt>{t('state.TRANSFER.amount')}</dt>
            <dd>{formatPrice(order.price)}</dd>
          </dl>
          <p>{t('state.TRANSFER.until', { date: formatDate(order.openUntil, locale) })}</p>
        </>
      )
    case 'FAILED':
      return (
        <p>
          {order.declineReason && `${t(`reason.${order.declineReason}`)} `}
          {t('state.FAILED.text')}
        </p>
      )
    case 'EXPIRED':
    case 'CREATED':
      return <p>{t(`state.${state}.text`)}</p>
  }
}

/** What the payment gave. */
function Given({ order }: { order: OrderNotice_order$data }) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const { item, endsAt, recipient, refunded, isWithdrawn } = order
  if (refunded.amount > 0) return <p>{t('state.PAID.refunded', { price: formatPrice(refunded) })}</p>
  if (isWithdrawn) return <p>{t('state.WITHDRAWN.text')}</p>
  switch (item) {
    case 'MEMBERSHIP':
    case 'ONE_DAY_MEMBERSHIP':
      return endsAt && <p>{t('state.PAID.membership', { date: formatDateTime(endsAt, locale) })}</p>
    case 'GIFT_MEMBERSHIP':
      return <p>{recipient ? t('state.PAID.gift', { name: recipient.name }) : t('state.PAID.giftLater')}</p>
    case 'QUICK_SCOR_AD':
      return <p>{t('state.PAID.ad')}</p>
    case 'SEARCH_PROMOTION':
      return <p>{t('state.PAID.search')}</p>
    case 'EVENT_TICKET':
      return <p>{t('state.PAID.ticket')}</p>
    case 'BIRTHDAY_WISHES':
      return <p>{t('state.PAID.wishes')}</p>
  }
}
