import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useLocale } from '#platform/i18n/useLocale'
import { useAction } from '#platform/mutations/useAction'
import { tell } from '#platform/toasts/tell'
import type { Withdrawal_order$key } from './__generated__/Withdrawal_order.graphql'
import type { WithdrawalMutation } from './__generated__/WithdrawalMutation.graphql'
import classes from './Withdrawal.module.css'
import { formatPrice } from './price'

const fragment = graphql`
  fragment Withdrawal_order on Order {
    id
    legacyId
    withdrawableUntil
  }
`

const mutation = graphql`
  mutation WithdrawalMutation($input: WithdrawFromMembershipInput!, $legacyId: Int!) {
    withdrawFromMembership(input: $input) {
      refund {
        amount
        currency
      }
      viewer {
        isMember
        memberUntil
        order(legacyId: $legacyId) {
          ...OrderView_order
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Withdrawing from a purchase, while one may. */
export function Withdrawal({ order }: { order: Withdrawal_order$key }) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const [isAsked, setAsked] = useState(false)
  const [withdraw, busy] = useAction<WithdrawalMutation>(mutation)
  const { id: orderId, legacyId, withdrawableUntil } = useFragment(fragment, order)
  if (!withdrawableUntil) return null
  const confirm = async () => {
    const answer = await withdraw({ input: { orderId }, legacyId }, { invalidates: 'everything' })
    setAsked(false)
    const refund = answer?.withdrawFromMembership.refund
    if (refund) tell(t('withdraw.done', { price: formatPrice(refund) }))
  }
  return (
    <div className={classes.withdrawal}>
      <p>{t('withdraw.note', { date: formatDate(withdrawableUntil, locale) })}</p>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('withdraw.action')}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={t('withdraw.sure')}
        message={t('withdraw.text')}
        confirmLabel={t('withdraw.confirm')}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      />
    </div>
  )
}
