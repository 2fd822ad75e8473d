import type { UseFormReturnType } from '@mantine/form'
import type { UserError } from '#platform/mutations/refusal'

/**
 * Shows what the server refused at the fields concerned. Errors about the whole, or about fields that the form
 * does not have, go to the given field.
 */
export function placeErrors<V extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<V>, 'setFieldError' | 'getValues'>,
  fallback: keyof V & string,
) {
  return (errors: readonly UserError[]): void => {
    const values = form.getValues()
    for (const { field, message } of errors) {
      const paths = field ? [field, field.split('.').at(-1) ?? ''] : []
      form.setFieldError(paths.find((path) => path in values) ?? fallback, message)
    }
  }
}
