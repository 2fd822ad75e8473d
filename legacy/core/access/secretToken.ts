import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored hash of a secret, useless to whoever reads it. No salt, because the secret itself is random. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
