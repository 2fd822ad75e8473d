import { IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { OrderView } from '#shared/payments/OrderView'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { HISTORY } from '../../paths'
import type { ReceiptScreenQuery } from './__generated__/ReceiptScreenQuery.graphql'

// Distinguishes a failed fetch from a missing order.
const query = graphql`
  query ReceiptScreenQuery($order: Int!) @preloadable @throwOnFieldError {
    viewer {
      isMember
      memberUntil
      order(legacyId: $order) {
        status
        ...OrderView_order
      }
    }
  }
`

/** An order by its number: how it stands after the payment page, and its receipt. */
export function ReceiptScreen() {
  const { t } = useTranslation('payments')
  const { viewer } = useScreenQuery<ReceiptScreenQuery>(query)
  const { order } = viewer
  const back = { label: t('receipt.history'), href: HISTORY }
  const title = t(order?.status === 'PAID' ? 'receipt.title' : 'receipt.titleOrder')
  return (
    <Page width="text">
      <PageTitle>{title}</PageTitle>
      {order ? (
        <>
          <PageHeader title={title} back={back} />
          <OrderView order={order} />
        </>
      ) : (
        <EmptyState
          isPage
          title={t('receipt.missing')}
          text={t('receipt.missingText')}
          icon={<IconReceipt size={26} stroke={1.5} />}
          action={back}
        />
      )}
    </Page>
  )
}
