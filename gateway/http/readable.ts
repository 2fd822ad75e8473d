import type { FastifyRequest } from 'fastify'
import { badInput } from '../core/errors'

/** Refuses a body without an operation: Yoga would wait for another one, which never comes. */
export function refuseUnreadable(request: FastifyRequest): void {
  if (request.method !== 'POST' || request.isMultipart() || isFilledObject(request.body)) return
  throw badInput('The body is a JSON object with an operation.')
}

function isFilledObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
}
