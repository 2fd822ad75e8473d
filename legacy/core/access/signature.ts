import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Settings } from '../settings'

/** Signs a text for one purpose: nobody without the server's secret can make it, and it fits no other purpose. */
export function signatureOf({ secret }: Pick<Settings, 'secret'>, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')
}

export function isSigned(
  settings: Pick<Settings, 'secret'>,
  purpose: string,
  text: string,
  signature: string,
): boolean {
  const expected = Buffer.from(signatureOf(settings, purpose, text))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
