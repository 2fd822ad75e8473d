import type { onRequestHookHandler } from 'fastify'
import { LRUCache } from 'lru-cache'

/** The Host header holds something else, so that addresses built from it would lead elsewhere. */
class MalformedHost extends Error {
  readonly statusCode = 400
}

/** Accepted hosts: nearly all requests name one of a few. */
const known = new LRUCache<string, true>({ max: 100 })

/** Accepts only host names, with or without a port. */
export const refuseMalformedHost: onRequestHookHandler = ({ headers: { host } }, _reply, done) => {
  if (!host || known.get(host)) return done()
  if (/[/\\?#@\s]/.test(host) || !URL.canParse(`http://${host}`)) return done(new MalformedHost())
  known.set(host, true)
  return done()
}
