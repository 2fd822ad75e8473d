import type { FeatureCode } from '../../legacy/contract/money/moneyEnums'
import { type ProblemCode, problemCodes } from '../../legacy/contract/problemCodes'
import type { GatewayContext } from './context'
import { RefusedError } from './errors'

interface Refusal {
  readonly code: ProblemCode | 'OTHER'
  readonly message: string
  /** The path below `input`. */
  readonly field: string[] | null
}

/** Something that a person or a client can act on, in the viewer's language. */
export type UserError = Refusal &
  (
    | { readonly __typename: 'InputError' | 'AccessError' | 'NotFoundError' | 'ConflictError' }
    | { readonly __typename: 'MembersOnlyError'; readonly feature: FeatureCode }
    | { readonly __typename: 'RateLimitError'; readonly retryAfter: number | null }
  )

/** The graph's names for REST fields: for the first step of a dotted name, or for the whole. */
export type FieldNames = Readonly<Record<string, string>> | ((field: string) => string)

const codes: ReadonlySet<string> = new Set(problemCodes)

/**
 * Runs a write. Refusals come back as `userErrors`; faults and a missing log-in are thrown. Clears the cache
 * afterwards, so that the payload shows the new state.
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

/** A write without an answer. */
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

function userErrorsOf(error: RefusedError, names: FieldNames): UserError[] {
  const { status, problem, extensions } = error
  if (!problem) return []
  const code = codeOf(problem.code)
  const whole = { code, message: problem.detail, field: null }
  // Nobody is logged in, unless the server says what was wrong with a password.
  if (status === 401 && code === 'OTHER') return []
  if (error.code === 'MEMBERS_ONLY') {
    return [{ __typename: 'MembersOnlyError', ...whole, feature: error.feature }]
  }
  if (error.code === 'RATE_LIMITED') {
    return [{ __typename: 'RateLimitError', ...whole, retryAfter: (extensions['retryAfter'] as number) ?? null }]
  }
  const __typename = typeByStatus[status] ?? 'InputError'
  const fields = problem.fields ?? []
  if (fields.length === 0) return [{ __typename, ...whole }]
  return fields.map((each) => ({
    __typename,
    code: codeOf(each.code),
    message: each.message,
    field: graphField(each.field, names),
  }))
}

const typeByStatus: Readonly<Record<number, 'AccessError' | 'NotFoundError' | 'ConflictError'>> = {
  403: 'AccessError',
  404: 'NotFoundError',
  409: 'ConflictError',
  410: 'NotFoundError',
}

/** Another legacy server may have codes that the graph does not name. */
export function codeOf(code: string): ProblemCode | 'OTHER' {
  return codes.has(code) ? (code as ProblemCode) : 'OTHER'
}

function graphField(field: string, names: FieldNames): string[] {
  if (typeof names === 'function') return names(field).split('.')
  const [head = '', ...rest] = field.split('.')
  return [names[head] ?? head, ...rest]
}

type Given<T> = { [K in keyof T]: Exclude<T[K], null> }

/** Leaves out fields that are null: REST expects them to be absent. */
export function given<T extends object>(input: T): Given<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Given<T>
}
