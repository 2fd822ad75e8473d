import type { FastifyInstance, FastifyRequest } from 'fastify'
import { oversizedField } from '../../legacy/contract/jsonBounds'
import { badInput } from '../core/errors'
import type { Limits } from '../core/settings'
import { addGraphHooks } from './graphHooks'

const MAX_KEY_LENGTH = 100

type Bounds = Pick<Limits, 'nesting' | 'list' | 'values'>

/** Refuses values that are nested deeper or larger than any input of the graph, because walking them takes long. */
export function refuseUnwieldy(value: unknown, bounds: Bounds): void {
  if (isUnwieldy(value, bounds, 0, { values: 0 })) throw unwieldy(bounds)
}

function unwieldy({ nesting, list, values }: Bounds) {
  const message = `Values are nested at most ${nesting} levels deep and hold at most ${list} others, ${values} in all.`
  // The status counts for requests outside the graph.
  return Object.assign(badInput(message, 'UNWIELDY'), { statusCode: 400 })
}

function isUnwieldy(value: unknown, bounds: Bounds, depth: number, counted: { values: number }): boolean {
  counted.values += 1
  if (counted.values > bounds.values) return true
  if (typeof value !== 'object' || value === null) return false
  if (depth > bounds.nesting) return true
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  // Each message about an unknown key would repeat all the others.
  if (inner.length > bounds.list || Object.keys(value).some((key) => key.length > MAX_KEY_LENGTH)) return true
  return inner.some((each) => isUnwieldy(each, bounds, depth + 1, counted))
}

/** Checks all JSON for the graph, in bodies and addresses, before anything else reads it. */
export function boundValues(app: FastifyInstance, bounds: Bounds): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  // The body itself is a level.
  const textBounds = { depth: bounds.nesting + 1, values: bounds.values }
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (oversizedField(text, textBounds) !== undefined) done(unwieldy(bounds))
    else void parse(request, text, done)
  })
  addGraphHooks(app, {
    preHandler(request, _reply, done) {
      refuseUnwieldy(request.body, bounds)
      for (const value of valuesInAddress(request)) refuseUnwieldy(value, bounds)
      done()
    },
  })
}

function valuesInAddress({ method, query }: FastifyRequest): unknown[] {
  if (method !== 'GET' || typeof query !== 'object' || query === null) return []
  return Object.values(query).flatMap((text) => {
    try {
      return typeof text === 'string' && /^\s*[[{]/.test(text) ? [JSON.parse(text) as unknown] : []
    } catch {
      // A document also begins with a brace; invalid JSON is refused where it is parsed.
      return []
    }
  })
}
