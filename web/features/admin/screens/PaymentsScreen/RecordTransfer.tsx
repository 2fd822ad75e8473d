import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import { useSite } from '#platform/session/useSession'
import { TextLink } from '#ui/links/TextLink'
import { Banner } from '#ui/states/Banner'
import { useRecordTransfer } from '../../mutations/usePayments'
import { orderStoryPath } from '../../paths'
import classes from './PaymentsScreen.module.css'
import { readAmount } from './readAmount'

/** Records a transfer as the bank statement shows it, in the currency of the site. */
export function RecordTransfer() {
  const { t } = useTranslation('admin')
  const { currency } = useSite()
  const [record, busy] = useRecordTransfer()
  const [recorded, setRecorded] = useState<number | null>(null)
  const form = useForm({
    initialValues: { reference: '', bankReference: '', amount: '' },
    validate: {
      reference: (value) => (value.trim() === '' ? t('payments.transfer.needed') : null),
      bankReference: (value) => (value.trim() === '' ? t('payments.transfer.needed') : null),
      amount: (value) => (readAmount(value) === null ? t('payments.transfer.amountWrong') : null),
    },
  })
  const submit = form.onSubmit(async ({ reference, bankReference, amount }) => {
    setRecorded(null)
    const input = {
      reference: reference.trim().toUpperCase(),
      bankReference: bankReference.trim(),
      amount: readAmount(amount) ?? 0,
      currency,
    }
    const onNotFound = () => form.setFieldError('reference', t('payments.transfer.unknown'))
    const answer = await record({ input }, { onNotFound, onRefused: placeErrors(form, 'reference') })
    if (!answer) return
    form.reset()
    setRecorded(answer.recordBankTransfer.order?.legacyId ?? null)
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('payments.transfer.reference')}
        autoComplete="off"
        maxLength={20}
        {...form.getInputProps('reference')}
      />
      <TextInput
        label={t('payments.transfer.bankReference')}
        autoComplete="off"
        maxLength={100}
        {...form.getInputProps('bankReference')}
      />
      <TextInput
        label={t('payments.transfer.amount', { currency })}
        inputMode="decimal"
        autoComplete="off"
        {...form.getInputProps('amount')}
      />
      <Button type="submit" loading={busy}>
        {t('payments.transfer.record')}
      </Button>
      {recorded !== null && (
        <Banner tone="positive">
          {t('payments.transfer.recorded')}{' '}
          <TextLink href={orderStoryPath(recorded)}>{t('payments.transfer.see', { number: recorded })}</TextLink>
        </Banner>
      )}
    </form>
  )
}
