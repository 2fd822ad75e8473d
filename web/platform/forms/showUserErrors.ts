import type { UseFormReturnType } from '@mantine/form'
import type { UserError } from '#platform/mutations/useCommit'

/**
 * Puts what the server refused at the fields it is about, and what is about the whole at the given field. Answers whether
 * there was anything.
 */
export function showUserErrors<V extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<V>, 'setFieldError'>,
  errors: readonly UserError[],
  fallback: keyof V & string,
): boolean {
  for (const { field, message } of errors) form.setFieldError(field ?? fallback, message)
  return errors.length > 0
}
