import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/format/formatDate'
import { useDraft } from '#platform/forms/useDraft'
import { useLocale } from '#platform/i18n/useLocale'
import { Section } from '#ui/layout/Section'
import { useObject } from '../../mutations/useObject'
import classes from './decisions.module.css'

interface ObjectFormProps {
  link: string
  until: string
  /** Reads the decision anew. */
  onObjected: () => Promise<unknown>
}

/** Objects to a decision, once. */
export function ObjectForm({ link, until, onObjected }: ObjectFormProps) {
  const { t } = useTranslation('reports')
  const locale = useLocale()
  const [object, busy] = useObject()
  const [text, keep] = useDraft(`decision ${link.slice(-16)}`)
  const [error, setError] = useState<string | null>(null)
  const send = async () => {
    const words = text.trim()
    if (words === '') return setError(t('mine.textNeeded'))
    const sent = await object(
      { input: { link, text: words } },
      { onRefused: (errors) => setError(errors.map(({ message }) => message).join(' ')) },
    )
    if (!sent) return
    keep('')
    await onObjected()
  }
  return (
    <Section
      title={t('mine.object')}
      note={t('mine.objectNote', { date: formatDate(until, locale, { style: 'long' }) })}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Textarea
          label={t('mine.why')}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={2000}
          value={text}
          error={error}
          onChange={(event) => {
            setError(null)
            keep(event.currentTarget.value)
          }}
        />
        <div>
          <Button type="submit" loading={busy}>
            {t('mine.send')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
