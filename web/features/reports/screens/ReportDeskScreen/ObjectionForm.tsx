import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useDraft } from '#platform/forms/useDraft'
import { Section } from '#ui/layout/Section'
import { Banner } from '#ui/states/Banner'
import type { useCase } from '../../mutations/useCase'
import type { ObjectionForm_case$key } from './__generated__/ObjectionForm_case.graphql'
import { ReasonField } from './ReasonField'
import classes from './reportDesk.module.css'

const fragment = graphql`
  fragment ObjectionForm_case on ReportCase {
    legacyId
    isDecidedByViewer
    ...ReasonField_case
  }
`

interface ObjectionFormProps {
  reportCase: ObjectionForm_case$key
  desk: ReturnType<typeof useCase>
}

/** Decides on an objection, unless the viewer made the decision. */
export function ObjectionForm({ reportCase, desk }: ObjectionFormProps) {
  const { t } = useTranslation('reports')
  const data = useFragment(fragment, reportCase)
  const [reason, keep] = useDraft(`objection ${data.legacyId}`)
  const [error, setError] = useState<string | null>(null)
  if (data.isDecidedByViewer) return <Banner tone="info">{t('form.otherDecides')}</Banner>
  const send = async (outcome: 'STANDS' | 'REVERSED') => {
    const text = reason.trim()
    if (text === '') return setError(t('form.reasonNeeded'))
    const onRefused = (errors: readonly { readonly message: string }[]) =>
      setError(errors.map(({ message }) => message).join(' '))
    if (await desk.decideObjection({ outcome, reason: text }, { onRefused })) keep('')
  }
  return (
    <Section title={t('form.objection')} note={t('form.objectionNote')} order={3}>
      <form className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <ReasonField
          reportCase={data}
          value={reason}
          error={error}
          onSend={() => void send('STANDS')}
          onChange={(text) => {
            setError(null)
            keep(text)
          }}
        />
        <div className={classes.buttons}>
          <Button loading={desk.busy} onClick={() => void send('STANDS')}>
            {t('form.stands')}
          </Button>
          <Button variant="default" disabled={desk.busy} onClick={() => void send('REVERSED')}>
            {t('form.reverse')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
