import type { GatewayContext } from './context'
import { RefusedError } from './errors'

/** Something the person can mend, in their language. */
export interface UserError {
  readonly code: string
  readonly message: string
  readonly field: string | null
}

/** REST names of fields that the graph calls otherwise: of the first step of a dotted name, or of the whole. */
export type FieldNames = Readonly<Record<string, string>> | ((field: string) => string)

const mendable = [400, 409, 410, 413, 415, 422]

/** Refusals with these codes are about the session, not about what was typed. */
const systemCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BANNED',
  'TERMS_NOT_ACCEPTED',
  'PROFILE_LOCKED',
  'VALIDATION_REQUIRED',
  'NOT_DARK_APPROVED',
]

/**
 * Runs a write. What the person can mend comes back as `userErrors`; anything else is thrown. Afterwards everything
 * that was read before is forgotten, so that the payload shows the new state.
 */
export async function mutate<P extends object>(
  context: GatewayContext,
  write: () => Promise<P>,
  names: FieldNames = {},
): Promise<Partial<P> & { userErrors: UserError[] }> {
  try {
    const payload: Partial<P> = await write()
    return { ...payload, userErrors: [] }
  } catch (error) {
    const userErrors = error instanceof RefusedError ? userErrorsOf(error, names) : []
    if (userErrors.length === 0) throw error
    return nothingBut<P>(userErrors)
  } finally {
    context.forget()
  }
}

/** A write that answers nothing. */
export function perform(context: GatewayContext, write: () => Promise<unknown>, names?: FieldNames) {
  return mutate(
    context,
    async () => {
      await write()
      return {}
    },
    names,
  )
}

function nothingBut<P>(userErrors: UserError[]): Partial<P> & { userErrors: UserError[] } {
  const none: Partial<P> = {}
  return { ...none, userErrors }
}

function userErrorsOf({ status, problem }: RefusedError, names: FieldNames): UserError[] {
  if (!problem) return []
  const aboutInput = (status === 401 || status === 403) && !systemCodes.includes(problem.code)
  if (!mendable.includes(status) && !aboutInput) return []
  const fields = problem.fields ?? []
  if (fields.length === 0) return [{ code: problem.code, message: problem.detail, field: null }]
  return fields.map(({ field, code, message }) => ({ code, message, field: graphField(field, names) }))
}

/** `persons.0.birthday` stays dotted. */
function graphField(field: string, names: FieldNames): string {
  if (typeof names === 'function') return names(field)
  const [head = '', ...rest] = field.split('.')
  return [names[head] ?? head, ...rest].join('.')
}

type Given<T> = { [K in keyof T]: Exclude<T[K], null> }

/** An input without the fields that were given as null: REST knows them only as absent. */
export function given<T extends object>(input: T): Given<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Given<T>
}
