import type { UseFormReturnType } from '@mantine/form'
import { useState, type FocusEvent } from 'react'
import type { CreateValues } from './createForm'

export interface FieldErrors {
  readonly form: UseFormReturnType<CreateValues>
  readonly announced: string | undefined
  readonly reveal: (paths: readonly string[]) => void
}

/**
 * Shows the error of a field once the field was left with content, or once the visitor tried to continue. From
 * then on the error follows the input, and disappears when it is corrected. The server's errors disappear with the
 * next change.
 */
export function useFieldErrors(form: UseFormReturnType<CreateValues>, messages: Record<string, string>): FieldErrors {
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set())
  const [lastLeft, setLastLeft] = useState<string | null>(null)
  const reveal = (paths: readonly string[]) => setRevealed((before) => new Set([...before, ...paths]))
  const inView = Object.entries(messages).filter(([path]) => revealed.has(path))
  const errors = { ...Object.fromEntries(inView), ...form.errors }

  function leave(path: string, event: FocusEvent<HTMLInputElement>): void {
    const { currentTarget, relatedTarget } = event
    // An error must not move the submit button away from the press, which shows the errors itself.
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
