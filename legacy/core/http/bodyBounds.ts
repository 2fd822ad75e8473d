import type { FastifyInstance } from 'fastify'
import { oversizedField } from '../../contract/jsonBounds'
import { invalid } from '../problem'

/** More than any call of the contract needs, and few enough to check every mistake. */
export const bodyBounds = { depth: 8, items: 200, keys: 100, keyLength: 100, values: 2_000 }

/** Parses JSON bodies, unless their text alone exceeds the bounds. */
export function parseBoundedJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const field = oversizedField(text, bodyBounds)
    if (field !== undefined) done(oversized(field))
    else void parse(request, text, done)
  })
}

/** Refuses oversized bodies before validation, because each further mistake costs time. */
export function refuseOversizedBody(body: unknown): void {
  const counted = { values: 0 }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    if (isOversized(body, 0, counted)) throw oversized('')
    return
  }
  let keys = 0
  for (const key in body) {
    keys += 1
    const isTooMuch = keys > bodyBounds.keys || key.length > bodyBounds.keyLength
    if (isTooMuch || isOversized((body as Record<string, unknown>)[key], 1, counted)) throw oversized(key)
  }
}

function oversized(key: string) {
  return invalid({ field: key.slice(0, bodyBounds.keyLength), code: 'OUT_OF_RANGE' })
}

function isOversized(value: unknown, depth: number, counted: { values: number }): boolean {
  counted.values += 1
  if (counted.values > bodyBounds.values) return true
  if (typeof value !== 'object' || value === null) return false
  if (depth >= bodyBounds.depth) return true
  if (Array.isArray(value)) {
    return value.length > bodyBounds.items || value.some((item) => isOversized(item, depth + 1, counted))
  }
  let keys = 0
  for (const key in value) {
    keys += 1
    if (keys > bodyBounds.keys || key.length > bodyBounds.keyLength) return true
    if (isOversized((value as Record<string, unknown>)[key], depth + 1, counted)) return true
  }
  return false
}
