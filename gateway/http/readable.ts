import type { FastifyRequest } from 'fastify'
import { badInput } from '../core/errors'

/**
 * Refuses what would not be answered, or be taken for a fault of ours: for a body without an operation Yoga waits for
 * another one, which never comes.
 */
export function refuseUnreadable(request: FastifyRequest): void {
  const { method, url, body } = request
  if (method === 'POST' && !request.isMultipart() && !isFilledObject(body)) {
    throw badInput('The body is a JSON object with an operation.')
  }
  const query = new URLSearchParams(url.split('?', 2)[1])
  for (const name of ['variables', 'extensions']) {
    const text = query.getAll(name).join()
    if (text && !isJson(text)) throw badInput(`The ${name} in the address are JSON.`)
  }
}

function isFilledObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
