import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
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

/** A reason for the member, and a button a decision. */
export function ReasonedDecision<D>(props: ReasonedDecisionProps<D>) {
  const { label, hint, reasonNeeded, choices, busy, onDecide } = props
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const run = ({ decision, needsReason }: Choice<D>) => {
    const written = reason.trim()
    if (needsReason && written === '') return setError(reasonNeeded)
    return onDecide(decision, written || null, setError)
  }
  return (
    <>
      <Textarea
        label={label}
        description={hint}
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
        {choices.map((choice, index) => (
          <Button
            key={choice.hotkey}
            {...(index === 0 ? { loading: busy } : { variant: 'default', disabled: busy })}
            aria-keyshortcuts={choice.hotkey}
            onClick={() => run(choice)}
          >
            {choice.label}
          </Button>
        ))}
      </div>
    </>
  )
}
