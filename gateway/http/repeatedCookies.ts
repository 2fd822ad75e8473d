import type { onRequestHookHandler } from 'fastify'
import { countedCookies, hasRepeatedCookie } from '../../legacy/contract/cookies'

/** A browser sends a session cookie twice, so another page may have planted one. */
class RepeatedCookie extends Error {
  readonly statusCode = 400
}

/** Refuses requests with a repeated session cookie, before anybody chooses between the two. */
export function refuseRepeatedCookies(sessionCookies: readonly string[]): onRequestHookHandler {
  const [plain, secure] = [countedCookies(sessionCookies, 'http'), countedCookies(sessionCookies, 'https')]
  return ({ headers, protocol }, _reply, done) => {
    done(hasRepeatedCookie(headers.cookie, protocol === 'https' ? secure : plain) ? new RepeatedCookie() : undefined)
  }
}
