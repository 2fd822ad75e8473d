import type { UseFormReturnType } from '@mantine/form'
import type { UserError } from '#platform/mutations/refusal'

/** Puts what the server refused at the fields it is about, and what is about the whole at the given field. */
export function placeErrors<V extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<V>, 'setFieldError'>,
  fallback: keyof V & string,
) {
  return (errors: readonly UserError[]): void => {
    for (const { field, message } of errors) form.setFieldError(field ?? fallback, message)
  }
}
