import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Boundary } from '#platform/errors/Boundary'
import { TextLink } from '#ui/links/TextLink'
import { Sheet } from '#ui/overlays/Sheet'
import { ActionButton } from '#ui/states/ActionButton'
import type { ReceiptDialogQuery } from './__generated__/ReceiptDialogQuery.graphql'
import { OrderNotice } from './OrderNotice'
import { isAwaited } from './orderState'
import { receiptPath } from './paths'
import { useFreshOrder } from './useFreshOrder'
import { useWayOn } from './useWayOn'
import type { useWayOn_order$key } from './__generated__/useWayOn_order.graphql'

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
        ...useWayOn_order
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
  const { viewer } = useLazyLoadQuery<ReceiptDialogQuery>(query, { legacyId: orderLegacyId })
  const { order } = viewer
  useFreshOrder(orderLegacyId, order ? isAwaited(order) : false)
  const isPaid = order?.status === 'PAID'
  // A membership of 24 hours goes on at once where its buyer was; only a payment that failed is told.
  const goesOn = isPaid && order?.item === 'ONE_DAY_MEMBERSHIP'
  useEffect(() => {
    if (goesOn) onClose()
  }, [goesOn, onClose])
  if (goesOn) return null
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t(isPaid ? 'receipt.title' : 'receipt.titleOrder')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:close')}
          </Button>
          {order && <WayOn order={order} />}
        </>
      }
    >
      {order ? (
        <>
          <OrderNotice order={order} bare />
          <TextLink standalone href={receiptPath(orderLegacyId)}>
            {t(isPaid ? 'on.receipt' : 'on.order')}
          </TextLink>
        </>
      ) : (
        <p>{t('receipt.missing')}</p>
      )}
    </Sheet>
  )
}

function WayOn({ order }: { order: useWayOn_order$key }) {
  const action = useWayOn(order)
  return action && <ActionButton action={action} />
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
