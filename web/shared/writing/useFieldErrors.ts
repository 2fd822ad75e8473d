import { useState } from 'react'
import type { UserError } from '#platform/mutations/refusal'
import { toastErrors } from '#platform/mutations/toastErrors'

/** Errors by the field at which they stand. */
export type FieldErrors<F extends string> = Partial<Record<F, string>>

/** The errors at the given fields of a form; each goes when its field changes. */
export function useFieldErrors<F extends string>(fields: readonly F[]) {
  const [errors, setErrors] = useState<FieldErrors<F>>({})
  /** Shows what the server refused, and returns the fields concerned; what no field shows becomes a toast. */
  const place = (refusals: readonly UserError[]): F[] => {
    const placed = refusals.flatMap((refusal) => {
      const parts = refusal.field?.split('.') ?? []
      const field = fields.find((each) => parts.includes(each))
      return field ? [[field, refusal.message] as const] : []
    })
    setErrors(Object.fromEntries(placed) as FieldErrors<F>)
    if (placed.length === 0) toastErrors(refusals)
    return placed.map(([field]) => field)
  }
  const clear = (part: object) =>
    setErrors(
      (before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))) as FieldErrors<F>,
    )
  return { errors, show: setErrors, place, clear }
}
