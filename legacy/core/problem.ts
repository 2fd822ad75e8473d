import type { ErrorCode } from '../content/messages/messages'
import type { PlaceholderValues } from '../content/interpolate'
import type { FeatureCode } from '../contract/enums'

/** A field that something is wrong with; the edge adds the message in the viewer's language. */
export interface FieldProblem {
  /** The field of the body or query, dotted for nested ones: `persons.1.birthday`. */
  readonly field: string
  readonly code: ErrorCode
  readonly params?: PlaceholderValues
}

interface Details {
  readonly feature?: FeatureCode
  readonly fields?: readonly FieldProblem[]
  /** The values of the message's placeholders. */
  readonly params?: PlaceholderValues
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number
}

/** A refusal that the viewer is told about; thrown by rules, written as problem+json at the edge. */
export class Problem extends Error {
  override name = 'Problem'
  readonly feature: FeatureCode | undefined
  readonly fields: readonly FieldProblem[] | undefined
  readonly params: PlaceholderValues
  readonly retryAfter: number | undefined

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    details: Details = {},
  ) {
    super(code)
    this.feature = details.feature
    this.fields = details.fields
    this.params = details.params ?? {}
    this.retryAfter = details.retryAfter
  }
}

/** 404: there is no such thing, or the viewer may not know of it. */
export function notFound(): Problem {
  return new Problem(404, 'NOT_FOUND')
}

/** 400 with the fields that are wrong. */
export function invalid(...fields: readonly FieldProblem[]): Problem {
  return new Problem(400, 'VALIDATION_FAILED', { fields })
}

/** 422 with the fields that cannot be taken as they are; as a whole it has the code of the first. */
export function unprocessable(first: FieldProblem, ...others: readonly FieldProblem[]): Problem {
  return new Problem(422, first.code, { params: first.params, fields: [first, ...others] })
}
