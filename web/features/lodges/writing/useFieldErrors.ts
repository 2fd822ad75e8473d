import { useState } from 'react'
import type { UserError } from '#platform/mutations/refusal'
import { toastErrors } from '#platform/mutations/toastErrors'
import { FIELDS, type Field, type LodgeContent } from './content'

export type FieldErrors = Partial<Record<Field, string>>

function fieldOf({ field }: UserError): Field | undefined {
  const [, name] = field?.split('.') ?? []
  return FIELDS.find((each) => each === name)
}

/** The errors at the fields of a lodge; each goes when its field changes. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({})
  /** Shows what the server refused, and returns the fields concerned; what no field shows becomes a toast. */
  const place = (refusals: readonly UserError[]): Field[] => {
    const placed = refusals.flatMap((refusal) => {
      const field = fieldOf(refusal)
      return field ? [[field, refusal.message] as const] : []
    })
    setErrors(Object.fromEntries(placed))
    if (placed.length === 0) toastErrors(refusals)
    return placed.map(([field]) => field)
  }
  const clear = (part: Partial<LodgeContent>) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  return { errors, show: setErrors, place, clear }
}
