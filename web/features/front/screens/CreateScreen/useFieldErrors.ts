import type { UseFormReturnType } from '@mantine/form'
import { useState, type FocusEvent } from 'react'
import type { CreateValues } from './createForm'

/** Which errors of the form are in view, and the one that a screen reader is told of. */
export interface FieldErrors {
  /** The form with the errors in view at its fields. */
  readonly form: UseFormReturnType<CreateValues>
  /** The error of the field that was left last. */
  readonly announced: string | undefined
  /** Brings the errors of these fields into view. */
  readonly reveal: (paths: readonly string[]) => void
}

/**
 * Shows the error of a field once the field was left with something in it, or once the form was to go on; from then on
 * the error follows what is written, and goes when it is mended. The server's errors go with the next change.
 */
export function useFieldErrors(form: UseFormReturnType<CreateValues>, messages: Record<string, string>): FieldErrors {
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set())
  const [lastLeft, setLastLeft] = useState<string | null>(null)
  const reveal = (paths: readonly string[]) => setRevealed((before) => new Set([...before, ...paths]))
  const inView = Object.entries(messages).filter(([path]) => revealed.has(path))
  const errors = { ...Object.fromEntries(inView), ...form.errors }

  function leave(path: string, event: FocusEvent<HTMLInputElement>): void {
    const { currentTarget, relatedTarget } = event
    // The press that goes on must not miss its button because an error moves it; it reveals the errors itself.
    const goesOn = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
    if (goesOn || currentTarget.type === 'checkbox' || !currentTarget.value) return
    reveal([path])
    setLastLeft(path)
  }

  const getInputProps: typeof form.getInputProps = (path, options) => ({
    ...form.getInputProps(path, options),
    error: errors[String(path)],
    onBlur: (event: FocusEvent<HTMLInputElement>) => leave(String(path), event),
  })
  const announced = lastLeft ? errors[lastLeft] : undefined
  return {
    form: { ...form, errors, getInputProps },
    announced: typeof announced === 'string' ? announced : undefined,
    reveal,
  }
}
