import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badInput } from '../core/errors'
import type { Limits } from '../settings'

type Bounds = Pick<Limits, 'nesting' | 'list' | 'values'>

/** Refuses values that are nested deeper, or hold more, than any input of the graph: whoever walks them takes long. */
export function refuseUnwieldy(value: unknown, bounds: Bounds): void {
  if (isUnwieldy(value, bounds, 0, { values: 0 })) {
    const { nesting, list, values } = bounds
    throw badInput(
      `Values are nested at most ${nesting} levels deep and hold at most ${list} others, ${values} in all.`,
      'UNWIELDY',
    )
  }
}

function isUnwieldy(value: unknown, bounds: Bounds, depth: number, counted: { values: number }): boolean {
  counted.values += 1
  if (counted.values > bounds.values) return true
  if (typeof value !== 'object' || value === null) return false
  if (depth > bounds.nesting) return true
  let held = 0
  for (const inner of Array.isArray(value) ? (value as readonly unknown[]) : Object.values(value)) {
    held += 1
    if (held > bounds.list || isUnwieldy(inner, bounds, depth + 1, counted)) return true
  }
  return false
}

/** Looks at all that comes to the graph as JSON, in a body or in an address, before anybody else does. */
export function boundValues(app: FastifyInstance, bounds: Bounds): void {
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.routeOptions.url === '/graphql') {
      refuseUnwieldy(request.body, bounds)
      for (const value of valuesInAddress(request)) refuseUnwieldy(value, bounds)
    }
    done()
  })
}

function valuesInAddress({ method, query }: FastifyRequest): unknown[] {
  if (method !== 'GET' || typeof query !== 'object' || query === null) return []
  return Object.values(query).flatMap((text) => {
    try {
      return typeof text === 'string' && /^\s*[[{]/.test(text) ? [JSON.parse(text) as unknown] : []
    } catch {
      // A document begins with a brace too; and what is no JSON is refused where it is read.
      return []
    }
  })
}
