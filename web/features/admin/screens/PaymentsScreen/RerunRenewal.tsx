import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useReportError } from '#platform/errors/useReportError'
import type { UserError } from '#platform/mutations/refusal'
import { Banner } from '#ui/states/Banner'
import { useRerunRenewal } from '../../mutations/usePayments'
import { useFindProfile } from '../../useFindProfile'
import classes from './PaymentsScreen.module.css'

/** Tries a member's renewal again, by the number of the profile. */
export function RerunRenewal() {
  const { t } = useTranslation('admin')
  const find = useFindProfile()
  const reportError = useReportError()
  const [rerun, busy] = useRerunRenewal()
  const [written, setWritten] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<'paid' | 'notPaid' | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    setOutcome(null)
    const number = written.trim()
    try {
      const profileId = await find(number)
      if (profileId === undefined) return setProblem(t('payments.rerun.unknown'))
      const onRefused = ([refusal]: readonly UserError[]) => setProblem(refusal?.message ?? null)
      const done = await rerun({ input: { profileId } }, { onRefused })
      if (done) setOutcome(done.rerunRenewal.isRenewed ? 'paid' : 'notPaid')
    } catch (error) {
      reportError(error instanceof Error ? error : new Error(String(error)))
    }
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label={t('payments.rerun.number')}
        inputMode="numeric"
        autoComplete="off"
        value={written}
        error={problem}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={busy}>
        {t('payments.rerun.action')}
      </Button>
      {outcome && <Banner tone={outcome === 'paid' ? 'positive' : 'warning'}>{t(`payments.rerun.${outcome}`)}</Banner>}
    </form>
  )
}
