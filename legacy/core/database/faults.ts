import { DatabaseError } from 'pg'

/** The constraint that a statement has violated, if that is what went wrong. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined
}

/** `invalid byte sequence`, `untranslatable character`, `numeric value out of range`, as PostgreSQL numbers them. */
const unstorable: readonly (string | undefined)[] = ['22021', '22P05', '22003']

/** Whether a value was given that no column can hold: a null character in a text, or a number beyond all ids. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof DatabaseError && unstorable.includes(error.code)
}
