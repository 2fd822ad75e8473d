import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { placeErrors } from '#platform/forms/placeErrors'
import { useAction } from '#platform/mutations/useAction'
import { tell } from '#platform/toasts/tell'
import { formatPrice } from '#shared/payments/price'
import { readAmount } from '../PaymentsScreen/readAmount'
import type { RefundForm_order$key } from './__generated__/RefundForm_order.graphql'
import type { RefundFormMutation } from './__generated__/RefundFormMutation.graphql'
import classes from './OrderStoryScreen.module.css'

const fragment = graphql`
  fragment RefundForm_order on Order {
    id
    item
    price {
      amount
      currency
    }
    refunded {
      amount
    }
  }
`

const mutation = graphql`
  mutation RefundFormMutation($input: RefundOrderInput!) {
    refundOrder(input: $input) {
      refund {
        amount
        currency
      }
      order {
        refunded {
          amount
          currency
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const REASON_LENGTH = { min: 3, max: 500 }
/** What ends with its refund, if the staff want it to. */
const MEMBERSHIPS: readonly string[] = ['MEMBERSHIP', 'ONE_DAY_MEMBERSHIP', 'GIFT_MEMBERSHIP']

/** Pays an order back, or a part of it, after a question. */
export function RefundForm({ order }: { order: RefundForm_order$key }) {
  const { t } = useTranslation('admin')
  const { revalidate } = useRevalidator()
  const [refund, busy] = useAction<RefundFormMutation>(mutation)
  const [isAsked, setAsked] = useState(false)
  const { id: orderId, item, price, refunded } = useFragment(fragment, order)
  const left = { amount: price.amount - refunded.amount, currency: price.currency }
  const form = useForm({
    initialValues: { amount: '', reason: '', takeBack: false },
    validate: {
      amount: (written) => {
        const amount = written.trim() === '' ? left.amount : readAmount(written)
        return amount === null || amount > left.amount
          ? t('payments.refund.amountWrong', { price: formatPrice(left) })
          : null
      },
      reason: (reason) => (reason.trim().length < REASON_LENGTH.min ? t('payments.refund.reasonNeeded') : null),
    },
  })
  const { amount: written, reason, takeBack } = form.values
  const amount = readAmount(written)

  const confirm = async () => {
    const input = { orderId, amount, reason: reason.trim(), takeBack }
    const answer = await refund({ input }, { onRefused: placeErrors(form, 'reason'), invalidates: 'everything' })
    setAsked(false)
    const paid = answer?.refundOrder.refund
    if (!paid) return
    tell(t('payments.refund.done', { price: formatPrice(paid) }))
    form.reset()
    void revalidate()
  }
  return (
    <form className={classes.form} onSubmit={form.onSubmit(() => setAsked(true))} noValidate>
      <TextInput
        label={t('payments.refund.amount', { currency: price.currency })}
        description={t('payments.refund.amountHint', { price: formatPrice(left) })}
        inputMode="decimal"
        autoComplete="off"
        {...form.getInputProps('amount')}
      />
      <Textarea
        label={t('payments.refund.reason')}
        autosize
        minRows={2}
        maxLength={REASON_LENGTH.max}
        {...form.getInputProps('reason')}
      />
      {MEMBERSHIPS.includes(item) && (
        <Checkbox label={t('payments.refund.takeBack')} {...form.getInputProps('takeBack', { type: 'checkbox' })} />
      )}
      <Button type="submit" variant="default">
        {t('payments.refund.action')}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={t('payments.refund.sure', { price: formatPrice(amount === null ? left : { ...left, amount }) })}
        message={t(takeBack ? 'payments.refund.sureTakeBack' : 'payments.refund.sureText')}
        confirmLabel={t('payments.refund.action')}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      />
    </form>
  )
}
