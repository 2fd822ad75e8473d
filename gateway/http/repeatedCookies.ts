import type { onRequestHookHandler } from 'fastify'
import { countedCookies, hasRepeatedCookie } from '../../legacy/contract/cookies'

/** A browser that sends a session cookie twice: another page may have planted one of them. */
class RepeatedCookie extends Error {
  readonly statusCode = 400
}

/** Refuses requests in which one session cookie comes twice, before anybody chooses between them. */
export function refuseRepeatedCookies(sessionCookies: readonly string[]): onRequestHookHandler {
  const [plain, secure] = [countedCookies(sessionCookies, 'http'), countedCookies(sessionCookies, 'https')]
  return ({ headers, protocol }, _reply, done) => {
    done(hasRepeatedCookie(headers.cookie, protocol === 'https' ? secure : plain) ? new RepeatedCookie() : undefined)
  }
}
