import { GraphQLError } from 'graphql'
import { FeatureCode } from '../../legacy/contract/enums'
import { Problem } from '../../legacy/contract/call'
import { Compile } from 'typebox/compile'
import { graphName } from './enums'

/** All codes a client has to know; `extensions.reason` says more where there is more to say. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'MEMBERS_ONLY'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'OVERLOADED'
  | 'UPSTREAM_ERROR'
  | 'UPSTREAM_TIMEOUT'
  | 'STREAM_UNAVAILABLE'

/** Ours, never the upstream's: what a log or a developer reads. */
const messages: Record<ErrorCode, string> = {
  UNAUTHENTICATED: 'Nobody is logged in.',
  FORBIDDEN: 'This is not for the present viewer.',
  MEMBERS_ONLY: 'This needs a membership.',
  NOT_FOUND: 'There is no such thing.',
  BAD_USER_INPUT: 'The input was refused.',
  RATE_LIMITED: 'Too many attempts; try again later.',
  OVERLOADED: 'There is too much to do at the moment; try again soon.',
  UPSTREAM_ERROR: 'The server behind the gateway could not answer.',
  UPSTREAM_TIMEOUT: 'The server behind the gateway took too long.',
  STREAM_UNAVAILABLE: 'What happens cannot be told as it happens; ask from time to time.',
}

/** Where an error comes from, for who has to find it in the logs. */
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

/** An error that a client understands by its code. */
export class SystemError extends GraphQLError {
  constructor(
    readonly code: ErrorCode,
    details: Details = {},
  ) {
    super(messages[code], { extensions: { code, ...details } })
  }
}

/** Something asked for in a way that cannot be answered, said in a developer's words. */
export function badInput(message: string, reason?: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', ...(reason ? { reason } : {}) } })
}

/** A call that the server refused, with its reason where it gave one. */
export class RefusedError extends SystemError {
  constructor(
    readonly status: number,
    readonly problem: Problem | undefined,
    code: ErrorCode,
    details: Details,
    /** What a membership would be needed for. */
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

/** What a 4xx answer of a call means in the graph. */
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

/** The feature of that name; an unknown one counts as one for members. */
export function featureCode(name: string | undefined): FeatureCode {
  return Object.values(FeatureCode).find((feature) => feature === name) ?? FeatureCode.MembersOnly
}

/** Null for an object that does not exist; any other failure stays one. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

const internal = { reason: 'INTERNAL' }
/** Characters: messages of graphql-js repeat the value that they refuse, however long it is. */
const MAX_MESSAGE = 250

/** Hides what an unforeseen error says; the log has it under the request id. */
export function maskUnknown(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) {
    const cause = error.originalError
    if (!cause || cause instanceof GraphQLError) return error
    const { message, extensions } = new SystemError('UPSTREAM_ERROR', internal)
    return new GraphQLError(message, { nodes: error.nodes, path: error.path, extensions })
  }
  return new SystemError('UPSTREAM_ERROR', internal)
}

/** The same error with a message of bounded length. */
export function shortened(error: GraphQLError): GraphQLError {
  if (error.message.length <= MAX_MESSAGE) return error
  const { nodes, source, positions, path, extensions } = error
  return new GraphQLError(`${error.message.slice(0, MAX_MESSAGE)}…`, { nodes, source, positions, path, extensions })
}

/** Gives an error of the engine its code: without a path it is about the document or its variables, of which nothing was run. */
export function coded(error: GraphQLError): GraphQLError {
  if (error.path === undefined) error.extensions['code'] ??= 'BAD_USER_INPUT' satisfies ErrorCode
  return error
}
