import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Boundary } from '#platform/errors/Boundary'
import { AppLink } from '#ui/links/AppLink'
import { Sheet } from '#ui/overlays/Sheet'
import type { ReceiptDialogQuery } from './__generated__/ReceiptDialogQuery.graphql'
import { OrderNotice } from './OrderNotice'
import { isAwaited } from './orderState'
import { receiptPath } from './paths'
import { useFreshOrder } from './useFreshOrder'

const query = graphql`
  query ReceiptDialogQuery($legacyId: Int!) {
    viewer {
      isMember
      memberUntil
      order(legacyId: $legacyId) {
        status
        declineReason
        item
        bankTransfer {
          account
        }
        ...OrderNotice_order
      }
    }
  }
`

interface ReceiptDialogProps {
  orderLegacyId: number
  onClose: () => void
}

function Loaded({ orderLegacyId, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation(['payments', 'common'])
  const { viewer } = useLazyLoadQuery<ReceiptDialogQuery>(
    query,
    { legacyId: orderLegacyId },
    { fetchPolicy: 'network-only' },
  )
  const { order } = viewer
  useFreshOrder(orderLegacyId, order ? isAwaited(order) : false)
  // A membership of 24 hours goes on at once where its buyer was; only a payment that failed is told.
  if (order?.item === 'ONE_DAY_MEMBERSHIP' && order.status === 'PAID') return null
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t(order?.status === 'PAID' ? 'receipt.title' : 'receipt.titleOrder')}
      closeLabel={t('common:close')}
      footer={
        <>
          {order && (
            <Button variant="default" component={AppLink} href={receiptPath(orderLegacyId)}>
              {t('on.receipt')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common:close')}</Button>
        </>
      }
    >
      {order ? <OrderNotice order={order} /> : <p>{t('receipt.missing')}</p>}
    </Sheet>
  )
}

function Failed({ onClose }: Pick<ReceiptDialogProps, 'onClose'>) {
  const { t } = useTranslation(['payments', 'common'])
  return (
    <Sheet opened onClose={onClose} title={t('receipt.title')} closeLabel={t('common:close')} size="sm">
      <p>{t('receipt.failed')}</p>
    </Sheet>
  )
}

/** How an order stands, for a buyer who comes back from its payment. */
export function ReceiptDialog(props: ReceiptDialogProps) {
  return (
    <Boundary fallback={<Failed onClose={props.onClose} />}>
      <Loaded {...props} />
    </Boundary>
  )
}
