import type { ErrorCode } from '../content/messages/messages'
import type { PlaceholderValues } from '../content/interpolate'
import type { FeatureCode } from '../contract/money/moneyEnums'

/** An invalid field; the message in the viewer's language is added when it is sent. */
export interface FieldProblem {
  /** The field of the body or query, dotted for nested ones: `persons.1.birthday`. */
  readonly field: string
  readonly code: ErrorCode
  readonly params?: PlaceholderValues
}

interface Details {
  readonly feature?: FeatureCode
  readonly fields?: readonly FieldProblem[]
  /** Values for the message's placeholders. */
  readonly params?: PlaceholderValues
  /** Seconds until another try can succeed. */
  readonly retryAfter?: number
}

/** A refusal that the viewer sees; thrown by rules, sent as problem+json. */
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

/** 404: it does not exist, or the viewer may not know of it. */
export function notFound(): Problem {
  return new Problem(404, 'NOT_FOUND')
}

/** 400 with the invalid fields. */
export function invalid(...fields: readonly FieldProblem[]): Problem {
  return new Problem(400, 'VALIDATION_FAILED', { fields })
}

/** 422 with the refused fields; the code of the whole is that of the first. */
export function unprocessable(first: FieldProblem, ...others: readonly FieldProblem[]): Problem {
  return new Problem(422, first.code, { params: first.params, fields: [first, ...others] })
}
