import { IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '#lib/format/formatDate'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { useLocale } from '#platform/i18n/useLocale'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useViewer } from '#platform/session/useSession'
import { receiptPath } from '#shared/payments/paths'
import { formatPrice } from '#shared/payments/price'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { isStaff } from '#shared/staff/isStaff'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { TextLink } from '#ui/links/TextLink'
import { PAYMENTS } from '#shared/staff/deskPath'
import type { OrderStoryScreen_story$key } from './__generated__/OrderStoryScreen_story.graphql'
import type { OrderStoryScreenQuery } from './__generated__/OrderStoryScreenQuery.graphql'
import classes from './OrderStoryScreen.module.css'
import { RefundForm } from './RefundForm'

// Distinguishes a failed fetch from a missing order.
const query = graphql`
  query OrderStoryScreenQuery($order: Int!, $staff: Boolean!) @preloadable @throwOnFieldError {
    viewer {
      orderStory(legacyId: $order) @include(if: $staff) {
        ...OrderStoryScreen_story
      }
    }
  }
`

const fragment = graphql`
  fragment OrderStoryScreen_story on OrderStory {
    legacyId
    order {
      name
      status
      price {
        amount
        currency
      }
      refunded {
        amount
        currency
      }
      ...RefundForm_order
    }
    buyer {
      ...ProfileLink_profile
    }
    events {
      kind
      at
      detail
    }
    refunds {
      amount {
        amount
        currency
      }
      reason
      requestedAt
      settledAt
      failedAt
    }
  }
`

const KINDS = [
  'created',
  'checkoutOpened',
  'checkoutClosed',
  'webhook',
  'declined',
  'paid',
  'wrongAmount',
  'expired',
  'renewalFailed',
  'refundRequested',
  'refunded',
  'refundFailed',
  'bankTransferViewed',
  'bankTransferRecorded',
  'undeliverable',
] as const

/** An order with all that happened to it, for staff. For everybody else the page does not exist. */
export function OrderStoryScreen() {
  const { t } = useTranslation('admin')
  const viewer = useViewer()
  const { orderStory } = useScreenQuery<OrderStoryScreenQuery>(query).viewer
  if (!isStaff(viewer) || viewer.isImpersonated) return <NotFoundScreen />
  return (
    <Page width="text">
      <PageTitle>{t('payments.story.title')}</PageTitle>
      {orderStory ? (
        <Story story={orderStory} />
      ) : (
        <EmptyState
          isPage
          title={t('payments.story.missing')}
          icon={<IconReceipt size={26} stroke={1.5} />}
          action={{ label: t('payments.title'), href: PAYMENTS }}
        />
      )}
    </Page>
  )
}

function Story({ story }: { story: OrderStoryScreen_story$key }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { legacyId, order, buyer, events, refunds } = useFragment(fragment, story)
  const { name, status, price, refunded } = order
  // A newer server may tell more.
  const nameOf = (kind: string) => {
    const known = KINDS.find((each) => each === kind)
    return known ? t(`payments.story.kind.${known}`) : kind
  }
  return (
    <>
      <PageHeader
        title={t('payments.story.order', { number: legacyId })}
        back={{ label: t('payments.title'), href: PAYMENTS }}
        actions={
          <TextLink standalone href={receiptPath(legacyId)}>
            {t('payments.story.receipt')}
          </TextLink>
        }
      />
      <p className={classes.facts}>
        <span>{name}</span>
        <span>{formatPrice(price)}</span>
        <span>{t(`payments.story.status.${status}`)}</span>
        {refunded.amount > 0 && <span>{t('payments.story.refunded', { price: formatPrice(refunded) })}</span>}
        {buyer ? <ProfileLink profile={buyer} /> : <span>{t('payments.story.erased')}</span>}
      </p>
      <Section title={t('payments.story.events')}>
        <ol className={classes.rows}>
          {events.map(({ kind, at, detail }) => (
            <li key={`${kind} ${at} ${detail}`}>
              <span className={classes.when}>{formatDateTime(at, locale, { style: 'medium' })}</span>
              <span>
                {nameOf(kind)} {detail && <code className={classes.detail}>{detail}</code>}
              </span>
            </li>
          ))}
        </ol>
      </Section>
      {refunds.length > 0 && (
        <Section title={t('payments.refund.all')}>
          <ul className={classes.rows}>
            {refunds.map(({ amount, reason, requestedAt, settledAt, failedAt }) => (
              <li key={`${requestedAt} ${amount.amount}`}>
                <span className={classes.when}>{formatDateTime(requestedAt, locale, { style: 'medium' })}</span>
                <span>
                  {`${formatPrice(amount)}, ${t(`payments.refund.${stateOf(settledAt, failedAt)}`)}`}
                  <span className={classes.reason}>{reason}</span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {status === 'PAID' && refunded.amount < price.amount && (
        <Section title={t('payments.refund.title')} note={t('payments.refund.note')}>
          <RefundForm order={order} />
        </Section>
      )}
    </>
  )
}

function stateOf(settledAt: string | null | undefined, failedAt: string | null | undefined) {
  if (settledAt) return 'settled'
  return failedAt ? 'failed' : 'waiting'
}
