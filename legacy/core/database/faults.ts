import { DatabaseError } from 'pg'

/** The name of the violated constraint, if the error is a violation. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined
}

/** PostgreSQL's codes for `invalid byte sequence`, `untranslatable character` and `numeric value out of range`. */
const unstorable: readonly (string | undefined)[] = ['22021', '22P05', '22003']

/** Whether a value fits no column: a null character in a text, or a number beyond all ids. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof DatabaseError && unstorable.includes(error.code)
}
