import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { readOrderNumber } from '#shared/payments/paths'
import { orderStoryPath } from '../../paths'
import classes from './PaymentsScreen.module.css'

/** Leads to an order by its number. */
export function FindOrder() {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const [written, setWritten] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const number = readOrderNumber(written.trim())
    if (number === null) return setProblem(t('payments.order.wrong'))
    return void navigate(orderStoryPath(number))
  }
  return (
    <form className={classes.form} role="search" onSubmit={submit} noValidate>
      <TextInput
        label={t('payments.order.number')}
        inputMode="numeric"
        autoComplete="off"
        value={written}
        error={problem}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('payments.order.find')}
      </Button>
    </form>
  )
}
