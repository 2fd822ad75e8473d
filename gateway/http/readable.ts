import type { FastifyRequest } from 'fastify'
import { badInput } from '../core/errors'
import { isObject, operationIds } from '../core/operations/operationIds'

/**
 * Refuses requests that Yoga would not answer or would report as our fault: for a body without an operation it
 * waits for another one, or looks for a persisted one.
 */
export function refuseUnreadable(request: FastifyRequest): void {
  const { method, url, body } = request
  if (method === 'POST' && !request.isMultipart() && !(isObject(body) && namesOperation(body))) {
    throw badInput('The body is a JSON object with an operation.')
  }
  const query = new URLSearchParams(url.split('?', 2)[1])
  for (const name of ['variables', 'extensions']) {
    const text = query.getAll(name).join()
    if (text && !isJson(text)) throw badInput(`The ${name} in the address are JSON.`)
  }
}

/** Whether there is a document, or an id in one of the ways that clients send it. */
function namesOperation(body: Readonly<Record<string, unknown>>): boolean {
  const { query } = body
  return (typeof query === 'string' && query !== '') || operationIds(body).length > 0
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
