import { DatabaseError } from 'pg'

/** The constraint that a statement has violated, if that is what went wrong. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined
}
