import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Desk.module.css'

interface Choice<D> {
  readonly decision: D
  readonly label: string
  /** The key that presses it. */
  readonly hotkey: string
  readonly needsReason: boolean
}

interface ReasonedDecisionProps<D> {
  label: string
  hint: string
  /** Said when the reason is missing. */
  reasonNeeded: string
  choices: readonly Choice<D>[]
  busy: boolean
  /** Decides; the promise says what was refused, or undefined. */
  onDecide: (decision: D, reason: string | null, onRefused: (message: string | undefined) => void) => void
}

function focus(field: HTMLTextAreaElement | null): void {
  field?.focus()
}

/** A button a decision; those that the member is told a reason for ask for it first. */
export function ReasonedDecision<D>(props: ReasonedDecisionProps<D>) {
  const { label, hint, reasonNeeded, choices, busy, onDecide } = props
  const { t } = useTranslation('staff')
  const [chosen, setChosen] = useState<Choice<D> | null>(null)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const choose = (choice: Choice<D>) => {
    if (choice.needsReason) setChosen(choice)
    else onDecide(choice.decision, null, setError)
  }
  const send = ({ decision }: Choice<D>) => {
    const written = reason.trim()
    if (written === '') return setError(reasonNeeded)
    return onDecide(decision, written, setError)
  }
  if (!chosen) {
    return (
      <>
        {error && <p role="alert">{error}</p>}
        <div className={classes.buttons}>
          {choices.map((choice, index) => (
            <Button
              key={choice.hotkey}
              {...(index === 0 ? { loading: busy } : { variant: 'default', disabled: busy })}
              aria-keyshortcuts={choice.hotkey}
              onClick={() => choose(choice)}
            >
              {choice.label}
            </Button>
          ))}
        </div>
      </>
    )
  }
  return (
    <>
      <Textarea
        label={label}
        description={hint}
        ref={focus}
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <div className={classes.buttons}>
        <Button loading={busy} onClick={() => send(chosen)}>
          {chosen.label}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => setChosen(null)}>
          {t('cancel')}
        </Button>
      </div>
    </>
  )
}
