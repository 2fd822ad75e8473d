import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import type { Addressee } from '../../content/addressee'
import type { Locale } from '../../content/locale'
import { message, type ErrorCode } from '../../content/messages/messages'
import type { PlaceholderValues } from '../../content/interpolate'
import type { Problem as ProblemDetails } from '../../contract/call'
import { isUnstorable } from '../database/faults'
import { Problem, type FieldProblem } from '../problem'

/** Writes a refusal as problem+json in the viewer's language. */
export function sendProblem(
  reply: FastifyReply,
  locale: Locale,
  problem: Problem,
  addressee: Addressee = 'single',
): FastifyReply {
  const details: ProblemDetails = {
    type: 'about:blank',
    title: statusTitles[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    detail: message(locale, problem.code, problem.params, addressee),
    ...(problem.feature && { feature: problem.feature }),
    ...(problem.fields && {
      fields: problem.fields.map(({ field, code, params }) => ({
        field,
        code,
        message: message(locale, code, params, addressee),
      })),
    }),
  }
  if (problem.retryAfter !== undefined) void reply.header('retry-after', String(problem.retryAfter))
  // The rest of a refused file would otherwise keep the connection open.
  if (problem.status === 413) void reply.header('connection', 'close')
  void reply.header('cache-control', 'no-store')
  return reply.status(problem.status).type('application/problem+json').send(JSON.stringify(details))
}

const statusTitles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** The problem for an error; unexpected errors are logged and answered in general words. */
export function problemOf(error: FastifyError | Error, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  if ('validation' in error && error.validation) {
    return new Problem(400, 'VALIDATION_FAILED', { fields: firstPerField(error.validation) })
  }
  // The client's fault: as server faults, a few of them would make the gateway take the server for down.
  if (isUnstorable(error)) return new Problem(400, 'VALIDATION_FAILED')
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status === 413) return new Problem(413, 'FILE_TOO_LARGE', { params: { max: 1 } })
  if (status === 415) return new Problem(415, 'FILE_TYPE_NOT_ALLOWED')
  if (status === 404) return new Problem(404, 'NOT_FOUND')
  if (status >= 400 && status < 500) return new Problem(status, 'VALIDATION_FAILED')
  request.log.error({ err: error }, 'A call failed')
  return new Problem(500, 'GENERIC')
}

/** More than any form has. */
const MAX_FIELDS = 20

function firstPerField(errors: readonly FastifySchemaValidationError[]): FieldProblem[] {
  const fields = new Map<string, FieldProblem>()
  for (const error of errors) {
    const problem = fieldProblem(error)
    if (!fields.has(problem.field)) fields.set(problem.field, problem)
    if (fields.size === MAX_FIELDS) break
  }
  return [...fields.values()]
}

function fieldProblem(error: FastifySchemaValidationError): FieldProblem {
  const { missingProperty, additionalProperty } = error.params
  const name = missingProperty ?? additionalProperty
  const path = error.instancePath.split('/').slice(1)
  if (typeof name === 'string') path.push(name)
  return { field: path.join('.'), ...codeOf(error, path.at(-1) ?? '') }
}

const formatCodes: Readonly<Record<string, ErrorCode>> = { email: 'INVALID_EMAIL', date: 'INVALID_DATE' }
const rangeCodes: Readonly<Record<string, ErrorCode>> = {
  height: 'HEIGHT_OUT_OF_RANGE',
  weight: 'WEIGHT_OUT_OF_RANGE',
}

function codeOf(
  { keyword, params }: FastifySchemaValidationError,
  name: string,
): { code: ErrorCode; params?: PlaceholderValues } {
  switch (keyword) {
    case 'required':
      return { code: 'REQUIRED' }
    case 'minLength':
      return params['limit'] === 1
        ? { code: 'REQUIRED' }
        : { code: 'TOO_SHORT', params: { min: Number(params['limit']) } }
    case 'maxLength':
      return { code: 'TOO_LONG', params: { max: Number(params['limit']) } }
    case 'format':
      return { code: formatCodes[String(params['format'])] ?? 'INVALID_FORMAT' }
    case 'minimum':
    case 'maximum':
      return { code: rangeCodes[name] ?? 'OUT_OF_RANGE' }
    case 'enum':
    case 'minItems':
    case 'maxItems':
      return { code: 'OUT_OF_RANGE' }
    default:
      return { code: 'INVALID_FORMAT' }
  }
}
