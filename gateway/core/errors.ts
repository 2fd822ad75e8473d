import { GraphQLError } from 'graphql'
import { FeatureCode } from '../../legacy/contract/money/moneyEnums'
import { Problem } from '../../legacy/contract/call'
import { Compile } from 'typebox/compile'
import { graphName } from './enums'

/** Messages for logs and developers, never the upstream's. */
const messages = {
  UNAUTHENTICATED: 'Nobody is logged in.',
  FORBIDDEN: 'This is not for the present viewer.',
  MEMBERS_ONLY: 'This needs a membership.',
  NOT_FOUND: 'There is no such thing.',
  BAD_USER_INPUT: 'The input was refused.',
  RATE_LIMITED: 'Too many attempts; try again later.',
  OVERLOADED: 'There is too much to do at the moment; try again soon.',
  UPSTREAM_ERROR: 'The server behind the gateway could not answer.',
  UPSTREAM_TIMEOUT: 'The server behind the gateway took too long.',
  STREAM_UNAVAILABLE: 'Live events are not available now; poll instead.',
}

/** An error code of the graph; `extensions.reason` may say more. */
export type ErrorCode = keyof typeof messages

export const errorCodes: readonly string[] = Object.keys(messages)

/** The origin of an error, for finding it in the logs. */
export interface ErrorOrigin {
  readonly call?: string
  readonly requestId?: string
}

interface Details extends ErrorOrigin {
  readonly reason?: string
  readonly feature?: string
  /** Seconds. */
  readonly retryAfter?: number
}

export class SystemError extends GraphQLError {
  constructor(
    readonly code: ErrorCode,
    details: Details = {},
  ) {
    super(messages[code], { extensions: { code, ...details } })
  }
}

/** A request that cannot be answered, explained in a developer's words. */
export function badInput(message: string, reason?: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', ...(reason ? { reason } : {}) } })
}

/** An id that names something of another type, or nothing of ours. Mutations answer it with a user error. */
export class ForeignIdError extends GraphQLError {
  constructor(
    readonly globalId: string,
    types: readonly string[],
  ) {
    super(`This is not the id of a ${types.join(' or ')}.`, {
      extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode, reason: 'FOREIGN_ID' },
    })
  }
}

/** A call that the server refused, with its problem details if it sent any. */
export class RefusedError extends SystemError {
  constructor(
    readonly status: number,
    readonly problem: Problem | undefined,
    code: ErrorCode,
    details: Details,
    /** The feature that needs a membership. */
    readonly feature: FeatureCode = FeatureCode.MembersOnly,
  ) {
    super(code, details)
  }
}

const problemCheck = Compile(Problem)

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  402: 'MEMBERS_ONLY',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
}

/** Converts a 4xx answer of a call to an error of the graph. */
export function refusal(
  status: number,
  body: unknown,
  origin: ErrorOrigin & { readonly feature?: string; readonly retryAfter?: number },
): RefusedError {
  const problem = problemCheck.Check(body) ? body : undefined
  const code = codeByStatus[status] ?? 'BAD_USER_INPUT'
  const { retryAfter, feature: wanted, ...from } = origin
  const feature = featureCode(problem?.feature ?? wanted)
  const reason =
    problem?.code && problem.code !== code && /^[A-Z0-9_]{1,60}$/.test(problem.code) ? problem.code : undefined
  const details = {
    ...from,
    ...(reason ? { reason } : {}),
    ...(code === 'MEMBERS_ONLY' ? { feature: graphName(feature) } : {}),
    ...(code === 'RATE_LIMITED' && retryAfter ? { retryAfter } : {}),
  }
  return new RefusedError(status, problem, code, details, feature)
}

/** The feature of that name; an unknown one becomes `MembersOnly`. */
export function featureCode(name: string | undefined): FeatureCode {
  return Object.values(FeatureCode).find((feature) => feature === name) ?? FeatureCode.MembersOnly
}

/** Null for an object that does not exist; rethrows other errors. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

const internal = { reason: 'INTERNAL' }
/** In characters: messages of graphql-js repeat the refused value, however long it is. */
const MAX_MESSAGE = 250

/** Hides the message of an unexpected error; the log has it with the request id. */
export function maskUnknown(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) {
    const cause = error.originalError
    if (!cause || cause instanceof GraphQLError) return error
    const { message, extensions } = new SystemError('UPSTREAM_ERROR', internal)
    return new GraphQLError(message, { nodes: error.nodes, path: error.path, extensions })
  }
  return new SystemError('UPSTREAM_ERROR', internal)
}

export function shortened(error: GraphQLError): GraphQLError {
  if (error.message.length <= MAX_MESSAGE) return error
  const { nodes, source, positions, path, extensions } = error
  return new GraphQLError(`${error.message.slice(0, MAX_MESSAGE)}…`, { nodes, source, positions, path, extensions })
}

/** Adds a code to an error of the engine: without a path it concerns the document or its variables, and nothing ran. */
export function coded(error: GraphQLError): GraphQLError {
  if (error.path === undefined) error.extensions['code'] ??= 'BAD_USER_INPUT' satisfies ErrorCode
  return error
}
