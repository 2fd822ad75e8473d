import { IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatCurrency } from '#lib/format/currency'
import { receiptPath } from '#shared/payments/paths'
import { TextLink } from '#ui/links/TextLink'
import type { ReceiptCard_message$key } from './__generated__/ReceiptCard_message.graphql'
import { MessageCard } from './MessageCard'
import classes from './MessageCard.module.css'

const fragment = graphql`
  fragment ReceiptCard_message on ReceiptMessage {
    order {
      legacyId
    }
    product
    amount {
      amount
      currency
    }
  }
`

export function ReceiptCard({ message }: { message: ReceiptCard_message$key }) {
  const { t } = useTranslation('mail')
  const { order, product, amount } = useFragment(fragment, message)
  return (
    <MessageCard
      icon={IconReceipt}
      title={product ?? t('messages.receipt.title')}
      actions={
        order && (
          <TextLink standalone href={receiptPath(order.legacyId)}>
            {t('messages.receipt.open')}
          </TextLink>
        )
      }
    >
      {amount && <p className={classes.amount}>{formatCurrency(amount.amount, amount.currency)}</p>}
    </MessageCard>
  )
}
