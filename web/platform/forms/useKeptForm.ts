import { useForm, type UseFormInput } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDraft } from './useDraft'

/** Only what is written here is read here, so that a draft has this shape or none. */
function changesOf<V>(kept: string): Partial<V> {
  try {
    return kept ? (JSON.parse(kept) as Partial<V>) : {}
  } catch {
    return {}
  }
}

function changesSince<V extends Record<string, unknown>>(saved: V, values: V): string {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name]),
  )
  return changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : ''
}

interface KeptFormInput<V extends Record<string, unknown>> extends UseFormInput<V> {
  /** What is saved. */
  readonly initialValues: V
}

/** `useForm` for a form whose unsaved changes survive a reload of the page, and end when the page is left. */
export function useKeptForm<V extends Record<string, unknown>>(name: string, input: KeptFormInput<V>) {
  const form = useForm<V>(input)
  const [kept, keep] = useDraft(name)
  const [changes] = useState(() => changesOf<V>(kept))
  const { values } = form
  const dirty = form.isDirty()

  const restore = useEffectEvent(() => form.setValues(changes))
  const keepChanges = useEffectEvent((changed: V | null) =>
    keep(changed ? changesSince(input.initialValues, changed) : ''),
  )
  const forget = useEffectEvent(() => keep(''))
  useEffect(() => {
    restore()
    return () => forget()
  }, [])
  useEffect(() => keepChanges(dirty ? values : null), [values, dirty])
  return form
}
