import { Button, Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import desk from '#shared/staff/desk/Desk.module.css'
import type { VerdictBar_viewer$key } from './__generated__/VerdictBar_viewer.graphql'
import classes from './LookDeskScreen.module.css'

const fragment = graphql`
  fragment VerdictBar_viewer on Viewer {
    lookTemplates {
      key
      title
      text
    }
  }
`

export interface Verdict {
  readonly isAccepted: boolean
  readonly template: string | null
  readonly reason: string | null
}

interface VerdictBarProps {
  viewer: VerdictBar_viewer$key
  /** What is decided on. */
  count: number
  of: 'Profiles' | 'Media'
  busy: boolean
  /** Resolves to whether it succeeded. */
  onDecide: (verdict: Verdict, onRefused: (message: string | undefined) => void) => Promise<boolean>
}

/** Decides on all that is selected, with one reason, which each member reads in their own language. */
export function VerdictBar({ viewer, count, of, busy, onDecide }: VerdictBarProps) {
  const { t } = useTranslation('looks')
  const { lookTemplates } = useFragment(fragment, viewer)
  const [template, setTemplate] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const reason = words.trim() || null
  const refuse = async () => {
    if (template === null && reason === null) return setError(t('desk.reasonNeeded'))
    if (!(await onDecide({ isAccepted: false, template, reason }, setError))) return
    // The next ones are not refused for the reasons of these.
    setTemplate(null)
    setWords('')
  }
  return (
    <div className={classes.bar}>
      <p className={desk.quiet} aria-live="polite">
        {t('desk.chosen', { count })}
      </p>
      <div className={classes.fields}>
        <Select
          label={t('desk.template')}
          description={lookTemplates?.find(({ key }) => key === template)?.text ?? t('desk.templateHint')}
          // The two fields stand side by side, whatever is explained of one.
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          clearable
          data={(lookTemplates ?? []).map(({ key, title }) => ({ value: key, label: title }))}
          value={template}
          error={error}
          onChange={(key) => {
            setError(undefined)
            setTemplate(key)
          }}
        />
        <Textarea
          label={t('desk.words')}
          autosize
          minRows={1}
          maxLength={1000}
          value={words}
          onChange={(event) => {
            setError(undefined)
            setWords(event.currentTarget.value)
          }}
        />
      </div>
      <div className={desk.buttons}>
        <Button
          loading={busy}
          disabled={count === 0}
          aria-keyshortcuts="y"
          onClick={() => void onDecide({ isAccepted: true, template: null, reason: null }, setError)}
        >
          {count === 0 ? t('desk.acceptNone') : t('desk.accept', { count })}
        </Button>
        <Button variant="default" disabled={busy || count === 0} aria-keyshortcuts="n" onClick={() => void refuse()}>
          {count === 0 ? t(`desk.refuse${of}None`) : t(`desk.refuse${of}`, { count })}
        </Button>
      </div>
    </div>
  )
}
