import type { FastifyRequest } from 'fastify'
import { invalid, type FieldProblem } from '../problem'

/** The maximum of PostgreSQL's integers, the type of all ids and counts. */
const MAX_INTEGER = 2 ** 31 - 1
const MAX_YEAR = 9999
/** A null character or a lone surrogate; with the `u` flag whole pairs do not match. */
const unstorableText = /[\0\p{Surrogate}]/u

/**
 * Refuses a validated request with a value that no column can hold: a number beyond PostgreSQL's integers, a null
 * character or a lone surrogate. One rule for all calls, whether or not the value would reach the database.
 */
export function refuseUnstorable({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): void {
  const fields = [...unstorable(query, []), ...unstorable(body, [])]
  if (fields.length > 0) throw invalid(...fields)
}

function unstorable(value: unknown, path: readonly string[]): FieldProblem[] {
  const field = path.join('.')
  if (typeof value === 'number') return Math.abs(value) > MAX_INTEGER ? [{ field, code: 'OUT_OF_RANGE' }] : []
  if (typeof value === 'string') return unstorableText.test(value) ? [{ field, code: 'INVALID_FORMAT' }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, [...path, key]))
}

interface Formats {
  readonly formats: Readonly<Record<string, unknown>>
  addFormat(name: string, validate: (text: string) => boolean): unknown
}

/** Restricts date formats to what both PostgreSQL and JavaScript can hold: no leap seconds, no year 0. */
export function narrowDates(ajv: Formats): void {
  for (const name of ['date', 'date-time']) {
    const isWritten = validatorOf(ajv.formats[name])
    ajv.addFormat(name, (text) => isWritten(text) && isMoment(text))
  }
}

function validatorOf(format: unknown): (text: string) => boolean {
  if (typeof format === 'object' && format !== null && 'validate' in format && typeof format.validate === 'function') {
    const validate = format.validate as (text: string) => boolean
    return (text) => validate(text)
  }
  throw new Error('A format of dates has no validator')
}

function isMoment(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= MAX_YEAR
}
