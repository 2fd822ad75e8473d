import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a secret, so that whoever reads it cannot use it. No salt: the secret is random itself. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
